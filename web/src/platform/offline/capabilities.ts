/**
 * What works without a connection: the one list, obeyed by everything that sends. Nothing is queued: what needs a
 * connection refuses at once, keeps what was typed, and works again as soon as the connection is back.
 */
import { currentConnection, checkAgain, type Connection } from './connection';

/**
 * `always`: from the files the worker keeps. `own-device`: from what an own device remembers. `online`: never
 * without.
 */
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

/**
 * Whether an action can be done now. What is known of the connection is enough to refuse, never to promise: a
 * request may still fail. Every call of a server function is `'send a request'`.
 */
export function isPossible(action: Action, connection: Connection = currentConnection()): boolean {
  return connection !== 'offline' || CAPABILITIES[action] !== 'online';
}

/** The same for a person who has just asked for it: the connection is looked at once more before it is refused. */
export async function isPossibleNow(action: Action): Promise<boolean> {
  if (isPossible(action)) return true;
  await checkAgain();
  return isPossible(action);
}
