import { DAY, type Instant } from '../time/instant';
import { toWallTime } from '../time/practice-time';
import { defineRecord } from './record';

/**
 * `accessLog/{date_bookingId_uid}`: a staff member has seen the confidential part of a booking (request, topic, private
 * note). One entry for each reader, booking and day, append-only, without contents and the client's name. Firestore's
 * TTL removes it after `expiresAt`; erasing the booking does not, so clients can still ask who read it.
 */
export interface Access {
  at: Instant;
  expiresAt: Instant;
  actor: { uid: string; name: string };
  bookingId: string;
  referenceNumber: string;
}

export const ACCESS_KEPT = 2 * 365 * DAY;

export const accessLog = defineRecord<Access>('accessLog', ['at', 'expiresAt']);

/** In practice time: reading again on the same day adds no entry. */
export const accessPath = ({ at, actor, bookingId }: Pick<Access, 'at' | 'actor' | 'bookingId'>) =>
  `accessLog/${toWallTime(at).date}_${bookingId}_${actor.uid}`;
