/** Holds a time for `holdMinutes`: for a new request, again after the hold has lapsed, or another time. */
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import { MINUTE, type Instant } from '../../../time/instant';
import type { Booking, BookingEvent } from '../../booking';
import { reasonOf, timeRefused, type TimeRefusal } from '../../time-refusal';
import { NO_LOCKS, planChange, requireVersion, type LockChanges, type BookingPlan } from '../plan';
import { netPaid } from '../../../money/summary';
import { requestMails } from '../../mails/booking-mails';
import { paymentOnceDecided } from '../../payment';
import { isTimeKept, mayChooseAgain, promiseOf } from '../../time-promise';
import { takeTime, type SessionStart, type TimedState } from './take-time';

export interface PlaceState {
  pending: readonly string[];
  /** null when they were not read: then creating them decides */
  locks: LocksFound | null;
}

/** @throws Refusal too-many-pending; TimeRefusal */
export function holdTime(
  booking: Booking,
  { pending, locks }: PlaceState,
  settings: PracticeSettings,
  now: Instant,
): LockChanges {
  const claim = lockRefs(booking, booking);
  const until = booking.holdExpiresAt;
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks ?? new Map(), booking.id, now);
  if (conflicts.length > 0) {
    const told = booking.createdBy === 'staff' ? reasonOf(conflicts) : null;
    throw timeRefused(told, booking, booking.startsAt);
  }
  requireRoom(booking.seriesId ?? booking.id, pending, settings.maxPendingPerClient);
  return { ...NO_LOCKS, claim, until, blindly: locks === null, lapsedBookingIds };
}

export const timeTaken = (booking: Booking): TimeRefusal =>
  timeRefused(null, booking, booking.startsAt);

/** The same request again counts once: it gets the first answer. @throws Refusal too-many-pending */
function requireRoom(id: string, pending: readonly string[], limit: number): void {
  if (pending.includes(id) || pending.length < limit) return;
  throw new Refusal('too-many-pending', { limit });
}

interface Asked {
  version: number;
  signedBy: BookingEvent['actor'];
}

/**
 * The client holds a lapsed time again.
 * @throws Refusal version-conflict, transition-not-allowed (still held, or decided)
 * @throws TimeRefusal when another booking has taken the time
 */
export function holdAgain(
  { booking, locks }: { booking: Booking; locks: LocksFound },
  { version, signedBy }: Asked,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  requireVersion(booking, version);
  const promise = promiseOf(booking, now);
  if (promise?.kind !== 'lapsed' || !promise.mayHold) throw notNow(booking, 'hold');
  const claim = lockRefs(booking, booking);
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks, booking.id, now);
  if (conflicts.length > 0) throw timeTaken(booking);
  const until = now + settings.holdMinutes * MINUTE;
  return planChange(booking, now, {
    action: 'hold',
    signedBy,
    fields: { holdExpiresAt: until },
    locks: { claim, until, lapsedBookingIds },
  });
}

/**
 * The client chooses another time, by the rules of a new request; payments count for it. A paid request, and a free one
 * that is kept, keep it until staff decide.
 * @throws Refusal version-conflict, transition-not-allowed
 * @throws TimeRefusal
 */
export function chooseAgain(
  state: TimedState,
  { version, signedBy, date, time }: Asked & SessionStart,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking } = state;
  requireVersion(booking, version);
  if (!mayChooseAgain(booking, now)) throw notNow(booking, 'choose-time');
  const { interval, locks } = takeTime(state, { date, time }, 'client', settings, now);
  const payment = paymentOnceDecided(booking);
  const isPaid = netPaid(payment) > 0 && payment.balance <= 0;
  const holds = isTimeKept(booking) ? interval.startsAt : now + settings.holdMinutes * MINUTE;
  const until = isPaid ? null : holds;
  // An unknown code is not checked again after a change of time.
  const unpaid = booking.paidTime === 'unseen' ? 'unseen' : null;
  return planChange(booking, now, {
    fields: {
      ...interval,
      preferredDates: [date],
      preferredTimeSlot: time,
      payment,
      holdExpiresAt: until,
      paidTime: isPaid ? 'kept' : unpaid,
    },
    action: 'choose-time',
    signedBy,
    locks: { ...locks, until },
    details: { from: booking.startsAt, to: interval.startsAt },
    mails: requestMails,
  });
}

function notNow({ status }: Booking, action: string): Refusal {
  return new Refusal('transition-not-allowed', { from: status, action });
}
