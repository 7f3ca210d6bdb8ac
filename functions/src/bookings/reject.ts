/** pending -> rejected; the client reads the reason. */
import { reject } from '@tulia/domain/booking/commands/cancel';
import type { BookingChanged } from '@tulia/domain/calls/bookings/decide-booking';
import type { SignedInContext } from '../platform/callable';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';
import { readOwnLocks } from './reading';

/** @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed */
export async function rejectRequest(
  input: { bookingId: string; version: number; reason: string },
  { caller, clock }: SignedInContext,
): Promise<BookingChanged> {
  const { bookingId } = input;
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, now, signedBy } = found;
    const given = { ...input, actor: actorFor(caller, booking), signedBy };
    return reject(await readOwnLocks(found), given, now);
  });
  return { status: after.status, version: after.version };
}
