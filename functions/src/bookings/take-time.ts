/** Confirms a request, moves a session, or gives a request another time. */
import { confirm } from '@tulia/domain/booking/commands/confirm';
import { move } from '@tulia/domain/booking/commands/move';
import { confirmTogether, moveTogether } from '@tulia/domain/booking/commands/together';
import type { InputOf } from '@tulia/domain/calls/call';
import type { confirmSeries, moveSeries } from '@tulia/domain/calls/bookings/decide-booking';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { chooseAgain } from '@tulia/domain/booking/commands/time/hold-time';
import { calendarTaken, type SessionStart } from '@tulia/domain/booking/commands/time/take-time';
import { Refusal } from '@tulia/domain/refusal';
import { isStaffRole } from '@tulia/domain/person/role';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { intervalOf } from '@tulia/domain/slot/interval';
import { isBusyAtGoogle } from '../meeting/ask-calendar';
import { meetWithin } from '../meeting/meet-within';
import type { CallContext, SignedInContext } from '../platform/callable';
import { readRecord } from '../platform/stored';
import type { Writer } from '../platform/writer';
import { byAccount, owns } from './actor';
import { changeBooking } from './change-booking';
import { changeTogether } from './change-together';
import { readTimed } from './reading';

interface TimeRequest extends SessionStart {
  bookingId: string;
  /** that the caller saw */
  version: number;
}

/** Asks before the transaction, so that no lock waits for Google; for a stranger's booking nobody is asked. */
async function isBusyThen(
  { bookingId, ...start }: TimeRequest,
  caller: CallContext['caller'],
  actingAs: typeof byAccount,
): Promise<boolean> {
  const booking = await readRecord(bookings, bookingPath(bookingId));
  const mayAsk = isStaffRole(caller.role) || actingAs !== byAccount;
  if (booking === null || !(mayAsk || owns(caller, booking))) return false;
  const startsAt = toInstant(start.date, start.time);
  const interval = intervalOf(startsAt, booking.service.durationMinutes);
  return isBusyAtGoogle(booking.practitionerId, interval);
}

/** @param decide plans; only who may take the time hears then of the calendar */
async function takeOne(
  input: TimeRequest,
  { caller, clock }: CallContext,
  actingAs: typeof byAccount,
  decide: typeof confirm,
  also: (writer: Writer) => void = () => undefined,
) {
  const { bookingId } = input;
  const isBusy = await isBusyThen(input, caller, actingAs);
  return changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now } = found;
    const given = { ...input, ...actingAs(caller, found) };
    const plan = decide(await readTimed(found, input, caller), given, settings, now);
    const rules = given.actor.kind === 'staff' ? 'staff' : 'client';
    if (isBusy) throw calendarTaken(booking, input, rules);
    return { plan, also };
  });
}

/** @param also further writes of the same commit */
export const takeTime =
  (command: typeof confirm, also?: (writer: Writer) => void) =>
  async (input: TimeRequest, context: CallContext, actingAs = byAccount) => {
    const { after } = await takeOne(input, context, actingAs, command, also);
    const meeting = await meetWithin(input.bookingId, context.clock);
    return { status: after.status, version: after.version, ...meeting };
  };

/**
 * pending -> confirmed.
 * @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed, slot-taken, slot-unavailable,
 * guardian-required, guardian-consent-due
 */
export const confirmRequest = takeTime(confirm);

/**
 * confirmed -> confirmed at another time.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, too-late-to-move, slot-taken,
 * slot-unavailable
 */
export const moveSession = takeTime(move);

/**
 * Confirms requests of one series at the times that they ask for, and then makes their meetings.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, times-unavailable,
 * guardian-consent-due
 */
export async function confirmSessions(
  { sessions }: InputOf<typeof confirmSeries>,
  { caller, clock }: SignedInContext,
) {
  const busy = await Promise.all(
    sessions.map(async ({ bookingId }) => {
      const booking = await readRecord(bookings, bookingPath(bookingId));
      if (booking === null || !isStaffRole(caller.role)) return [];
      const start = toWallTime(booking.startsAt);
      const isBusy = await isBusyThen({ bookingId, version: 0, ...start }, caller, byAccount);
      return isBusy ? [{ ...start, reason: 'calendar' }] : [];
    }),
  );
  const clashes = busy.flat();
  const confirmed = await changeTogether(sessions, { caller, clock }, async (found, given) => {
    const states = await Promise.all(
      found.sessions.map((each) => readTimed(each, toWallTime(each.booking.startsAt), caller)),
    );
    const plans = confirmTogether(states, given, found.settings, found.now);
    // Only who may confirm them hears of the calendar.
    if (clashes.length > 0) throw new Refusal('times-unavailable', { clashes });
    return plans;
  });
  await Promise.all(confirmed.map(({ id }) => meetWithin(id, clock)));
  return {};
}

/**
 * Moves sessions of one series by as much as the first.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, times-unavailable
 */
export async function moveSessions(
  { sessions, date, time }: InputOf<typeof moveSeries>,
  { caller, clock }: SignedInContext,
) {
  const start = { date, time };
  const moved = await changeTogether(sessions, { caller, clock }, async (found, given) => {
    const [first] = found.sessions;
    const shift = first === undefined ? 0 : toInstant(date, time) - first.booking.startsAt;
    const states = await Promise.all(
      found.sessions.map((each) =>
        readTimed(each, toWallTime(each.booking.startsAt + shift), caller),
      ),
    );
    return moveTogether(states, given, start, found.settings, found.now);
  });
  await Promise.all(moved.map(({ id }) => meetWithin(id, clock)));
  return {};
}

/**
 * The client chooses another time for a request.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, slot-taken, slot-unavailable
 */
export async function chooseTime(input: TimeRequest, context: CallContext, actingAs = byAccount) {
  const { after } = await takeOne(input, context, actingAs, (state, given, settings, now) => {
    if (given.actor.kind !== 'owner') throw new Refusal('forbidden');
    return chooseAgain(state, given, settings, now);
  });
  return { version: after.version };
}
