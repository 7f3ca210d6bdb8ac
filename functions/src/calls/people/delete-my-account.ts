/** The account is deleted last, so that the caller can repeat an interrupted call, which then continues. */
import { deleteMyAccount as contract } from '@tulia/domain/calls/people/my-data';
import { isRecord, retainedUntil } from '@tulia/domain/booking/retention';
import { isActive } from '@tulia/domain/booking/status';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/booking/booking';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { requireRecentSignIn, type SignedInCaller } from '../../platform/caller';
import { claimFor } from '../../bookings/claim';
import { markLeft } from '../../platform/left';
import { readRecord } from '../../platform/stored';
import { removeAccount, removePerson } from '../../people/erase-person';
import { bookingsOf, letGoOf, waitsOf } from '../../people/person-records';
import { readSettings } from '../../practice/settings';
import { letGo, type Leaving } from '../../bookings/unlink-booking';
import { settle } from '../../bookings/waiting/entries';
import { cancelSession } from '../../bookings/cancel';

export const deleteMyAccount = callable(contract, async ({ language }, { caller, clock }) => {
  if (isStaffRole(caller.role)) throw new Refusal('forbidden');
  requireRecentSignIn(caller, clock.now());
  await requireNoMember(caller);
  const leaving = { caller, clock };
  await claimFor(leaving);
  // From here on, also requests that have begun already are refused.
  await markLeft(caller.uid, clock.now());
  const settings = await readSettings();

  const cancelled = await cancelComing(await bookingsOf(caller), leaving);
  const now = clock.now();
  // Bookings that an earlier try unlinked count too, so that all records end on one day.
  const [own, before] = await Promise.all([bookingsOf(caller), letGoOf(caller)]);
  const all = [...before, ...own];
  const retainUntil = retainedUntil(all, settings, now);
  for (const booking of own) {
    await letGo(booking, { retainUntil, settings }, cancelled.has(booking.id), leaving);
  }
  for (const { id } of await waitsOf(caller)) await settle(id, () => null);
  await removePerson(caller, language, retainUntil, now);
  await removeAccount(caller.uid);
  const kept = retainUntil === null ? 0 : all.filter(isRecord).length;
  return { cancelled: cancelled.size, kept, retainUntil };
});

/** An admin must end a staff member's access first. @throws Refusal forbidden */
async function requireNoMember({ uid }: SignedInCaller): Promise<void> {
  const member = await readRecord(staff, staffPath(uid));
  if (member?.active === true) throw new Refusal('forbidden');
}

/** Cancels coming sessions as the client would, with refunds. Staff conclude a session that has begun. */
async function cancelComing(own: readonly Booking[], leaving: Leaving): Promise<Set<string>> {
  const cancelled = new Set<string>();
  for (const { id, status, startsAt } of own) {
    if (!isActive(status) || (status === 'confirmed' && startsAt <= leaving.clock.now())) continue;
    await cancelSession({ bookingId: id, version: null, leaving: true }, leaving);
    cancelled.add(id);
  }
  return cancelled;
}
