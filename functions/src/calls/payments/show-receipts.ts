/**
 * The receipts of a booking, as its client and staff may see and print them.
 */
import { showReceipts as contract } from '@tulia/domain/calls/payments/payments';
import { may } from '@tulia/domain/person/permission';
import { hasLeft } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { owns } from '../../bookings/actor';
import { receiptsOf } from '../../money/receipts';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';

export const showReceipts = callable(contract, async ({ bookingId }, { caller }) => {
  const booking = await readRecord(bookings, bookingPath(bookingId));
  const isSeen = booking !== null && (owns(caller, booking) || may(caller.role, 'record-payments'));
  if (!isSeen) throw new Refusal('not-found');
  const { referenceNumber, startsAt, service } = booking;
  // The receipt of a client who has left has no name, though the record is kept (decision 018).
  const clientName = hasLeft(booking) ? '' : booking.clientName;
  const receipts = (await receiptsOf(bookingId)).map(
    ({ number, kind, amount, method, code, at, taxNumber }) => {
      return { number, kind, amount, method, code, at, taxNumber };
    },
  );
  return { receipts, clientName, referenceNumber, startsAt, service: service.name };
});
