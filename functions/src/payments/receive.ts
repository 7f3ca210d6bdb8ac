/**
 * THE way in for money that a provider tells of, however it tells: by the notice about an STK push, the one about
 * money that came unasked, or its list. The code decides whether it is known; the commit that enters it creates
 * the lock on the code.
 */
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { candidateOf } from '@tulia/domain/booking/payment';
import { receivePayment } from '@tulia/domain/booking/commands/money/receive-payment';
import { codeKey } from '@tulia/domain/money/provider-code';
import { placeOf } from '@tulia/domain/money/provider/place';
import {
  accountOf,
  type Candidate,
  type Clues,
  type ReceivedMoney,
} from '@tulia/domain/money/provider/received';
import { newUnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { paymentCodePath } from '@tulia/domain/records/payment';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { paymentClaimPath, paymentClaims } from '@tulia/domain/records/money/provider-payment';
import type { ChangedClient } from '@tulia/domain/booking/clients/client-change';
import { locksInQuestion } from '@tulia/domain/booking/commands/time/take-time';
import type { Transaction } from 'firebase-admin/firestore';
import { commitPlan } from '../bookings/commit';
import { readLedger } from '../money/ledger';
import { nextReceiptNumber, readReceiptPlace, writeReceipt } from '../money/receipts';
import {
  readUnmatchedPayment,
  closeUnmatchedPayment,
  writeUnmatchedPayment,
} from '../money/unmatched-payments';
import { readClient, applyToClients } from '../people/clients';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { derivedId, fingerprint } from '../platform/fingerprint';
import { readRecord, recordOf } from '../platform/stored';
import { tryLonger, writerOf, type Writer } from '../platform/writer';
import { readPractitionerOf } from '../practice/practitioners';
import { readSettings } from '../practice/settings';
import { readLocks } from '../schedule/slot-locks';
import { payerNumber } from './payer';

/** Bookings with just this sum open that are looked at. Where there are as many, nobody knows that only one fits. */
const MOST_CANDIDATES = 100;

export interface Received {
  /** the booking it was entered for now; null when it was known, or is among the unmatched payments */
  bookingId: string | null;
}

/**
 * @param byAttempt the booking of the STK push that brought the money, as the provider itself says
 * @throws what the database throws; then nothing was written, and the daily look will find the money again
 */
export async function receiveMoney(
  told: ReceivedMoney,
  byAttempt: string | null,
  clock: Clock,
): Promise<Received> {
  const now = clock.now();
  const [settings, clues] = await Promise.all([readSettings(), cluesOf(told, byAttempt)]);
  const phones = clues.byAmount.flatMap(({ phone }) => phone ?? []);
  const money = { ...told, phone: payerNumber(told.phone, phones) };
  const place = async (transaction: Transaction): Promise<Received> => {
    const key = codeKey(money.method, money.code);
    const code = await transaction.get(db().doc(paymentCodePath(key)));
    const unmatched = await readUnmatchedPayment(transaction, money);
    const found = placeOf(money, { isEntered: code.exists, unmatched, clues });
    if (found.kind === 'known') return { bookingId: null };
    const booking =
      found.kind === 'booking' ? await readBooking(transaction, found.bookingId) : null;
    const writer = writerOf(transaction);
    if (booking === null) {
      const suggestions = found.kind === 'unmatched' ? found.suggestions : [];
      if (unmatched === null)
        writeUnmatchedPayment(writer, newUnmatchedPayment(money, suggestions, now));
      return { bookingId: null };
    }
    const write = await entering(transaction, booking, money, { settings, clock });
    write(writer);
    if (unmatched !== null) {
      const as = { state: 'assigned', bookingId: booking.id } as const;
      closeUnmatchedPayment(writer, unmatched, as, { by: 'system', at: now });
    }
    return { bookingId: booking.id };
  };
  return tryLonger(() => db().runTransaction(place));
}

/** Puts money among the unmatched payments, for staff to look up: it is for no booking yet. Once for each code. */
export async function keepUnmatched(money: ReceivedMoney, clock: Clock): Promise<void> {
  await tryLonger(() =>
    db().runTransaction(async (transaction) => {
      const code = await transaction.get(
        db().doc(paymentCodePath(codeKey(money.method, money.code))),
      );
      if (code.exists || (await readUnmatchedPayment(transaction, money)) !== null) return;
      writeUnmatchedPayment(writerOf(transaction), newUnmatchedPayment(money, [], clock.now()));
    }),
  );
}

/** Reads what the entry needs, and answers with what writes it. @throws Refusal code-already-used */
export async function entering(
  transaction: Transaction,
  booking: Booking,
  money: ReceivedMoney,
  about: { settings: PracticeSettings; clock: Clock },
): Promise<(writer: Writer) => void> {
  const { settings, clock } = about;
  const now = clock.now();
  const entries = await readLedger(transaction, booking.id);
  const locks = await readLocks(transaction, locksInQuestion(booking, null));
  const place = await readReceiptPlace(transaction, now);
  const entry = { id: derivedId('provider', money.code), requestHash: fingerprint(money.code) };
  const input = { entry, money, receiptNumber: nextReceiptNumber(place) };
  const own = await readPractitionerOf(transaction, booking);
  const plans = receivePayment({ booking, entries, locks, ...own }, input, settings, now);
  const known = new Map([[booking.clientId, await readClient(transaction, booking.clientId)]]);
  const changed: ChangedClient[][] = [];
  // The second plan starts from what the first one makes of the client.
  for (const plan of plans) {
    const clients = await applyToClients(transaction, plan.clients, known, settings);
    for (const { id, after } of clients) known.set(id, after);
    changed.push(clients);
  }
  return (writer) => {
    for (const [index, plan] of plans.entries()) {
      commitPlan(writer, plan, changed[index] ?? []);
      for (const made of plan.ledger) writeReceipt(writer, made, place);
    }
  };
}

async function readBooking(transaction: Transaction, id: string): Promise<Booking | null> {
  return recordOf(bookings, await transaction.get(db().doc(bookingPath(id))));
}

async function cluesOf(money: ReceivedMoney, byAttempt: string | null): Promise<Clues> {
  const claim = paymentClaimPath(codeKey(money.method, money.code));
  const [said, byAccount, byAmount] = await Promise.all([
    readRecord(paymentClaims, claim),
    bookingsOfAccount(accountOf(money)),
    candidatesOf(money.amount),
  ]);
  const areMore = byAmount.length === MOST_CANDIDATES;
  return { byAttempt, byClaim: said?.bookingId ?? null, byAccount, byAmount, areMore };
}

/** So many bookings may have a word like an account code: a name, or the middle of a reference. */
const MOST_ALIKE = 20;

/**
 * The search terms of a booking hold its account code, in small letters; and words that only look like one, which
 * do not count.
 */
async function bookingsOfAccount(account: string | null): Promise<string[]> {
  if (account === null) return [];
  const { docs } = await db()
    .collection(bookings.collection)
    .where('searchTerms', 'array-contains', account.toLowerCase())
    .limit(MOST_ALIKE)
    .get();
  return docs.flatMap((doc) => {
    const { id, referenceNumber } = bookings.fromStored(doc.data());
    return accountCode(referenceNumber) === account ? [id] : [];
  });
}

async function candidatesOf(amount: number): Promise<Candidate[]> {
  const { docs } = await db()
    .collection(bookings.collection)
    .where('payment.balance', '==', amount)
    .limit(MOST_CANDIDATES)
    .get();
  return docs.map((doc) => candidateOf(bookings.fromStored(doc.data())));
}
