import { DAY, type Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `left/{uid}`: this client has deleted the account. Written before anything is removed, so that running calls and a
 * token (valid up to an hour longer) add nothing afterwards. Rules read it before a profile is written, functions in
 * every transaction that would write. Firestore's TTL removes it after `expiresAt`.
 */
export interface Left {
  at: Instant;
  expiresAt: Instant;
}

/** Tokens are valid for an hour. */
export const LEFT_FOR = DAY;

export const lefts = defineRecord<Left>('left', ['at', 'expiresAt']);
export const leftPath = (uid: string) => `left/${uid}`;
