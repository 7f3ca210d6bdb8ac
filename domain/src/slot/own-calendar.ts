import { MINUTE, type Instant } from '../time/instant';
import { toInstant, toWallTime } from '../time/practice-time';
import type { Interval } from './interval';

/** `calendars/{practitionerId}`: what is known of a practitioner's own calendar. It holds no title and no guest. */
export interface OwnCalendar {
  /** the practitioner's switch: busy times close hours */
  closesHours: boolean;
  /** the calendar of the last reading; empty before */
  calendarId: string;
  /** tells at the next reading whether anything changed; null: the whole window is read */
  syncToken: string | null;
  /** the last reading that succeeded; the first of each day reads the whole window */
  readAt: Instant | null;
  /** a short code of what the last reading met */
  problem: string | null;
  /** at most some hundreds, merged, within the window */
  busy: Interval[];
  /** busy steps that a session, a hold or a block has: the start to the id of the session, empty for others */
  waiting: Record<string, string>;
  /** the private feed; null without one */
  feedMadeAt: Instant | null;
}

export const noCalendar: OwnCalendar = {
  closesHours: false,
  calendarId: '',
  syncToken: null,
  readAt: null,
  problem: null,
  busy: [],
  waiting: {},
  feedMadeAt: null,
};

/** Calendars are read between these practice times: at night nobody waits for an hour to close. */
const READ_FROM = '06:00';
const READ_UNTIL = '22:00';

export function isReadingTime(now: Instant): boolean {
  const { time } = toWallTime(now);
  return READ_FROM <= time && time < READ_UNTIL;
}

/** Three readings that failed. */
const PATIENCE = 30 * MINUTE;

/**
 * Since when a calendar that closes hours was not read: within reading time, after half an hour.
 * @returns null while it is read; else the last reading, or 0 when there was none
 */
export function unreadSince(
  { closesHours, readAt }: Pick<OwnCalendar, 'closesHours' | 'readAt'>,
  now: Instant,
): Instant | null {
  if (!closesHours || !isReadingTime(now)) return null;
  const opened = toInstant(toWallTime(now).date, READ_FROM);
  return now - Math.max(readAt ?? 0, opened) > PATIENCE ? (readAt ?? 0) : null;
}
