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
import { TimeRefusal, untilOf } from '../time-refusal';
import type { SessionStart, TimedState } from './time/take-time';

/** @throws Refusal not-found, transition-not-allowed */
function requireOneSeries(
  states: readonly { booking: Booking }[],
  action: 'cancel' | 'move' | 'confirm' | 'reject',
  statuses: readonly Booking['status'][],
): void {
  const bookings = states.map(({ booking }) => booking);
  const series = new Set(bookings.map(({ seriesId }) => seriesId ?? null));
  const ids = new Set(bookings.map(({ id }) => id));
  if (series.size !== 1 || series.has(null) || ids.size !== bookings.length)
    throw new Refusal('not-found');
  const wrong = bookings.find(({ status }) => !statuses.includes(status));
  if (wrong !== undefined)
    throw new Refusal('transition-not-allowed', { from: wrong.status, action });
}

function inPairs<State, Given>(states: readonly State[], given: readonly Given[]) {
  return states.flatMap((state, index): [State, Given][] => {
    const input = given[index];
    return input === undefined ? [] : [[state, input]];
  });
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
  requireOneSeries(states, 'cancel', ['pending', 'confirmed', 'cancelled']);
  return toldTogether(
    inPairs(states, given).flatMap(([state, input]) =>
      state.booking.status === 'cancelled' ? [] : (cancel(state, input, settings, now) ?? []),
    ),
  );
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
  requireOneSeries(states, 'confirm', ['pending']);
  const plans = inPairs(states, given).map(([state, input]) => {
    const to = toWallTime(state.booking.startsAt);
    return { to, plan: () => confirm(state, { ...input, ...to }, settings, now) };
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
      clashes.push({ ...to, reason: error.reason ?? 'taken', ...untilOf(error.wanted) });
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
  requireOneSeries(states, 'reject', ['pending']);
  return toldTogether(inPairs(states, given).map(([state, input]) => reject(state, input, now)));
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
  requireOneSeries(states, 'move', ['confirmed']);
  const [first] = bookings;
  if (first === undefined) return [];
  const shift = toInstant(start.date, start.time) - first.startsAt;
  const moved = inPairs(states, given).map(([state, input]) => {
    const { booking, locks } = state;
    const to = toWallTime(booking.startsAt + shift);
    const others = bookings.filter(({ id }) => id !== booking.id);
    const freed = { ...state, locks: without(others, locks) };
    return { to, plan: () => move(freed, { ...input, ...to }, settings, now) };
  });
  const told = toldTogether(allOrNone(moved));
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
