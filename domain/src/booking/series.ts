/** Several sessions booked at once, and which of them are not possible. */
import { staffTimeRefusal } from '../slot/staff-times';
import { intervalOf, overlaps } from '../slot/interval';
import { inspectLocks, lockRefs, type LockRef, type LocksFound } from '../slot/lock-refs';
import type { OpeningHours } from '../slot/opening-hours';
import type { Instant } from '../time/instant';
import type { Booking } from './booking';
import { isActive } from './status';
import { reasonOf } from './time-refusal';
import { addDays, toInstant, type WallTime } from '../time/practice-time';

export const SERIES_MAX = 8;

export type SeriesStart = WallTime;

export interface SeriesClash extends SeriesStart {
  reason: 'taken' | 'blocked' | 'calendar' | 'closed' | 'past';
}

/** The same weekday and time in so many weeks, the first included, at most `SERIES_MAX`. */
export function weeklyStarts({ date, time }: SeriesStart, weeks: number): SeriesStart[] {
  const length = Math.min(Math.max(1, weeks), SERIES_MAX);
  return Array.from({ length }, (_, week) => ({ date: addDays(date, 7 * week), time }));
}

interface SeriesWith {
  practitioner: { id: string; openingHours: OpeningHours };
  service: { slug: string; durationMinutes: number };
}

export function locksOfStart(
  { date, time }: SeriesStart,
  { practitioner, service }: SeriesWith,
): LockRef[] {
  const interval = intervalOf(toInstant(date, time), service.durationMinutes);
  const session = { practitionerId: practitioner.id, serviceId: service.slug };
  return lockRefs(interval, session);
}

/**
 * The impossible sessions with reasons, in order. Of two that overlap the later one clashes.
 * Notice and window bind clients only. @param locks all locks of all sessions
 */
export function seriesClashes(
  starts: readonly SeriesStart[],
  about: SeriesWith,
  locks: LocksFound,
  now: Instant,
): SeriesClash[] {
  const { practitioner, service } = about;
  const intervals = starts.map(({ date, time }) =>
    intervalOf(toInstant(date, time), service.durationMinutes),
  );
  return starts.flatMap((start, index): SeriesClash[] => {
    const refused = staffTimeRefusal(start, practitioner.openingHours, now);
    if (refused !== null) return [{ ...start, reason: refused }];
    const own = intervals[index];
    const meetsEarlier =
      own !== undefined && intervals.slice(0, index).some((other) => overlaps(own, other));
    if (meetsEarlier) return [{ ...start, reason: 'taken' }];
    const { conflicts } = inspectLocks(locksOfStart(start, about), locks, '', now);
    if (conflicts.length === 0) return [];
    return [{ ...start, reason: reasonOf(conflicts) ?? 'taken' }];
  });
}

/** The requests, or else the sessions, of the series after this one, in order. */
export function laterOf<One extends Pick<Booking, 'id' | 'seriesId' | 'status' | 'startsAt'>>(
  booking: Pick<Booking, 'id' | 'seriesId' | 'startsAt' | 'status'>,
  series: readonly One[],
): One[] {
  const { id, seriesId, startsAt, status } = booking;
  if (seriesId == null) return [];
  return series
    .filter((each) => each.id !== id && each.seriesId === seriesId)
    .filter((each) => isActive(status) && each.status === status && each.startsAt > startsAt)
    .sort((one, other) => one.startsAt - other.startsAt);
}
