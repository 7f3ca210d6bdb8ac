/**
 * Records whether each outside service accepts the practice's credentials, for the banner that staff see and for the
 * email to the practice (`mail/connection-mail.ts`).
 */
import { CONNECTION_NAMES, isVerdict } from '@tulia/domain/practice/connections';
import type { Connection, ConnectionName } from '@tulia/domain/practice/connections';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { db } from './app';
import type { Clock } from './clock';
import { describeError, logFault } from './log';
import { recordOf } from './stored';

export const connectionRef = (name: ConnectionName) => db().doc(connectionPath(name));

export async function readConnection(name: ConnectionName): Promise<Connection> {
  return recordOf(connections, await connectionRef(name).get()) ?? connections.fromStored({});
}

export async function readConnections(): Promise<Record<ConnectionName, Connection>> {
  const read = CONNECTION_NAMES.map(async (name) => [name, await readConnection(name)] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<ConnectionName, Connection>;
}

/** @param problem a short code; null when the service accepts the credentials @returns whether that is new */
export async function noteConnection(
  name: ConnectionName,
  problem: string | null,
  clock: Clock,
): Promise<boolean> {
  if (!isVerdict(problem)) return false;
  const where = 'noteConnection';
  try {
    if ((await readConnection(name)).problem === problem) return false;
    const ref = connectionRef(name);
    const isNew = await db().runTransaction(async (transaction) => {
      const before = connections.fromStored((await transaction.get(ref)).data() ?? {});
      // Of several calls that meet the same problem at once, one reports it.
      if (before.problem === problem) return false;
      const part = connections.toStoredPart({ problem, since: clock.now(), toldAt: null });
      transaction.set(ref, part, { merge: true });
      return true;
    });
    if (isNew && problem !== null)
      logFault('connection lost', { where, code: `${name} ${problem}` });
    return isNew;
  } catch (error) {
    // The caller's own work goes on.
    logFault('connection not noted', { where, ...describeError(error) });
    return false;
  }
}

/** Records since when the provider sends notices, or lists payments. */
export async function noteRegistered(
  name: ConnectionName,
  agreed: Partial<Pick<Connection, 'registeredAt' | 'listsAt'>>,
): Promise<void> {
  await connectionRef(name).set(connections.toStoredPart(agreed), { merge: true });
}
