/** The link that staff hand to a guardian by message. */
import { proofDigits } from '@tulia/domain/booking/consent/guardian';
import { makeGuardianLink as contract } from '@tulia/domain/calls/guardian/guardian';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { callerName } from '../../bookings/actor';
import { recordLink } from '../../bookings/staff-trail';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';
import { guardianLinkOf } from '../../links/booking-links';

export const makeGuardianLink = callable(contract, async ({ bookingId }, { caller, clock }) => {
  const booking = await readRecord(bookings, bookingPath(bookingId));
  const asksDigits = proofDigits(booking?.guardian?.phone ?? '').length === 4;
  if (booking === null || !asksDigits) throw new Refusal('not-found');
  const handedBy = { uid: caller.uid, name: callerName(caller) };
  const token = await guardianLinkOf(booking, { way: 'phone', handedBy }, clock.now());
  if (token === null) throw new Refusal('not-found');
  await recordLink(booking, 'guardian-link', { caller, clock });
  return { token };
});
