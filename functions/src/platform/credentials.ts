/**
 * The credentials that the practice's owner has entered, encrypted in the database by AES-256-GCM under the secret
 * CREDENTIALS_KEY (decision 105). They count before the parameters and secrets of the deployment.
 */
import {
  credentialPath,
  sealedCredentials,
  type CredentialName,
} from '@tulia/domain/records/watch/credential';
import { SECOND, type Instant } from '@tulia/domain/time/instant';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { db } from './app';
import { logFault } from './log';
import { credentialsKey } from './params';
import { readRecord } from './stored';
import { writerOf, type Writer } from './writer';

export interface Credentials extends Record<CredentialName, object> {
  /** null once the owner has disconnected the calendar, also where the deployment names one */
  google: { refreshToken: string | null };
  mail: {
    host: string;
    port: number;
    user: string;
    password: string;
    senderName: string;
    senderAddress: string;
  };
  /** `till` and `nominatedNumber` may be empty */
  mpesa: Record<
    'shortCode' | 'till' | 'nominatedNumber' | 'key' | 'secret' | 'passkey' | 'webhookSecret',
    string
  >;
  /** `senderId` may be empty; `ceiling` in whole shillings a month; quiet hours as `HH:MM` */
  texts: Record<
    'username' | 'apiKey' | 'senderId' | 'quietFrom' | 'quietUntil' | 'webhookSecret',
    string
  > & { ceiling: number };
}

interface Kept<Name extends CredentialName> {
  value: Credentials[Name];
  at: Instant;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Milliseconds for which an instance remembers what it read. */
const REMEMBERED = 10 * SECOND;

const remembered = new Map<string, { kept: unknown; until: Instant }>();

function keyOrNone(): Buffer | null {
  // `value()` would write a warning for each function and test that has no key.
  const key = Buffer.from(process.env[credentialsKey.name] ?? '', 'base64');
  return key.length === KEY_BYTES ? key : null;
}

/** Whether the deployment has a key by which credentials can be kept. */
export const canKeepCredentials = () => keyOrNone() !== null;

function requireKey(): Buffer {
  const key = keyOrNone();
  if (key === null) throw new Error('CREDENTIALS_KEY holds no 32 bytes in base64');
  return key;
}

/** @param name of the record: the text opens under the same name only @throws Error without a key */
export function seal(name: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, requireKey(), nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws Error for another key or name, and for a text that was changed */
export function unseal(name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, requireKey(), bytes.subarray(0, NONCE_BYTES), options);
  decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}

/** What is kept, and since when; null without it, without a key, or when the key is another one now. */
export async function readKept<Name extends CredentialName>(
  name: Name,
): Promise<Kept<Name> | null> {
  if (!canKeepCredentials()) return null;
  const known = remembered.get(name);
  if (known !== undefined && known.until > Date.now()) return known.kept as Kept<Name> | null;
  const stored = await readRecord(sealedCredentials, credentialPath(name));
  let kept: Kept<Name> | null = null;
  try {
    if (stored !== null) {
      const value = JSON.parse(unseal(name, stored.sealed)) as Credentials[Name];
      kept = { value, at: stored.keptAt };
    }
  } catch {
    logFault('credentials not opened', { where: 'readKept', code: name });
  }
  remembered.set(name, { kept, until: Date.now() + REMEMBERED });
  return kept;
}

/** The next readings are of the database: another instance may have kept or ended an account a moment ago. */
export const dropRemembered = (): void => remembered.clear();

export const readCredentials = async <Name extends CredentialName>(
  name: Name,
): Promise<Credentials[Name] | null> => (await readKept(name))?.value ?? null;

/** @param also writes more in the same commit */
export async function keepCredentials<Name extends CredentialName>(
  name: Name,
  value: Credentials[Name],
  now: Instant,
  also: (writer: Writer) => void,
): Promise<void> {
  const sealed = seal(name, JSON.stringify(value));
  await change(name, also, (writer) =>
    writer.set(db().doc(credentialPath(name)), sealedCredentials.toStored({ sealed, keptAt: now })),
  );
}

/** @param also writes more in the same commit */
export async function forgetCredentials(
  name: CredentialName,
  also: (writer: Writer) => void,
): Promise<void> {
  await change(name, also, (writer) => writer.delete(db().doc(credentialPath(name))));
}

async function change(
  name: CredentialName,
  ...writes: ((writer: Writer) => unknown)[]
): Promise<void> {
  const batch = db().batch();
  for (const write of writes) write(writerOf(batch));
  await batch.commit();
  remembered.delete(name);
}
