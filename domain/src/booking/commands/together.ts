/** Staff cancel or move sessions of one series: all or none, told in one email to each reader. */
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { toInstant, toWallTime } from '../../time/practice-time';
import type { Booking } from '../booking';
import { toldTogether } from '../mails/told-together';
import { seriesClashes } from '../series';
import { cancel, type CancelInput, type CancelState } from './cancel';
import { move } from './move';
import type { BookingPlan, GivenOnVersion } from './plan';
import type { SessionStart, TimedState } from './time/take-time';

/** @throws Refusal not-found, transition-not-allowed */
function requireOneSeries(
  bookings: readonly Booking[],
  action: 'cancel' | 'move',
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
  requireOneSeries(bookings, 'cancel', ['confirmed', 'cancelled']);
  const plans = states.flatMap((state, index): BookingPlan[] => {
    const input = given[index];
    if (input === undefined || state.booking.status === 'cancelled') return [];
    const plan = cancel(state, input, settings, now);
    return plan === null ? [] : [plan];
  });
  return toldTogether(plans);
}

/**
 * Moves the first session to `start`, and the others by as much.
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
  const moved = states.map((state, index) => {
    const { booking, locks, openingHours } = state;
    const { date, time } = toWallTime(booking.startsAt + shift);
    const others = bookings.filter(({ id }) => id !== booking.id);
    return {
      state: { ...state, locks: without(others, locks) },
      to: { date, time },
      openingHours,
      given: given[index],
    };
  });
  const clashes = moved.flatMap(({ state: { booking, locks }, to, openingHours }) => {
    const practitioner = { id: booking.practitionerId, openingHours };
    const service = { slug: booking.serviceId, durationMinutes: booking.service.durationMinutes };
    return seriesClashes([to], { practitioner, service }, without([booking], locks), now);
  });
  if (clashes.length > 0) throw new Refusal('times-unavailable', { clashes });
  const plans = moved.flatMap(({ state, to, given: input }) =>
    input === undefined ? [] : [move(state, { ...input, ...to }, settings, now)],
  );
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
