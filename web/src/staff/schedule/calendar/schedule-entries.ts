import type { Booking } from '@tulia/domain/booking/booking';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { rangesOfSteps } from '@tulia/domain/slot/granule';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import type { Instant } from '@tulia/domain/time/instant';
import { minutesOf, timeOf, toWallTime } from '@tulia/domain/time/practice-time';
import { holdOf } from '../../parts/hold';

interface Place {
  id: string;
  /** practice time; `end` is excluded, `24:00` is midnight */
  date: string;
  start: string;
  end: string;
}

type SessionEntry = Place & {
  kind: 'session';
  booking: Booking;
  /** a request whose time the client holds now */
  held: boolean;
};

export type BlockedEntry = Place & {
  kind: 'blocked';
  practitionerId: string;
  /** null: all services */
  serviceId: string | null;
  /** the practitioner's own calendar closes the time; else staff blocked it */
  isBusy: boolean;
};

export type ScheduleEntry = SessionEntry | BlockedEntry;

function sessionEntry(booking: Booking, now: Instant): SessionEntry {
  const { date, time } = toWallTime(booking.startsAt);
  const end = toWallTime(booking.endsAt);
  return {
    kind: 'session',
    id: booking.id,
    booking,
    date,
    start: time,
    end: end.date === date ? end.time : '24:00',
    held: ['held', 'kept'].includes(holdOf(booking, now)?.state ?? ''),
  };
}

type Block = Pick<SlotLock, 'kind' | 'practitionerId' | 'date' | 'time' | 'serviceId' | 'heldBy'>;
type Group = Omit<Block, 'time' | 'heldBy'> & { steps: string[] };

function blockedEntries(locks: readonly Block[]): BlockedEntry[] {
  // Each block is an entry, so that staff can free it alone.
  const groups = new Map<string, Group>();
  for (const { kind, practitionerId, date, serviceId, time, heldBy = [] } of locks) {
    const key = [kind, practitionerId, date, serviceId ?? '', ...heldBy].join(' ');
    const group = groups.get(key) ?? { kind, practitionerId, date, serviceId, steps: [] };
    group.steps.push(time);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ kind, practitionerId, date, serviceId, steps }) =>
    rangesOfSteps(steps).map(({ start, end }) => ({
      kind: 'blocked' as const,
      id: `blocked_${practitionerId}_${date}_${start}_${serviceId ?? 'all'}`,
      practitionerId,
      date,
      start,
      end,
      serviceId,
      isBusy: kind === 'busy',
    })),
  );
}

/** All entries in order of time. */
export function scheduleEntries(
  bookings: readonly Booking[],
  blocks: readonly Block[],
  now: Instant,
): ScheduleEntry[] {
  return [...bookings.map((booking) => sessionEntry(booking, now)), ...blockedEntries(blocks)].sort(
    (a, b) => `${a.date}${a.start}${a.id}`.localeCompare(`${b.date}${b.start}${b.id}`),
  );
}

export function byDate(entries: readonly ScheduleEntry[]): Map<string, ScheduleEntry[]> {
  const days = new Map<string, ScheduleEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return days;
}

const DEFAULT_HOURS = { from: 8 * 60, until: 19 * 60 };
const HOUR_MINUTES = 60;

/** The opening hours, extended where a session or a block stands outside of them. */
export function shownHours(
  hours: OpeningHours,
  all: readonly ScheduleEntry[],
): { from: string; until: string } {
  // A day off in the own calendar lasts from midnight to midnight.
  const entries = all.filter((entry) => entry.kind === 'session' || !entry.isBusy);
  const days = Object.values(hours);
  const ends = [
    ...days.map(({ last }) => minutesOf(last) + HOUR_MINUTES),
    ...entries.map(({ end }) => minutesOf(end)),
  ];
  const starts = [
    ...days.map(({ first }) => minutesOf(first)),
    ...entries.map(({ start }) => minutesOf(start)),
  ];
  const from = starts.length > 0 ? Math.min(...starts) : DEFAULT_HOURS.from;
  const until = ends.length > 0 ? Math.max(...ends) : DEFAULT_HOURS.until;
  const last = Math.min(Math.ceil(until / HOUR_MINUTES) * HOUR_MINUTES, 24 * HOUR_MINUTES);
  return {
    from: timeOf(Math.floor(from / HOUR_MINUTES) * HOUR_MINUTES),
    until: timeOf(last),
  };
}
