/**
 * Whether the outside services take the practice's credentials: written where it changes, for the banner that
 * staff see and the mail to the practice (`mail/connection-mail.ts`). What works again is written by the first use
 * that shows it.
 */
import {
  CONNECTION_NAMES,
  isVerdict,
  type Connection,
  type ConnectionName,
} from '@tulia/domain/practice/connections';
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
  const found = await db().getAll(...CONNECTION_NAMES.map(connectionRef));
  const read = found.map((snapshot) => connections.fromStored(snapshot.data() ?? {}));
  return Object.fromEntries(CONNECTION_NAMES.map((name, index) => [name, read[index]])) as Record<
    ConnectionName,
    Connection
  >;
}

/**
 * Writes down what a service said of the credentials. @param problem a short code; null when it works
 * @returns whether that is news
 */
export async function noteConnection(
  name: ConnectionName,
  problem: string | null,
  clock: Clock,
): Promise<boolean> {
  if (!isVerdict(problem)) return false;
  try {
    if ((await readConnection(name)).problem === problem) return false;
    const ref = connectionRef(name);
    const isNews = await db().runTransaction(async (transaction) => {
      const before = connections.fromStored((await transaction.get(ref)).data() ?? {});
      // Of several that meet the same problem at once, one tells.
      if (before.problem === problem) return false;
      const part = connections.toStoredPart({ problem, since: clock.now(), toldAt: null });
      transaction.set(ref, part, { merge: true });
      return true;
    });
    if (isNews && problem !== null) {
      logFault('connection lost', { where: 'noteConnection', code: `${name} ${problem}` });
    }
    return isNews;
  } catch (error) {
    // What was asked of the service is done all the same.
    logFault('connection not noted', { where: 'noteConnection', ...describeError(error) });
    return false;
  }
}

/** Writes down since when a service does what it was asked to do for good. */
export async function noteRegistered(
  name: ConnectionName,
  agreed: Partial<Pick<Connection, 'registeredAt' | 'listsAt'>>,
): Promise<void> {
  await connectionRef(name).set(connections.toStoredPart(agreed), { merge: true });
}
