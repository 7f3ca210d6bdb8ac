/**
 * What a practitioner's own calendar takes of their time. Events of the Calendar API (v3, repeating ones expanded by
 * Google) become busy intervals, and these become locks that no session, hold or block needs.
 */
import { isDate, toInstant } from '../time/practice-time';
import type { Instant } from '../time/instant';
import { granulesOf, lockId, type Granule } from './granule';
import type { Interval } from './interval';
import type { SlotLock } from './lock';
import type { LocksFound } from './lock-refs';
import type { OwnCalendar } from './own-calendar';

interface EventTime {
  /** `YYYY-MM-DD` of an event of whole days */
  date?: string | null;
  /** RFC 3339 */
  dateTime?: string | null;
}

/** The fields that are asked for; titles and guests stay at Google. Each of them may be missing. */
export interface OwnEvent {
  status?: string | null;
  transparency?: string | null;
  eventType?: string | null;
  iCalUID?: string | null;
  start?: EventTime | null;
  end?: EventTime | null;
  attendees?: readonly { self?: boolean | null; responseStatus?: string | null }[] | null;
  extendedProperties?: { private?: Record<string, string> | null } | null;
}

/** The end of the UID of our own invitations, which Gmail lays into the calendar of whoever gets them. */
export const SESSION_UID_DOMAIN = 'sessions.tulia';

/** Kinds that say where a person is, or whose birthday it is. */
const NEVER_BUSY: readonly unknown[] = ['workingLocation', 'birthday'];

function takesTime(event: OwnEvent): boolean {
  const { status, transparency, eventType, iCalUID, attendees, extendedProperties } = event;
  const isOfOurs =
    extendedProperties?.private?.['bookingId'] !== undefined ||
    iCalUID?.endsWith(`@${SESSION_UID_DOMAIN}`) === true;
  const isDeclined = attendees?.some((each) => each.self && each.responseStatus === 'declined');
  return (
    status !== 'cancelled' &&
    transparency !== 'transparent' &&
    !NEVER_BUSY.includes(eventType) &&
    !isOfOurs &&
    isDeclined !== true
  );
}

/** NaN for a time that is none. Whole days, and times without an offset, are of practice time. */
function instantOf(time: EventTime | null | undefined): Instant {
  const { date, dateTime } = time ?? {};
  if (date && isDate(date)) return toInstant(date, '00:00');
  if (!dateTime) return NaN;
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return Date.parse(dateTime);
  const [day = '', clock = ''] = dateTime.split('T');
  return isDate(day) && /^\d\d:\d\d/.test(clock) ? toInstant(day, clock.slice(0, 5)) : NaN;
}

/** The busy intervals within `window`, in order, those that touch made one. */
export function busyIntervals(events: readonly OwnEvent[], window: Interval): Interval[] {
  const found = events
    .filter(takesTime)
    .map(({ start, end }) => ({
      startsAt: Math.max(instantOf(start), window.startsAt),
      endsAt: Math.min(instantOf(end), window.endsAt),
    }))
    // A comparison with NaN is false: an event without a time takes none.
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((one, other) => one.startsAt - other.startsAt);
  const merged: Interval[] = [];
  for (const { startsAt, endsAt } of found) {
    const last = merged.at(-1);
    if (last === undefined || last.endsAt < startsAt) merged.push({ startsAt, endsAt });
    else last.endsAt = Math.max(last.endsAt, endsAt);
  }
  return merged;
}

/** The busy steps by practice date. */
export function busySteps(busy: readonly Interval[]): Map<string, Granule[]> {
  const granules = new Map(busy.flatMap(granulesOf).map((each) => [each.startsAt, each]));
  const byDate = new Map<string, Granule[]>();
  for (const each of granules.values())
    byDate.set(each.date, [...(byDate.get(each.date) ?? []), each]);
  return byDate;
}

/** The dates from `from` to `last` on which the steps differ, in order. */
export function changedDates(
  before: readonly Interval[],
  after: readonly Interval[],
  { from, last }: { from: string; last: string },
): string[] {
  const [old, now] = [busySteps(before), busySteps(after)];
  const timesOn = (steps: typeof old, date: string) =>
    (steps.get(date) ?? []).map(({ time }) => time).join();
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((date) => from <= date && date <= last && timesOn(old, date) !== timesOn(now, date))
    .sort();
}

export interface BusyPlan {
  add: Granule[];
  /** busy locks that nothing wants any more */
  remove: Granule[];
  /** wanted steps that something else has: busy once that is gone */
  waiting: OwnCalendar['waiting'];
}

/**
 * Plans the busy locks of these dates, which name no booking and stand at the lock that every session needs.
 * @param locks of the practitioner on these dates
 */
export function planBusy(
  practitionerId: string,
  dates: readonly string[],
  busy: readonly Interval[],
  locks: LocksFound,
): BusyPlan {
  const steps = busySteps(busy);
  const wanted = dates.flatMap((date) => steps.get(date) ?? []);
  const lockOf = ({ date, time }: Granule) => locks.get(lockId({ practitionerId, date, time }));
  const waiting = wanted.flatMap((step): [Instant, string][] => {
    const { kind = 'busy', bookingId } = lockOf(step) ?? {};
    return kind === 'busy' ? [] : [[step.startsAt, (kind === 'session' && bookingId) || '']];
  });
  const isWanted = new Set(wanted.map(({ startsAt }) => startsAt));
  const spent = [...locks.values()].filter(
    ({ kind, date, startsAt }) =>
      kind === 'busy' && dates.includes(date) && !isWanted.has(startsAt),
  );
  return {
    add: wanted.filter((step) => lockOf(step) === undefined),
    remove: spent.flatMap(({ startsAt }) => granulesOf({ startsAt, endsAt: startsAt + 1 })),
    waiting: Object.fromEntries(waiting),
  };
}

export const busyLock = (practitionerId: string, { date, time, startsAt }: Granule): SlotLock => ({
  kind: 'busy',
  practitionerId,
  bookingId: null,
  serviceId: null,
  date,
  time,
  startsAt,
  expiresAt: null,
});
