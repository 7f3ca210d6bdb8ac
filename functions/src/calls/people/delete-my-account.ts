/**
 * The caller leaves. Contract in domain/calls/my-data.ts. The account itself goes last, so that whatever breaks off before
 * can be tried again: every step finds what an earlier attempt left undone, and does nothing twice.
 */
import { deleteMyAccount as contract } from '@tulia/domain/calls/my-data';
import { ERASURE_DELAY, isRecord, retainedUntil } from '@tulia/domain/booking/retention';
import { isActive } from '@tulia/domain/booking/status';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../../platform/clock';
import { accounts } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requireRecentSignIn, requireSignedIn, type SignedInCaller } from '../../platform/caller';
import { removeAccount, removePerson } from '../../people/erase-person';
import { bookingsOf } from '../../people/person-records';
import { readSettings } from '../../practice/settings';
import { eraseBooking, unlinkBooking } from '../../bookings/unlink-booking';
import { cancelSession } from '../../bookings/cancel';

export const deleteMyAccount = callable(contract, async ({ language }, { caller, clock }) => {
  requireSignedIn(caller);
  if (isStaffRole(caller.role)) throw new Refusal('forbidden');
  requireRecentSignIn(caller, clock.now());
  await requireKnownAddress(caller);
  const leaving = { caller, clock };
  const settings = await readSettings();

  const cancelled = await cancelComing(await bookingsOf(caller), leaving);
  const now = clock.now();
  const own = await bookingsOf(caller);
  const retainUntil = retainedUntil(own, settings, now);
  for (const booking of own) {
    await letGo(booking, retainUntil, cancelled.has(booking.id), leaving);
  }
  await removePerson(caller, language, retainUntil, now);
  await removeAccount(caller.uid);
  const kept = retainUntil === null ? 0 : own.filter(isRecord).length;
  return { cancelled: cancelled.size, kept, retainUntil };
});

/**
 * A session from before the owner of the address proved it is not the owner's (threats row 34).
 * @throws Refusal recent-login-required
 */
async function requireKnownAddress(caller: SignedInCaller): Promise<void> {
  if (caller.emailVerified) return;
  const { emailVerified } = await (await accounts()).getUser(caller.uid);
  if (emailVerified) throw new Refusal('recent-login-required');
}

interface Leaving {
  caller: SignedInCaller;
  clock: Clock;
}

/** Cancels what is yet to come, as the client would, refunds included. A session that has begun stays for staff to conclude. */
async function cancelComing(own: readonly Booking[], leaving: Leaving): Promise<Set<string>> {
  const cancelled = new Set<string>();
  for (const { id, status, startsAt } of own) {
    if (!isActive(status) || (status === 'confirmed' && startsAt <= leaving.clock.now())) continue;
    await cancelSession({ bookingId: id, version: null, leaving: true }, leaving);
    cancelled.add(id);
  }
  return cancelled;
}

/** Keeps a record without its contact, and erases what is none: at once, or when its last mail and meeting are settled. */
async function letGo(
  booking: Booking,
  retainUntil: Instant | null,
  justCancelled: boolean,
  leaving: Leaving,
): Promise<void> {
  if (retainUntil !== null && isRecord(booking)) {
    await unlinkBooking(booking, retainUntil, leaving);
  } else if (justCancelled || booking.meeting.state === 'unwanted') {
    await unlinkBooking(booking, leaving.clock.now() + ERASURE_DELAY, leaving);
  } else {
    await eraseBooking(booking);
  }
}
