/** The owner enters the practice's account with Daraja: it is kept once Daraja gives a token for its keys. */
import { Refusal } from '@tulia/domain/refusal';
import { randomBytes } from 'node:crypto';
import type { SignedInContext } from '../platform/callable';
import { noteConnection } from '../platform/connections';
import { readCredentials, type Credentials } from '../platform/credentials';
import { keepService, notConnected, requireKeeping } from '../practice/own-services';
import { darajaProvider } from './daraja/provider';
import { deployedWebhookSecret, typedSettings } from './daraja/settings';
import { registerWith } from './register';

type Typed = Omit<Credentials['mpesa'], 'webhookSecret'>;

const KEYS = ['key', 'secret', 'passkey'] as const;

/** @returns short codes of what Daraja did not agree to @throws Refusal connection-failed, invalid-input */
export async function saveMpesa(typed: Typed, context: SignedInContext): Promise<string[]> {
  requireKeeping();
  const account = await completed(typed);
  const provider = darajaProvider(typedSettings(account));
  const problem = await provider.problem();
  if (problem !== null) throw notConnected(problem === 'no-answer' ? 'no-answer' : 'keys-refused');
  await keepService('mpesa', account, context);
  await noteConnection('mpesa', null, context.clock);
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
