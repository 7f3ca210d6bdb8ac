/**
 * What works without a connection; everything that sends obeys this list. Nothing is queued: an action refuses at
 * once, keeps what was typed, and works again when the connection returns.
 */
import { currentConnection, checkAgain, type Connection } from './connection';

/** `always`: from the worker's files. `own-device`: from what an own device remembers. */
export type Needs = 'always' | 'own-device' | 'online';

export const CAPABILITIES = {
  'open the app': 'always',
  'read public pages': 'always',
  'read the consent texts': 'always',
  'fill in the booking form': 'always',
  'read my sessions and their links': 'own-device',
  'add a session to the calendar': 'own-device',
  'fetch a new version': 'online',
  'look up a booking status': 'online',
  'sign in, sign up or reset a password': 'online',
  'verify an e-mail address': 'online',
  'send a request': 'online',
  'save the profile': 'online',
  'create the profile at first sign-in': 'online',
} as const satisfies Record<string, Needs>;

export type Action = keyof typeof CAPABILITIES;

/** The known connection is enough to refuse, and promises nothing. Every call is a `'send a request'`. */
export function isPossible(action: Action, connection: Connection = currentConnection()): boolean {
  return connection !== 'offline' || CAPABILITIES[action] !== 'online';
}

/** Checks the connection once more before it refuses. */
export async function isPossibleNow(action: Action): Promise<boolean> {
  if (isPossible(action)) return true;
  await checkAgain();
  return isPossible(action);
}
