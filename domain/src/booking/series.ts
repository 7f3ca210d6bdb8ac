/** Several sessions booked at once, and which of them are not possible. */
import { intervalOf, overlaps } from '../slot/interval';
import { lockRefs, type LockRef } from '../slot/lock-refs';
import type { Booking } from './booking';
import { isActive } from './status';
import { addDays, toInstant, type WallTime } from '../time/practice-time';

export const SERIES_MAX = 8;

export type SeriesStart = WallTime;

/** The same weekday and time in so many weeks, the first included, at most `SERIES_MAX`. */
export function weeklyStarts({ date, time }: SeriesStart, weeks: number): SeriesStart[] {
  const length = Math.min(Math.max(1, weeks), SERIES_MAX);
  return Array.from({ length }, (_, week) => ({ date: addDays(date, 7 * week), time }));
}

interface SeriesWith {
  practitioner: { id: string };
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
 * Which practitioner can hold a series: the first with the fewest sessions that cannot be had. Of two sessions that
 * overlap, the later one is taken.
 * @param refusals for each practitioner, why a session cannot be at a time and what is told of it; null when it can
 * @returns the place of the practitioner, -1 without any, and these sessions in order
 */
export function fewestClashes<Why extends { reason: string }>(
  starts: readonly SeriesStart[],
  minutes: number,
  refusals: readonly ((start: SeriesStart) => Why | null)[],
) {
  const intervals = starts.map(({ date, time }) => intervalOf(toInstant(date, time), minutes));
  const clashesOf = (refusalOf: (start: SeriesStart) => Why | null) =>
    starts.flatMap((start, index) => {
      const isOverlapping = intervals
        .slice(0, index)
        .some((earlier) => overlaps(earlier, intervals[index] ?? earlier));
      const why = refusalOf(start) ?? (isOverlapping ? { reason: 'taken' as const } : null);
      return why === null ? [] : [{ ...start, ...why }];
    });
  const all = refusals.map(clashesOf);
  const least = Math.min(...all.map(({ length }) => length));
  const place = all.findIndex(({ length }) => length === least);
  return { place, clashes: all[place] ?? [] };
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
