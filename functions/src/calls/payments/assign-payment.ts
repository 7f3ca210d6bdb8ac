import { assignPayment as contract } from '@tulia/domain/calls/payments/payments';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import { requireBooking } from '../../bookings/reading';
import { readUnmatchedPayment, closeUnmatchedPayment } from '../../money/unmatched-payments';
import { entering } from '../../payments/receive';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { tryLonger, writerOf } from '../../platform/writer';
import { readSettings } from '../../practice/settings';

export const assignPayment = callable(contract, async (input, { caller, clock }) => {
  const { bookingId, returnCode } = input;
  const who = { by: caller.uid, at: clock.now() };
  const settings = await readSettings();
  const assign = async (transaction: Transaction) => {
    const item = await readUnmatchedPayment(transaction, input);
    if (item === null) throw new Refusal('not-found');
    const writer = writerOf(transaction);
    if (bookingId === null) {
      const typed = returnCode.trim();
      closeUnmatchedPayment(
        writer,
        item,
        { state: 'returned', returnCode: typed === '' ? null : typed },
        who,
      );
      return {};
    }
    const booking = await requireBooking(bookingId, transaction);
    const write = await entering(transaction, booking, item, { settings, clock });
    closeUnmatchedPayment(writer, item, { state: 'assigned', bookingId }, who);
    write(writer);
    return {};
  };
  return tryLonger(() => db().runTransaction(assign));
});
