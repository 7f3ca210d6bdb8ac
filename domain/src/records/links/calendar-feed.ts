/**
 * `calendarFeeds/{hash}`: the private feed of a practitioner's sessions. The id is a hash of the address, which is
 * shown once and stored nowhere. For functions only.
 */
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export interface CalendarFeed {
  practitionerId: string;
  /** the staff member who made it: it ends with their access, and with that of the practitioner */
  madeBy: string;
  madeAt: Instant;
}

export const calendarFeeds = defineRecord<CalendarFeed>('calendarFeeds', ['madeAt']);
export const calendarFeedPath = (hash: string) => `calendarFeeds/${hash}`;
