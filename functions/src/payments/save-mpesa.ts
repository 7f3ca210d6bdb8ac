/** The owner enters the practice's account with Daraja: it is kept once Daraja gives a token for its keys. */
import type { ConnectFailure } from '@tulia/domain/practice/connections';
import { credentialPath } from '@tulia/domain/records/watch/credential';
import { Refusal } from '@tulia/domain/refusal';
import { randomBytes } from 'node:crypto';
import type { SignedInContext } from '../platform/callable';
import { noteConnection } from '../platform/connections';
import {
  canKeepCredentials,
  keepCredentials,
  readCredentials,
  type Credentials,
} from '../platform/credentials';
import { writeAudit } from '../practice/audit';
import { darajaProvider } from './daraja/provider';
import { deployedWebhookSecret, typedSettings } from './daraja/settings';
import { registerWith } from './register';

type Typed = Omit<Credentials['mpesa'], 'webhookSecret'>;

const KEYS = ['key', 'secret', 'passkey'] as const;

const failed = (reason: ConnectFailure) => new Refusal('connection-failed', { reason });

/** @returns short codes of what Daraja did not agree to @throws Refusal connection-failed, invalid-input */
export async function saveMpesa(typed: Typed, context: SignedInContext): Promise<string[]> {
  const { caller, clock } = context;
  if (!canKeepCredentials()) throw failed('not-offered');
  const account = await completed(typed);
  const provider = darajaProvider(typedSettings(account));
  const problem = await provider.problem();
  if (problem !== null) throw failed(problem === 'no-answer' ? 'no-answer' : 'keys-refused');
  const now = clock.now();
  await keepCredentials('mpesa', account, now, (writer) => {
    const note = { action: 'service-connected', subject: credentialPath('mpesa') } as const;
    writeAudit(writer, caller, { ...note, fields: [] }, now);
  });
  await noteConnection('mpesa', null, clock);
  return registerWith(provider, context);
}

/** Adds the kept keys for those left empty, and the secret of the address that Daraja may know already. */
async function completed(typed: Typed): Promise<Credentials['mpesa']> {
  const kept = await readCredentials('mpesa');
  const account = { ...typed };
  for (const name of KEYS) account[name] = typed[name].trim() || (kept?.[name] ?? '');
  const missing = KEYS.filter((name) => account[name] === '');
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, 'text-required']));
    throw new Refusal('invalid-input', { fields });
  }
  // Hexadecimal digits spell none of the words that Daraja refuses in an address.
  const webhookSecret =
    kept?.webhookSecret ?? deployedWebhookSecret() ?? randomBytes(16).toString('hex');
  return { ...account, webhookSecret };
}
