/** Takes the time of a session for a booking that is confirmed or moved. */
import type { PractitionerContact } from '../../../practice/practitioner';
import type { PracticeSettings } from '../../../practice/settings';
import { slotRefusal, slotRules, type DayLookup, type SlotRefusal } from '../../../slot/free-slots';
import { intervalOf, type Interval } from '../../../slot/interval';
import {
  inspectLocks,
  lockRefs,
  ownLocks,
  type LockRef,
  type LocksFound,
} from '../../../slot/lock-refs';
import type { OpeningHours } from '../../../slot/opening-hours';
import { staffTimeRefusal } from '../../../slot/staff-times';
import type { Instant } from '../../../time/instant';
import { toInstant } from '../../../time/practice-time';
import type { Booking } from '../../booking';
import { TimeRefusal } from '../../time-refusal';
import type { LockChanges } from '../plan';

/** Practice time, `YYYY-MM-DD` and `HH:MM`. */
export interface SessionStart {
  date: string;
  time: string;
}

/** The state from which a change of a session's time is decided. */
export interface TimedState {
  booking: Booking;
  /** the locks at `locksInQuestion`, read in the same transaction */
  locks: LocksFound;
  /** the practitioner's public months around the time, for the booking's service; needed for a client only */
  months: DayLookup;
  /** when the practitioner works */
  openingHours: OpeningHours;
  /** how the practitioner is reached */
  contact: PractitionerContact;
}

export function sessionAt(booking: Booking, { date, time }: SessionStart): Interval {
  return intervalOf(toInstant(date, time), booking.service.durationMinutes);
}

/** The locks that the booking has or had, and those that it would need for the new time. */
export function locksInQuestion(booking: Booking, start: SessionStart | null): LockRef[] {
  const wanted = start === null ? [] : lockRefs(sessionAt(booking, start), booking);
  const all = [...wanted, ...lockRefs(booking, booking)];
  return [...new Map(all.map((ref) => [ref.id, ref])).values()];
}

/** The places that are still the booking's own, to be released when it no longer needs its time. */
export function locksToRelease(booking: Booking, locks: LocksFound): LockRef[] {
  return ownLocks(lockRefs(booking, booking), locks, booking.id);
}

/**
 * Takes the time of a session.
 * @param rules clients are held to opening hours, notice and window; staff to the practitioner's hours only
 * @throws TimeRefusal
 */
export function takeTime(
  { booking, locks, months, openingHours }: TimedState,
  start: SessionStart,
  rules: 'client' | 'staff',
  settings: PracticeSettings,
  now: Instant,
): { interval: Interval; locks: Partial<LockChanges> } {
  const minutes = booking.service.durationMinutes;
  const interval = sessionAt(booking, start);
  const own = ownTime(booking, locks);
  const refusal = (reason: SlotRefusal | null) =>
    new TimeRefusal(reason, {
      practitionerIds: [booking.practitionerId],
      serviceId: booking.serviceId,
      near: interval.startsAt,
      minutes,
      own,
    });

  const reason =
    rules === 'staff'
      ? staffTimeRefusal(start, openingHours, now)
      : slotRefusal(slotRules(settings, { openingHours }), months, { ...start, minutes, now });
  // The locks decide whether the time is taken, as they can tell the booking's own.
  if (reason !== null && reason !== 'taken') throw refusal(reason);

  return { interval, locks: claimPlaces({ booking, locks }, interval, now) };
}

/** Takes the places of `interval`, and releases those that the booking had. @throws TimeRefusal */
export function claimPlaces(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  interval: Interval,
  now: Instant,
): Partial<LockChanges> {
  const claim = lockRefs(interval, booking);
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks, booking.id, now);
  if (conflicts.length > 0) {
    const reason = conflicts.every(({ kind }) => kind === 'blocked') ? 'blocked' : null;
    const minutes = booking.service.durationMinutes;
    const own = ownTime(booking, locks);
    throw new TimeRefusal(reason, {
      practitionerIds: [booking.practitionerId],
      serviceId: booking.serviceId,
      near: interval.startsAt,
      minutes,
      own,
    });
  }
  return { claim, release: locksToRelease(booking, locks), lapsedBookingIds };
}

/** The time that the booking still has; null when its hold was taken over. */
function ownTime(booking: Booking, locks: LocksFound): Interval | null {
  const { startsAt, endsAt } = booking;
  return locksToRelease(booking, locks).length > 0 ? { startsAt, endsAt } : null;
}
