/** Checks payment codes that clients typed. */
import { endSaid } from '@tulia/domain/booking/commands/money/say-paid';
import { codeKey } from '@tulia/domain/money/provider-code';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import * as records from '@tulia/domain/records/money/provider-payment';
import { commitPlan } from '../bookings/commit';
import { readOwnLocks } from '../bookings/reading';
import { readUnmatchedPayment } from '../money/unmatched-payments';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { paymentProvider } from './provider';
import { receiveMoney } from './receive';
import { recentMoney } from './recent-money';

/**
 * Enters the payment of a code from the unmatched payments or the provider's list.
 * @returns the booking it was entered for, or null; `unanswered` when the provider gave no list
 */
export async function findCode(
  code: string,
  clock: Clock,
): Promise<{ bookingId: string | null } | 'unanswered'> {
  const lying = await readRecord(
    records.unmatchedPayments,
    records.unmatchedPaymentPath(codeKey('mobile-money', code)),
  );
  const provider = await paymentProvider();
  const list = lying ? [lying] : provider && (await recentMoney(provider, clock));
  if (list === null) return 'unanswered';
  const money = list.find((each) => each.code === code);
  return money === undefined ? { bookingId: null } : receiveMoney(money, null, clock);
}

const PER_RUN = 50;

/** Ends holds that a typed code extended. Once the provider has answered, the time is paid or free again. */
export async function endSaidTimes(clock: Clock): Promise<void> {
  const { docs } = await db()
    .collection(bookings.collection)
    .where('paidTime', '==', 'said')
    .where('holdExpiresAt', '<=', new Date(clock.now()))
    .orderBy('holdExpiresAt')
    .limit(PER_RUN)
    .get();
  for (const doc of docs) {
    const { id, saidCode } = bookings.fromStored(doc.data());
    try {
      const found = await findCode(saidCode ?? '', clock);
      if (found !== 'unanswered') await end(id, clock);
      // A silent provider is not asked for each booking: that would exceed the job's time.
      else if ((await paymentProvider()) !== null) return;
    } catch (error) {
      const where = 'endSaidTimes';
      logFault('said code left to the next run', { where, bookingId: id, ...describeError(error) });
    }
  }
}

async function end(bookingId: string, clock: Clock): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const booking = await readRecord(bookings, bookingPath(bookingId), transaction);
    if (booking === null) return;
    const key = { method: 'mobile-money' as const, code: booking.saidCode ?? '' };
    // The payment is unmatched, for example because of cents: the time waits for staff.
    if ((await readUnmatchedPayment(transaction, key))?.state === 'open') return;
    const state = await readOwnLocks({ transaction, booking });
    const plan = endSaid(state, clock.now());
    // The plan changes no client.
    if (plan !== null) commitPlan(writerOf(transaction), plan, []);
  });
}
