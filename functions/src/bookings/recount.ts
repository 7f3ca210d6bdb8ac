/**
 * Corrects the public status cards, the sums of the ledger and the totals by status. Every commit keeps these right, so
 * each difference is a fault. `recount-months.ts` does the statistics of months.
 */
import { cardOf } from '@tulia/domain/booking/commands/plan';
import { claimOf } from '@tulia/domain/booking/payment';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { summaryOf } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/booking/booking';
import {
  bookingPath,
  bookingStatusCards,
  bookingStatusPath,
  bookings,
} from '@tulia/domain/records/booking';
import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import type { Instant } from '@tulia/domain/time/instant';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { ledgerOf, readLedger } from '../money/ledger';
import { db } from '../platform/app';
import { canonicalJson } from '../platform/fingerprint';
import { readRecord } from '../platform/stored';

interface Recounted {
  cards: number;
  sums: number;
  totals: number;
}

const AT_ONCE = 100;

export async function recountBookings(query: Query): Promise<Recounted> {
  const found = (await query.get()).docs.map((doc) => bookings.fromStored(doc.data()));
  const done: Recounted = { cards: 0, sums: 0, totals: 0 };
  for (let index = 0; index < found.length; index += AT_ONCE) {
    const some = found.slice(index, index + AT_ONCE);
    const cards = await db().getAll(
      ...some.map(({ referenceNumber }) => db().doc(bookingStatusPath(referenceNumber))),
    );
    for (const [at, booking] of some.entries()) {
      const isSame = isSameCard(booking, cards[at]?.data());
      if (!isSame && (await correctCard(booking.id))) done.cards += 1;
      const isRight = isSameSum(booking, await ledgerOf(booking.id));
      if (!isRight && (await correctSum(booking.id))) done.sums += 1;
    }
  }
  return done;
}

function isSameCard(booking: Booking, stored: Record<string, unknown> | undefined): boolean {
  const card = cardOf(booking);
  if (card === 'removed' || stored === undefined)
    return (card === 'removed') === (stored === undefined);
  return canonicalJson(bookingStatusCards.fromStored(stored)) === canonicalJson(card);
}

function isSameSum(booking: Booking, entries: Parameters<typeof summaryOf>[1]): boolean {
  return canonicalJson(summaryOf(claimOf(booking), entries)) === canonicalJson(booking.payment);
}

/** Compares again in a transaction. @returns whether it corrected something */
function correct(
  bookingId: string,
  compareAndCorrect: (transaction: Transaction, booking: Booking) => Promise<boolean>,
): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const booking = await readRecord(bookings, bookingPath(bookingId), transaction);
    return booking !== null && (await compareAndCorrect(transaction, booking));
  });
}

const correctCard = (bookingId: string) =>
  correct(bookingId, async (transaction, booking) => {
    const ref = db().doc(bookingStatusPath(booking.referenceNumber));
    if (isSameCard(booking, (await transaction.get(ref)).data())) return false;
    const card = cardOf(booking);
    if (card === 'removed') transaction.delete(ref);
    else transaction.set(ref, bookingStatusCards.toStored(card));
    return true;
  });

const correctSum = (bookingId: string) =>
  correct(bookingId, async (transaction, booking) => {
    const entries = await readLedger(transaction, bookingId);
    if (isSameSum(booking, entries)) return false;
    const payment = summaryOf(claimOf(booking), entries);
    transaction.update(db().doc(bookingPath(bookingId)), bookings.toStoredPart({ payment }));
    return true;
  });

/** Raises totals that are too low; higher ones still count erased bookings. */
export function recountTotals(): Promise<Recounted> {
  const all = db().collection(bookings.collection);
  const ref = db().doc(TOTAL_STATS_PATH);
  return db().runTransaction(async (transaction) => {
    const { statuses } = totalStats.fromStored((await transaction.get(ref)).data() ?? {});
    const there = await Promise.all(
      BOOKING_STATUSES.map(async (status) => {
        const count = await transaction.get(all.where('status', '==', status).count());
        return [status, count.data().count] as const;
      }),
    );
    const raised = there.filter(([status, count]) => count > (statuses[status] ?? 0));
    if (raised.length > 0)
      transaction.set(ref, { statuses: Object.fromEntries(raised) }, { merge: true });
    return { cards: 0, sums: 0, totals: raised.length };
  });
}

export const both = (one: Recounted, other: Recounted): Recounted => ({
  cards: one.cards + other.cards,
  sums: one.sums + other.sums,
  totals: one.totals + other.totals,
});

export const correctedBy = ({ cards, sums, totals }: Recounted): number => cards + sums + totals;

export const changedSince = (since: Instant, most: number): Query =>
  db()
    .collection(bookings.collection)
    .where('updatedAt', '>', new Date(since))
    .orderBy('updatedAt', 'desc')
    .limit(most);
