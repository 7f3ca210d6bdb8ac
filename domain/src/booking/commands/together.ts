/** Sessions of one series change together: all or none, told in one email to each reader. */
import type { PracticeSettings } from '../../practice/settings';
import { Refusal, type RefusalDetails } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { toInstant, toWallTime } from '../../time/practice-time';
import type { Booking } from '../booking';
import { toldTogether } from '../mails/told-together';
import { cancel, type CancelInput, type CancelState } from './cancel';
import { confirm } from './confirm';
import { move } from './move';
import type { BookingPlan, GivenOnVersion } from './plan';
import { reject } from './reject';
import { TimeRefusal } from '../time-refusal';
import type { SessionStart, TimedState } from './time/take-time';

/** @throws Refusal not-found, transition-not-allowed */
function requireOneSeries(
  bookings: readonly Booking[],
  action: 'cancel' | 'move' | 'confirm' | 'reject',
  statuses: readonly Booking['status'][],
): void {
  const series = new Set(bookings.map(({ seriesId }) => seriesId ?? null));
  const ids = new Set(bookings.map(({ id }) => id));
  if (series.size !== 1 || series.has(null) || ids.size !== bookings.length)
    throw new Refusal('not-found');
  const wrong = bookings.find(({ status }) => !statuses.includes(status));
  if (wrong !== undefined)
    throw new Refusal('transition-not-allowed', { from: wrong.status, action });
}

/**
 * What is cancelled already stays as it is.
 * @param given for each session the version that the person saw, in the order of `states`
 * @throws Refusal not-found (not sessions of one series), version-conflict, transition-not-allowed, forbidden
 */
export function cancelTogether(
  states: readonly CancelState[],
  given: readonly CancelInput[],
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const bookings = states.map(({ booking }) => booking);
  requireOneSeries(bookings, 'cancel', ['pending', 'confirmed', 'cancelled']);
  const plans = states.flatMap((state, index): BookingPlan[] => {
    const input = given[index];
    if (input === undefined || state.booking.status === 'cancelled') return [];
    const plan = cancel(state, input, settings, now);
    return plan === null ? [] : [plan];
  });
  return toldTogether(plans);
}

/**
 * Staff confirm requests of one series at the times that they ask for.
 * @throws Refusal times-unavailable (every clash), and all that `confirm` and `cancelTogether` throw
 */
export function confirmTogether(
  states: readonly TimedState[],
  given: readonly GivenOnVersion[],
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  requireOneSeries(
    states.map(({ booking }) => booking),
    'confirm',
    ['pending'],
  );
  const plans = states.flatMap((state, index) => {
    const input = given[index];
    const to = toWallTime(state.booking.startsAt);
    if (input === undefined) return [];
    return [{ to, plan: () => confirm(state, { ...input, ...to }, settings, now) }];
  });
  return toldTogether(allOrNone(plans));
}

/** @throws Refusal times-unavailable (every time that cannot be had), and all that a plan throws */
function allOrNone(asked: readonly { to: SessionStart; plan: () => BookingPlan }[]): BookingPlan[] {
  const clashes: RefusalDetails['times-unavailable']['clashes'] = [];
  const plans = asked.flatMap(({ to, plan }) => {
    try {
      return [plan()];
    } catch (error) {
      if (!(error instanceof TimeRefusal)) throw error;
      clashes.push({ ...to, reason: error.reason ?? 'taken' });
      return [];
    }
  });
  if (clashes.length > 0) throw new Refusal('times-unavailable', { clashes });
  return plans;
}

/** Staff reject requests of one series for one reason. @throws as `reject` and `cancelTogether` */
export function rejectTogether(
  states: readonly { booking: Booking; locks: LocksFound }[],
  given: readonly (GivenOnVersion & { reason: string })[],
  now: Instant,
): BookingPlan[] {
  requireOneSeries(
    states.map(({ booking }) => booking),
    'reject',
    ['pending'],
  );
  const plans = states.flatMap((state, index) => {
    const input = given[index];
    return input === undefined ? [] : [reject(state, input, now)];
  });
  return toldTogether(plans);
}

/**
 * Moves the first session to `start`, and the others by as much. A client may do so by the rules of a single move.
 * @param start practice time
 * @returns in the order in which they are written: a session that leaves a time before the session that takes it
 * @throws Refusal times-unavailable (every clash), and all that `cancelTogether` throws
 */
export function moveTogether(
  states: readonly TimedState[],
  given: readonly GivenOnVersion[],
  start: SessionStart,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const bookings = states.map(({ booking }) => booking);
  requireOneSeries(bookings, 'move', ['confirmed']);
  const [first] = bookings;
  if (first === undefined) return [];
  const shift = toInstant(start.date, start.time) - first.startsAt;
  const moved = states.flatMap((state, index) => {
    const { booking, locks } = state;
    const input = given[index];
    if (input === undefined) return [];
    const to = toWallTime(booking.startsAt + shift);
    const others = bookings.filter(({ id }) => id !== booking.id);
    const freed = { ...state, locks: without(others, locks) };
    return [{ to, plan: () => move(freed, { ...input, ...to }, settings, now) }];
  });
  const plans = allOrNone(moved);
  const told = toldTogether(plans);
  const inOrder = (one: BookingPlan, other: BookingPlan) =>
    one.after.startsAt - other.after.startsAt;
  return shift > 0 ? told.sort((one, other) => -inOrder(one, other)) : told.sort(inOrder);
}

/** The locks that these bookings do not hold: they move, too. */
function without(bookings: readonly Booking[], locks: LocksFound): LocksFound {
  const ids = bookings.map(({ id }) => id);
  return new Map(
    [...locks].filter(([, { bookingId }]) => bookingId === null || !ids.includes(bookingId)),
  );
}
