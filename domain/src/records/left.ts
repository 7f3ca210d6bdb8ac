import { DAY, type Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `left/{uid}`: somebody deletes the account. Written before anything is removed, so that what is on its way, and a token that
 * outlives the account by up to an hour, adds nothing afterwards. Rules ask it for a profile, functions in the transaction
 * that would write. Firestore's TTL removes it after `expiresAt`.
 */
export interface Left {
  at: Instant;
  expiresAt: Instant;
}

/** Tokens live for an hour. */
export const LEFT_FOR = DAY;

export const lefts = defineRecord<Left>({ collection: 'left', instants: ['at', 'expiresAt'] });
export const leftPath = (uid: string) => `left/${uid}`;
