/** The code of a payment that a client has typed: whether the provider knows it. */
import { endSaid } from '@tulia/domain/booking/commands/money/say-paid';
import { codeKey } from '@tulia/domain/money/provider-code';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import {
  unmatchedPayments,
  unmatchedPaymentPath,
} from '@tulia/domain/records/money/provider-payment';
import { commitPlan } from '../bookings/commit';
import { readOwnLocks } from '../bookings/reading';
import { readUnmatchedPayment } from '../money/unmatched-payments';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { readRecord, recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { paymentProvider } from './provider';
import { receiveMoney } from './receive';
import { recentMoney } from './recent-money';

/**
 * Enters the money of a code, from the unmatched payments or from the provider's list.
 * @returns the booking that it was entered for, null when there is none; `unanswered` when the provider gave no
 * list
 */
export async function findCode(
  code: string,
  clock: Clock,
): Promise<{ bookingId: string | null } | 'unanswered'> {
  const lying = await readRecord(
    unmatchedPayments,
    unmatchedPaymentPath(codeKey('mobile-money', code)),
  );
  const provider = paymentProvider();
  const list = lying ? [lying] : provider && (await recentMoney(provider, clock));
  if (list === null) return 'unanswered';
  const money = list.find((each) => each.code === code);
  return money === undefined ? { bookingId: null } : receiveMoney(money, null, clock);
}

const PER_RUN = 50;

/**
 * Ends the times that a typed code has kept for long enough. Once the provider has answered, each is paid or free
 * again.
 */
export async function endSaidTimes(clock: Clock): Promise<void> {
  const { docs } = await db()
    .collection(bookings.collection)
    .where('paidTime', '==', 'said')
    .where('holdExpiresAt', '<=', new Date(clock.now()))
    .orderBy('holdExpiresAt')
    .limit(PER_RUN)
    .get();
  // Most runs end here, and cost one read.
  if (docs.length === 0) return;
  for (const doc of docs) {
    const { id, saidCode } = bookings.fromStored(doc.data());
    try {
      const found = await findCode(saidCode ?? '', clock);
      if (found !== 'unanswered') await end(id, clock);
      // One that does not answer is not asked for each booking: that would take longer than the job may.
      else if (paymentProvider() !== null) return;
    } catch (error) {
      const where = 'endSaidTimes';
      logFault('said code left to the next run', { where, bookingId: id, ...describeError(error) });
    }
  }
}

async function end(bookingId: string, clock: Clock): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const booking = recordOf(bookings, await transaction.get(db().doc(bookingPath(bookingId))));
    if (booking === null) return;
    const key = { method: 'mobile-money' as const, code: booking.saidCode ?? '' };
    // The provider knows money that is among the unmatched payments, with cents for one: its time waits for staff.
    if ((await readUnmatchedPayment(transaction, key))?.state === 'open') return;
    const state = await readOwnLocks({ transaction, booking });
    const plan = endSaid(state, clock.now());
    // Nothing of it is kept with the client.
    if (plan !== null) commitPlan(writerOf(transaction), plan, []);
  });
}
