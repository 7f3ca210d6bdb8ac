/** Confirms a request, moves a session, or gives a request another time. */
import { confirm } from '@tulia/domain/booking/commands/confirm';
import { move } from '@tulia/domain/booking/commands/move';
import { confirmTogether, moveTogether } from '@tulia/domain/booking/commands/together';
import type { InputOf } from '@tulia/domain/calls/call';
import type { confirmSeries, moveSeries } from '@tulia/domain/calls/bookings/decide-booking';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { chooseAgain } from '@tulia/domain/booking/commands/time/hold-time';
import { calendarTaken, type SessionStart } from '@tulia/domain/booking/commands/time/take-time';
import type { Booking } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { isStaffRole } from '@tulia/domain/person/role';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { intervalOf } from '@tulia/domain/slot/interval';
import { busyAtGoogle } from '../meeting/ask-calendar';
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

const shiftTo = (start: SessionStart | null, first: Pick<Booking, 'startsAt'> | undefined) =>
  start === null || first === undefined ? 0 : toInstant(start.date, start.time) - first.startsAt;

/**
 * The times of these sessions at which the own calendars have something. Asks before the transaction, so that no lock
 * waits for Google; a stranger's booking makes no question.
 * @param start of the first; the others follow by as much, and without it all stay at their times
 */
async function busyThen(
  asked: readonly { bookingId: string }[],
  start: SessionStart | null,
  caller: CallContext['caller'],
  actingAs = byAccount,
): Promise<SessionStart[]> {
  const found = await Promise.all(
    asked.map(({ bookingId }) => readRecord(bookings, bookingPath(bookingId))),
  );
  const mayAsk = isStaffRole(caller.role) || actingAs !== byAccount;
  const own = found.flatMap((each) =>
    each !== null && (mayAsk || owns(caller, each)) ? [each] : [],
  );
  const shift = shiftTo(start, own[0]);
  const busy = await Promise.all(
    [...Map.groupBy(own, ({ practitionerId }) => practitionerId)].map(([id, sessions]) =>
      busyAtGoogle(
        id,
        sessions.map((each) => intervalOf(each.startsAt + shift, each.service.durationMinutes)),
      ),
    ),
  );
  return busy.flat().map(({ startsAt }) => toWallTime(startsAt));
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
  const busy = await busyThen([input], input, caller, actingAs);
  return changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now } = found;
    const given = { ...input, ...actingAs(caller, found) };
    const plan = decide(await readTimed(found, input, caller), given, settings, now);
    const rules = given.actor.kind === 'staff' ? 'staff' : 'client';
    if (busy.length > 0) throw calendarTaken(booking, input, rules);
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

/** @param decide plans at the time that each session shall have; only who may take them hears then of the calendar */
async function takeTogether(
  sessions: InputOf<typeof confirmSeries>['sessions'],
  start: SessionStart | null,
  { caller, clock }: SignedInContext,
  decide: typeof confirmTogether,
) {
  const busy = await busyThen(sessions, start, caller);
  const taken = await changeTogether(sessions, { caller, clock }, async (found, given) => {
    const shift = shiftTo(start, found.sessions[0]?.booking);
    const states = await Promise.all(
      found.sessions.map((each) =>
        readTimed(each, toWallTime(each.booking.startsAt + shift), caller),
      ),
    );
    const plans = decide(states, given, found.settings, found.now);
    const reason = isStaffRole(caller.role) ? 'calendar' : 'taken';
    if (busy.length > 0)
      throw new Refusal('times-unavailable', {
        clashes: busy.map((each) => ({ ...each, reason })),
      });
    return plans;
  });
  await Promise.all(taken.map(({ id }) => meetWithin(id, clock)));
  return {};
}

/**
 * Confirms requests of one series at the times that they ask for, and then makes their meetings.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, times-unavailable,
 * guardian-consent-due
 */
export const confirmSessions = (
  { sessions }: InputOf<typeof confirmSeries>,
  context: SignedInContext,
) => takeTogether(sessions, null, context, confirmTogether);

/**
 * Moves sessions of one series by as much as the first.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, times-unavailable
 */
export const moveSessions = (
  { sessions, date, time }: InputOf<typeof moveSeries>,
  context: SignedInContext,
) =>
  takeTogether(sessions, { date, time }, context, (states, given, settings, now) =>
    moveTogether(states, given, { date, time }, settings, now),
  );

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
