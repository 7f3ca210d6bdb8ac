import type { PractitionerContact } from '../../../practice/practitioner';
import type { PracticeSettings } from '../../../practice/settings';
import { slotRefusal, slotRules, type DayLookup } from '../../../slot/free-slots';
import { intervalOf, type Interval } from '../../../slot/interval';
import { inspectLocks, lockRefs, ownLocks, type LocksFound } from '../../../slot/lock-refs';
import type { SlotLock } from '../../../slot/lock';
import type { OpeningHours } from '../../../slot/opening-hours';
import { staffTimeRefusal } from '../../../slot/staff-times';
import type { Instant } from '../../../time/instant';
import { toInstant, type WallTime } from '../../../time/practice-time';
import type { Booking } from '../../booking';
import { timeRefused, type TimeReason, type TimeRefusal } from '../../time-refusal';
import type { LockChanges } from '../plan';

export type SessionStart = WallTime;

export interface TimedState {
  booking: Booking;
  /** at `locksInQuestion`, read in the same transaction */
  locks: LocksFound;
  /** public months of practitioner and service around the time; needed for a client only */
  months: DayLookup;
  openingHours: OpeningHours;
  contact: PractitionerContact;
}

const sessionAt = (booking: Booking, { date, time }: SessionStart): Interval =>
  intervalOf(toInstant(date, time), booking.service.durationMinutes);

/** The booking's present locks and those of the new time. */
export function locksInQuestion(booking: Booking, start: SessionStart | null) {
  const wanted = start === null ? [] : lockRefs(sessionAt(booking, start), booking);
  const all = [...wanted, ...lockRefs(booking, booking)];
  return [...new Map(all.map((ref) => [ref.id, ref])).values()];
}

export function locksToRelease(booking: Booking, locks: LocksFound) {
  return ownLocks(lockRefs(booking, booking), locks, booking.id);
}

/** @param rules `client`: opening hours, notice and window; `staff`: opening hours @throws TimeRefusal */
export function takeTime(
  { booking, locks, months, openingHours }: TimedState,
  start: SessionStart,
  rules: 'client' | 'staff',
  settings: PracticeSettings,
  now: Instant,
): { interval: Interval; locks: Partial<LockChanges> } {
  const minutes = booking.service.durationMinutes;
  const interval = sessionAt(booking, start);
  const reason =
    rules === 'staff'
      ? staffTimeRefusal(start, openingHours, now)
      : slotRefusal(slotRules(settings, { openingHours }), months, { ...start, minutes, now });
  // The locks decide whether the time is taken, because they tell the booking's own.
  if (reason !== null && reason !== 'taken') {
    throw timeRefused(reason, booking, interval.startsAt, { own: ownTime(booking, locks) });
  }
  return { interval, locks: claimPlaces({ booking, locks }, interval, now, rules) };
}

/** Claims the locks of `interval` and releases the others. @param rules as for `takeTime` @throws TimeRefusal */
export function claimPlaces(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  interval: Interval,
  now: Instant,
  rules: 'client' | 'staff' = 'staff',
): Partial<LockChanges> {
  const claim = lockRefs(interval, booking);
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks, booking.id, now);
  if (conflicts.length > 0) {
    throw timeRefused(reasonOf(conflicts, rules), booking, interval.startsAt, {
      own: ownTime(booking, locks),
    });
  }
  return { claim, release: locksToRelease(booking, locks), lapsedBookingIds };
}

/** Null for another booking. A client is not told whether it is a session or the practitioner's own calendar. */
export function reasonOf(
  conflicts: readonly SlotLock[],
  rules: 'client' | 'staff',
): TimeReason | null {
  const are = (kind: SlotLock['kind']) => conflicts.every((lock) => lock.kind === kind);
  if (are('blocked')) return 'blocked';
  return rules === 'staff' && are('busy') ? 'calendar' : null;
}

/** The practitioner's own calendar has something at `start`. */
export function calendarTaken(
  booking: Booking,
  start: SessionStart,
  rules: 'client' | 'staff',
): TimeRefusal {
  const { startsAt } = sessionAt(booking, start);
  return timeRefused(rules === 'staff' ? 'calendar' : null, booking, startsAt);
}

/** Null when another booking took its hold over. */
function ownTime(booking: Booking, locks: LocksFound): Interval | null {
  const { startsAt, endsAt } = booking;
  return locksToRelease(booking, locks).length > 0 ? { startsAt, endsAt } : null;
}
