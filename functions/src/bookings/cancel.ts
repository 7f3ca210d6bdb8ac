/** any -> cancelled, for staff as the table allows and for the client; then removes the meeting. */
import { cancel } from '@tulia/domain/booking/commands/cancel';
import { isFullRefundDue } from '@tulia/domain/booking/payment';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { meetWithin } from '../meeting/meet-within';
import type { SignedInContext } from '../platform/callable';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';
import { readOwnTime } from './reading';

/**
 * @param input.version the version the person saw; null when they act on whatever stands
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed
 */
export async function cancelSession(
  { bookingId, version }: { bookingId: string; version: number | null },
  { caller, clock }: SignedInContext,
): Promise<{ status: BookingStatus; version: number; refundDue: boolean }> {
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now, signedBy } = found;
    const given = { version, actor: actorFor(caller, booking), signedBy };
    return cancel(await readOwnTime(found), given, settings, now);
  });
  const hasChanged = after !== before;
  if (hasChanged && after.meeting.state === 'unwanted') await meetWithin(bookingId, clock);
  const refundDue = isFullRefundDue(after.payment);
  return { status: after.status, version: after.version, refundDue };
}
