/**
 * The only entry point for reported payments (STK result, C2B notice, pulled list). The payment's code shows whether it
 * is known already; the commit that enters the payment locks the code.
 */
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { candidateOf, sharesOf } from '@tulia/domain/booking/payment';
import { receiveShares } from '@tulia/domain/booking/commands/money/money';
import { codeKey } from '@tulia/domain/money/provider-code';
import { placeOf } from '@tulia/domain/money/provider/place';
import {
  accountOf,
  wholeShillings,
  type ReceivedMoney,
} from '@tulia/domain/money/provider/received';
import { newUnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { paymentCodePath, paymentPath } from '@tulia/domain/records/payment';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { paymentClaimPath, paymentClaims } from '@tulia/domain/records/money/provider-payment';
import type { ChangedClient } from '@tulia/domain/booking/clients/client';
import { locksInQuestion } from '@tulia/domain/booking/commands/time/take-time';
import { isFingerprint } from '@tulia/domain/money/provider/kenyan-phone';
import type { Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { commitPlan } from '../bookings/commit';
import { readSeries } from '../bookings/reading';
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
import { readRecord, recordsOf } from '../platform/stored';
import { tryLonger, writerOf, type Writer } from '../platform/writer';
import { readPractitionerOf } from '../practice/practitioners';
import { readSettings } from '../practice/settings';
import { readLocks } from '../schedule/slot-locks';

/** Bookings with this balance that are read. When there are as many, the amount alone matches none. */
const MOST_CANDIDATES = 100;

/** The booking that the payment was entered for; null when the payment was known, or is unmatched. */
interface Received {
  bookingId: string | null;
}

/**
 * @param byAttempt the booking of the STK push that the provider names
 * @throws errors of the database; then nothing was written, and the daily poll finds the payment again
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
    // A correction frees the code; the entry stays, so that a repeated report enters nothing.
    const known = [paymentCodePath(key), paymentPath(entryIdOf(money, 0))];
    const [code, entry] = await transaction.getAll(...known.map((path) => db().doc(path)));
    const isEntered = code?.exists === true || entry?.exists === true;
    const unmatched = await readUnmatchedPayment(transaction, money);
    const found = placeOf(money, { isEntered, unmatched, clues });
    if (found.kind === 'known') return { bookingId: null };
    const booking =
      found.kind === 'booking'
        ? await readRecord(bookings, bookingPath(found.bookingId), transaction)
        : null;
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

/** Adds a payment to the unmatched payments, once for each code, for staff to assign. */
export async function keepUnmatched(money: ReceivedMoney, clock: Clock): Promise<void> {
  await tryLonger(() =>
    db().runTransaction(async (transaction) => {
      const key = codeKey(money.method, money.code);
      const code = await transaction.get(db().doc(paymentCodePath(key)));
      if (code.exists || (await readUnmatchedPayment(transaction, money)) !== null) return;
      writeUnmatchedPayment(writerOf(transaction), newUnmatchedPayment(money, [], clock.now()));
    }),
  );
}

const entryIdOf = ({ code }: ReceivedMoney, share: number) =>
  share === 0 ? derivedId('provider', code) : derivedId('provider', code, `${share + 1}`);

/**
 * Reads what the entries need, and returns the function that writes them: one for each session of the series that the
 * payment reaches (`sharesOf`), all under the one code. @throws Refusal code-already-used
 */
export async function entering(
  transaction: Transaction,
  booking: Booking,
  money: ReceivedMoney,
  about: { settings: PracticeSettings; clock: Clock },
): Promise<(writer: Writer) => void> {
  const { settings, clock } = about;
  const now = clock.now();
  const place = await readReceiptPlace(transaction, now);
  const series = await readSeries(booking, transaction);
  const parts = sharesOf(wholeShillings(money), booking, series);
  const shares = await Promise.all(
    parts.map(async (part, index) => {
      const [entries, locks, own] = await Promise.all([
        readLedger(transaction, part.booking.id),
        readLocks(transaction, locksInQuestion(part.booking, null)),
        readPractitionerOf(transaction, part.booking),
      ]);
      const entry = { id: entryIdOf(money, index), requestHash: fingerprint(money.code) };
      const receiptNumber = nextReceiptNumber({ ...place, last: place.last + index });
      return {
        state: { booking: part.booking, entries, locks, ...own },
        input: { entry, money: { ...money, amount: part.amount }, receiptNumber },
      };
    }),
  );
  const plans = receiveShares(shares, settings, now);
  const known = new Map([[booking.clientId, await readClient(transaction, booking.clientId)]]);
  const changed: ChangedClient[][] = [];
  // The second plan starts from the client as the first plan leaves it.
  for (const plan of plans) {
    const clients = await applyToClients(transaction, plan.clients, known, settings);
    for (const { id, after } of clients) known.set(id, after);
    changed.push(clients);
  }
  return (writer) => {
    let { last } = place;
    for (const [index, plan] of plans.entries()) {
      commitPlan(writer, plan, changed[index] ?? []);
      for (const made of plan.ledger) writeReceipt(writer, made, { ...place, last: last++ });
    }
  };
}

async function cluesOf(money: ReceivedMoney, byAttempt: string | null) {
  const claim = paymentClaimPath(codeKey(money.method, money.code));
  const [said, byAccount, byAmount] = await Promise.all([
    readRecord(paymentClaims, claim),
    bookingsOfAccount(accountOf(money)),
    candidatesOf(money.amount),
  ]);
  const areMore = byAmount.length === MOST_CANDIDATES;
  return { byAttempt, byClaim: said?.bookingId ?? null, byAccount, byAmount, areMore };
}

const MOST_ALIKE = 20;

/** Search terms hold the account code in lower case, and other words that may equal it, such as names. */
async function bookingsOfAccount(account: string | null): Promise<string[]> {
  if (account === null) return [];
  const found = await db()
    .collection(bookings.collection)
    .where('searchTerms', 'array-contains', account.toLowerCase())
    .limit(MOST_ALIKE)
    .get();
  return recordsOf(bookings, found)
    .filter(({ referenceNumber }) => accountCode(referenceNumber) === account)
    .map(({ id }) => id);
}

async function candidatesOf(amount: number) {
  const found = await db()
    .collection(bookings.collection)
    .where('payment.balance', '==', amount)
    .limit(MOST_CANDIDATES)
    .get();
  return recordsOf(bookings, found).map(candidateOf);
}

/**
 * M-Pesa may send the SHA-256 of the payer's number `2547…` (decision 098).
 * @param known numbers as `kenyanMobile` returns them
 * @returns the known number with this hash; otherwise `told`
 */
export function payerNumber(told: string, known: readonly string[]): string {
  if (!isFingerprint(told)) return told;
  const wanted = told.toLowerCase();
  const isIts = (mobile: string) => createHash('sha256').update(mobile).digest('hex') === wanted;
  return known.find(isIts) ?? told;
}
