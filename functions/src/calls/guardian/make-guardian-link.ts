/** The link that staff hand to a guardian by message. Contract in domain/calls/guardian.ts. */
import { proofDigits } from '@tulia/domain/booking/consent/guardian';
import { makeGuardianLink as contract } from '@tulia/domain/calls/guardian';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { readRecord } from '../../platform/stored';
import { guardianLinkOf } from '../../practice/booking-links';

export const makeGuardianLink = callable(contract, async ({ bookingId }, { caller, clock }) => {
  requirePermission(caller, 'decide-bookings');
  const booking = await readRecord(bookings, bookingPath(bookingId));
  const asksDigits = proofDigits(booking?.guardian?.phone ?? '').length === 4;
  const token = booking && asksDigits && (await guardianLinkOf(booking, 'phone', clock.now()));
  if (typeof token !== 'string') throw new Refusal('not-found');
  return { token };
});
