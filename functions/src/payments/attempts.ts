/** Stores attempts to pay by STK push; the booking shows its latest attempt. */
import { afterFact, isOpen, STK_PUSH_LIFE } from '@tulia/domain/money/provider/attempt';
import type { AttemptFact, PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import { maskedMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { paymentAttemptPath, paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { readRecord, recordOf } from '../platform/stored';

const refOf = (id: string) => db().doc(paymentAttemptPath(id));

export function readAttempt(id: string, transaction?: Transaction): Promise<PaymentAttempt | null> {
  return readRecord(paymentAttempts, paymentAttemptPath(id), transaction);
}

export function viewOf(attempt: PaymentAttempt) {
  const { id: attemptId, state, end, amount, phone, createdAt: at } = attempt;
  return { attemptId, state, end, amount, phone: maskedMobile(phone), at };
}

type Wanted = Pick<PaymentAttempt, 'id' | 'account' | 'amount' | 'phone'>;

function newAttempt(
  wanted: Wanted & Pick<PaymentAttempt, 'bookingId' | 'referenceNumber'>,
  now: Instant,
): PaymentAttempt {
  return {
    ...wanted,
    state: 'asked',
    end: null,
    problem: null,
    reference: null,
    code: null,
    // If the worker dies during the request, the next poll takes over.
    queries: 0,
    nextQueryAt: now + STK_PUSH_LIFE,
    createdAt: now,
    updatedAt: now,
  };
}

/** Opens an attempt for no booking. @throws an error that `isAlreadyExists` when the id is used */
export async function openTestPayment(wanted: Wanted, now: Instant): Promise<PaymentAttempt> {
  const attempt = newAttempt({ ...wanted, bookingId: null, referenceNumber: '' }, now);
  await refOf(wanted.id).create(paymentAttempts.toStored(attempt));
  return attempt;
}

/**
 * @param booking read in this transaction
 * @param series its bookings: a prompt at one of them may be for the sum of all
 * @returns `isNew` false when the same request has opened the attempt before
 * @throws Refusal prompt-open
 */
export async function openAttempt(
  transaction: Transaction,
  booking: Booking,
  wanted: Wanted,
  { now, series }: { now: Instant; series: readonly Booking[] },
): Promise<{ attempt: PaymentAttempt; isNew: boolean }> {
  const same = await readAttempt(wanted.id, transaction);
  if (same !== null) return { attempt: same, isNew: false };
  const own = series.filter(({ clientId }) => clientId === booking.clientId);
  const open = [booking, ...own]
    .flatMap(({ prompt }) => prompt ?? [])
    .find((prompt) => isOpen({ ...prompt, createdAt: prompt.at }, now));
  if (open !== undefined) {
    const left = open.at + STK_PUSH_LIFE - now;
    throw new Refusal('prompt-open', { retryAfterSeconds: Math.ceil(left / 1000) });
  }
  const { id: bookingId, referenceNumber } = booking;
  const attempt = newAttempt({ ...wanted, bookingId, referenceNumber }, now);
  transaction.create(refOf(wanted.id), paymentAttempts.toStored(attempt));
  transaction.update(
    db().doc(bookingPath(booking.id)),
    bookings.toStoredPart({ prompt: viewOf(attempt) }),
  );
  return { attempt, isNew: true };
}

/** Applies a fact to an attempt, and to its booking if the attempt is the latest. @returns null without an attempt */
export function recordFact(
  id: string,
  fact: AttemptFact,
  now: Instant,
): Promise<PaymentAttempt | null> {
  return db().runTransaction(async (transaction) => {
    const attempt = await readAttempt(id, transaction);
    if (attempt === null) return null;
    const after = afterFact(attempt, fact, now);
    if (after === attempt) return attempt;
    const shown = attempt.bookingId === null ? null : db().doc(bookingPath(attempt.bookingId));
    const booking = shown && recordOf(bookings, await transaction.get(shown));
    transaction.update(refOf(id), paymentAttempts.toStoredPart(after));
    if (shown !== null && booking?.prompt?.attemptId === id) {
      transaction.update(shown, bookings.toStoredPart({ prompt: viewOf(after) }));
    }
    return after;
  });
}

/** From now on only the daily poll queries the attempt. */
export async function leaveToDailyPoll({ id }: PaymentAttempt): Promise<void> {
  await refOf(id).update({ nextQueryAt: null });
}
