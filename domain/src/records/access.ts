import { DAY, type Instant } from '../time/instant';
import { toWallTime } from '../time/practice-time';
import { defineRecord } from './record';

/**
 * `accessLog/{date_bookingId_uid}`: a staff member has seen the confidential part of a booking: request, topic,
 * private note and its versions. One entry for each reader, booking and day, append-only, without what was read and
 * without the client's name. Firestore's TTL removes it after `expiresAt` and not when the booking is erased, so
 * that clients can still ask later who looked.
 */
export interface Access {
  /** of the first time on that day */
  at: Instant;
  expiresAt: Instant;
  actor: { uid: string; name: string };
  bookingId: string;
  referenceNumber: string;
}

/** How long the practice can tell who looked. */
export const ACCESS_KEPT = 2 * 365 * DAY;

export const accessLog = defineRecord<Access>({
  collection: 'accessLog',
  instants: ['at', 'expiresAt'],
});

/** The day is in practice time; opening the same part again on it adds no entry. */
export const accessPath = ({ at, actor, bookingId }: Pick<Access, 'at' | 'actor' | 'bookingId'>) =>
  `accessLog/${toWallTime(at).date}_${bookingId}_${actor.uid}`;
