import { DAY, type Instant } from '../time/instant';
import { toWallTime } from '../time/practice-time';
import { defineRecord } from './record';

/**
 * `accessLog/{date_bookingId_uid}`: that a member of staff had what is confidential about a booking before their eyes: request,
 * topic, private note and its versions. One for each reader, booking and day, append-only, and without a word of what was read or
 * a name of the client. Firestore's TTL removes it after `expiresAt`, and not the end of the booking: whoever asks who looked may
 * do so later.
 */
export interface Access {
  /** of the first time on that day */
  at: Instant;
  expiresAt: Instant;
  actor: { uid: string; name: string };
  bookingId: string;
  referenceNumber: string;
}

/** How long it can be told who looked. */
export const ACCESS_KEPT = 2 * 365 * DAY;

export const accessLog = defineRecord<Access>({
  collection: 'accessLog',
  instants: ['at', 'expiresAt'],
});

/** The day is one of the practice: what is opened again on it is no second entry. */
export const accessPath = ({ at, actor, bookingId }: Pick<Access, 'at' | 'actor' | 'bookingId'>) =>
  `accessLog/${toWallTime(at).date}_${bookingId}_${actor.uid}`;
