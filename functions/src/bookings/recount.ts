/**
 * Compares bookings with what is kept beside them: the public status card, the sum of the ledger, the totals of
 * the dashboard (the reports: `recount-months.ts`). Every commit keeps these right, so a difference is corrected
 * and is a fault to be looked at.
 */
import { cardOf } from '@tulia/domain/booking/commands/plan';
import { claimOf } from '@tulia/domain/booking/payment';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { summaryOf } from '@tulia/domain/money/summary';
import {
  bookingPath,
  bookingStatusCards,
  bookingStatusPath,
  bookings,
  type Booking,
} from '@tulia/domain/records/booking';
import { TOTAL_STATS_PATH, dayStats, dayStatsPath } from '@tulia/domain/records/stats';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { datesFrom, daysBetween, toInstant } from '@tulia/domain/time/practice-time';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { ledgerOf, readLedger } from '../money/ledger';
import { db } from '../platform/app';
import { canonicalJson } from '../platform/fingerprint';
import { recordOf } from '../platform/stored';

/** What a comparison looked at and corrected. */
export interface Recounted {
  /** documents read */
  reads: number;
  cards: number;
  sums: number;
  days: number;
}

/** Documents asked for in one request. */
const AT_ONCE = 100;

/** Corrects cards and sums of the bookings of a query. */
export async function recountBookings(query: Query): Promise<Recounted> {
  const found = (await query.get()).docs.map((doc) => bookings.fromStored(doc.data()));
  const done: Recounted = { reads: Math.max(1, found.length), cards: 0, sums: 0, days: 0 };
  for (let index = 0; index < found.length; index += AT_ONCE) {
    const some = found.slice(index, index + AT_ONCE);
    const cards = await db().getAll(
      ...some.map(({ referenceNumber }) => db().doc(bookingStatusPath(referenceNumber))),
    );
    done.reads += cards.length;
    for (const [at, booking] of some.entries()) {
      const isSame = isSameCard(booking, cards[at]?.data());
      if (!isSame && (await correctCard(booking.id))) done.cards += 1;
      const entries = await ledgerOf(booking.id);
      done.reads += Math.max(1, entries.length);
      const isRight = isSameSum(booking, entries);
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

/** Compares once more where nothing can come in between. @returns whether there was something to correct */
function correct(
  bookingId: string,
  look: (transaction: Transaction, booking: Booking) => Promise<boolean>,
): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const booking = recordOf(bookings, await transaction.get(db().doc(bookingPath(bookingId))));
    return booking !== null && (await look(transaction, booking));
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

/**
 * Corrects the totals of the days on which these dates' bookings were made, where they count fewer than there are:
 * what was erased since stays counted. @param zone the practice's
 */
export async function recountDays(first: string, last: string, zone: string): Promise<Recounted> {
  const done: Recounted = { reads: 0, cards: 0, sums: 0, days: 0 };
  for (const date of datesFrom(first, daysBetween(first, last) + 1)) {
    const { reads, isCorrected } = await recountDay(date, zone);
    done.reads += reads;
    if (isCorrected) done.days += 1;
  }
  return done;
}

async function recountDay(date: string, zone: string) {
  const from = toInstant(date, '00:00', zone);
  const ofDay = db()
    .collection(bookings.collection)
    .where('createdAt', '>=', new Date(from))
    .where('createdAt', '<', new Date(from + DAY))
    .select('status');
  return db().runTransaction(async (transaction) => {
    const ref = db().doc(dayStatsPath(date));
    const [{ docs }, stored] = await Promise.all([transaction.get(ofDay), transaction.get(ref)]);
    const counted = dayStats.fromStored(stored.data() ?? {});
    const there = countedBy(docs.map((doc) => doc.get('status') as BookingStatus));
    const missing = [...there].flatMap(([status, count]) => {
      const lacks = count - (counted.statuses[status] ?? 0);
      return lacks > 0 ? [[status, FieldValue.increment(lacks)] as const] : [];
    });
    const lacked = Math.max(0, docs.length - counted.created);
    const reads = Math.max(1, docs.length) + 1;
    if (missing.length === 0 && lacked === 0) return { reads, isCorrected: false };
    const part = {
      ...(lacked > 0 && { created: FieldValue.increment(lacked) }),
      statuses: Object.fromEntries(missing),
    };
    transaction.set(ref, { date, ...part }, { merge: true });
    transaction.set(db().doc(TOTAL_STATS_PATH), part, { merge: true });
    return { reads, isCorrected: true };
  });
}

function countedBy(statuses: readonly BookingStatus[]): Map<BookingStatus, number> {
  const counts = new Map<BookingStatus, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** What two comparisons came to together. */
export const both = (one: Recounted, other: Recounted): Recounted => ({
  reads: one.reads + other.reads,
  cards: one.cards + other.cards,
  sums: one.sums + other.sums,
  days: one.days + other.days,
});

export const correctedBy = ({ cards, sums, days }: Recounted): number => cards + sums + days;

/** Bookings that changed since then, the newest first. */
export const changedSince = (since: Instant, most: number): Query =>
  db()
    .collection(bookings.collection)
    .where('updatedAt', '>', new Date(since))
    .orderBy('updatedAt', 'desc')
    .limit(most);
