/**
 * any -> cancelled, by staff or the client; then removes the meeting. Staff can undo their cancellation for a moment:
 * its emails and the removal of the meeting wait for a second call, or for the jobs.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { cancel, undoCancel, type CancelInput } from '@tulia/domain/booking/commands/cancel';
import { cancelTogether } from '@tulia/domain/booking/commands/together';
import type { InputOf } from '@tulia/domain/calls/call';
import type { cancelSeries } from '@tulia/domain/calls/bookings/decide-booking';
import { keptPayment, refundDue } from '@tulia/domain/booking/payment';
import { isStaffRole } from '@tulia/domain/person/role';
import { dropHeld, readHeld, releaseHeld } from '../mail/held-mails';
import { meetWithin } from '../meeting/meet-within';
import { discardEvent } from '../meeting/reconcile-meeting';
import type { CallContext, SignedInContext } from '../platform/callable';
import type { Clock } from '../platform/clock';
import { logIfFails } from '../platform/log-if-fails';
import { deliverPush } from '../push/deliver-push';
import { actorFor, byAccount } from './actor';
import { changeBooking } from './change-booking';
import { changeTogether } from './change-together';
import { readOwnTime } from './reading';

/**
 * @param input.version null for the present version
 * @param input.undoable a second call without it sends the emails
 * @param input.leaving the client's account is being deleted
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, session-not-begun
 */
export async function cancelSession(
  { bookingId, ...said }: { bookingId: string } & Omit<CancelInput, 'actor' | 'signedBy'>,
  { caller, clock }: CallContext,
  actingAs = byAccount,
) {
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { settings, now } = found;
    const given = { ...said, ...actingAs(caller, found) };
    const held = await readHeld(found.transaction, found.booking);
    const state = { ...(await readOwnTime(found)), isTold: held.isTold };
    const plan = cancel(state, given, settings, now);
    return held.isTold ? plan : { plan, also: (writer) => dropHeld(writer, held, now) };
  });
  const hasChanged = after !== before;
  const waits = hasChanged && after.undo?.version === after.version;
  const letsGo = !hasChanged && said.undoable !== true && isStaffRole(caller.role);
  if (letsGo) await tell(after, clock);
  const isToMeet = letsGo || (hasChanged && !waits);
  if (isToMeet && after.meeting.state === 'unwanted') await meetWithin(bookingId, clock);
  const { status, version: made } = after;
  return { status, version: made, refund: refundDue(after), kept: keptPayment(after) };
}

/**
 * Cancels sessions of one series in one commit, each at the version that the caller saw.
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed
 */
export async function cancelSessions(
  { sessions, ...said }: InputOf<typeof cancelSeries>,
  { caller, clock }: SignedInContext,
) {
  const cancelled = await changeTogether(sessions, { caller, clock }, async (found, given) => {
    const states = await Promise.all(found.sessions.map(readOwnTime));
    const asked = given.map((each) => ({ ...said, ...each }));
    return cancelTogether(states, asked, found.settings, found.now);
  });
  const unwanted = cancelled.filter(({ meeting }) => meeting.state === 'unwanted');
  await Promise.all(unwanted.map(({ id }) => meetWithin(id, clock)));
  const sum = (of: (booking: Booking) => number) =>
    cancelled.reduce((all, booking) => all + of(booking), 0);
  return { refund: sum(refundDue), kept: sum(keptPayment) };
}

/** Sends the emails and notifications that waited for an undo. */
async function tell(booking: Booking, clock: Clock): Promise<void> {
  for (const id of await releaseHeld(booking, clock.now())) {
    const about = { where: 'cancelSession', mailId: id };
    await logIfFails('notification left to the sweeper', about, () => deliverPush(id, clock));
  }
}

/**
 * cancelled -> what it was before.
 * @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed, undo-too-late, slot-taken,
 * slot-unavailable
 */
export async function undoCancellation(
  { bookingId, version }: { bookingId: string; version: number },
  { caller, clock }: SignedInContext,
) {
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, now, signedBy } = found;
    const given = { version, actor: actorFor(caller, booking), signedBy };
    const held = await readHeld(found.transaction, booking);
    const state = { ...(await readOwnTime(found)), isTold: held.isTold };
    const plan = undoCancel(state, given, now);
    return { plan, also: (writer) => dropHeld(writer, held, now) };
  });
  const { forVersion } = before.meeting;
  const isNew = after.meeting.state === 'wanted';
  if (isNew && forVersion !== null) await discardEvent(before, forVersion);
  if (isNew) await meetWithin(bookingId, clock);
  return { status: after.status, version: after.version };
}
