/**
 * Every night: probes Google and the providers of payments and texts, and emails the practice about each lost
 * connection.
 */
import { CONNECTION_NAMES, TOLD_CONNECTIONS } from '@tulia/domain/practice/connections';
import { tellOfTrouble } from '../mail/connection-mail';
import { probeGoogle } from '../meeting/google-connection';
import { probePayments } from '../payments/health';
import { probeTexts } from '../messages/account';
import { paymentProvider } from '../payments/provider';
import type { Clock } from '../platform/clock';
import { readConnections } from '../platform/connections';

/** @returns the number of lost connections */
export async function runCheckConnections(clock: Clock): Promise<number> {
  const provider = await paymentProvider();
  await probeGoogle(clock);
  if (provider !== null) await probePayments(provider, clock);
  await probeTexts(clock);
  const found = await readConnections();
  const refused = CONNECTION_NAMES.filter((name) => found[name].problem !== null);
  for (const name of TOLD_CONNECTIONS) if (refused.includes(name)) await tellOfTrouble(name, clock);
  return refused.length;
}
