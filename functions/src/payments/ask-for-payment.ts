/** Sends an STK push. The attempt is written first, so that even an early notice finds it. */
import { allToPay, amountToPay } from '@tulia/domain/booking/payment';
import type { InputOf } from '@tulia/domain/calls/call';
import type { askForPayment as askContract } from '@tulia/domain/calls/payments/payments';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { readSeries, requireBooking } from '../bookings/reading';
import { writeStkPush } from '../bookings/staff-trail';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { derivedId } from '../platform/fingerprint';
import { enforceRateLimits, perHour } from '../platform/rate-limit';
import { writerOf } from '../platform/writer';
import { readSettings } from '../practice/settings';
import { openAttempt, recordFact, viewOf } from './attempts';
import { stkPushProvider } from './provider';
import { startStkPush } from './health';

const STK_PUSHES_PER_HOUR = 8;

interface Payer {
  /** each subject has a rate limit of its own */
  subjects: (phone: string) => string[];
  /**
   * @returns the staff member for the history; null for a client @throws when the person may not pay for the booking
   */
  authorise: (booking: Booking) => BookingEvent['actor'] | null;
  clock: Clock;
}

/**
 * The amount is the booking's balance, or with `all` the sum of its series; not the amount on the screen.
 * @throws Refusal not-found, payments-off, invalid-input, prompt-open, rate-limited, transition-not-allowed
 * (nothing is open)
 */
export async function askForPayment(
  { requestId, bookingId, phone: typed, all = false }: InputOf<typeof askContract>,
  { subjects, authorise, clock }: Payer,
) {
  const provider = await stkPushProvider(await readSettings());
  const phone = kenyanMobile(typed);
  if (phone === null) throw new Refusal('invalid-input', { fields: { phone: 'phone-not-kenyan' } });
  const now = clock.now();
  const id = derivedId('attempt', bookingId, requestId);
  const rules = subjects(phone).map((each) => perHour('prompt', each, STK_PUSHES_PER_HOUR));
  await enforceRateLimits(rules, id, now);
  const { attempt, isNew } = await db().runTransaction(async (transaction) => {
    const booking = await requireBooking(bookingId, transaction);
    const actor = authorise(booking);
    const series = await readSeries(booking, transaction);
    const amount = all ? allToPay(booking, series).sum : amountToPay(booking);
    if (amount === 0)
      throw new Refusal('transition-not-allowed', { from: booking.status, action: 'pay' });
    const wanted = { id, amount, phone, account: accountCode(booking.referenceNumber) };
    const opened = await openAttempt(transaction, booking, wanted, { now, series });
    if (opened.isNew && actor !== null)
      writeStkPush(writerOf(transaction), booking, { at: now, actor });
    return opened;
  });
  if (!isNew) return viewOf(attempt);
  const { amount, account } = attempt;
  const fact = await startStkPush(provider, { attemptId: id, phone, amount, account }, clock);
  return viewOf((await recordFact(id, fact, clock.now())) ?? attempt);
}
