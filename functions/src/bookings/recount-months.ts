/**
 * Corrects the statistics of a month by its new bookings, its sessions and its entries of the ledger. Counts of erased
 * records have no source any more, and stay.
 */
import { bookingShares, moneyShare } from '@tulia/domain/booking/figures/month-share';
import type { MonthShare } from '@tulia/domain/booking/figures/month-share';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { paymentPath, payments } from '@tulia/domain/records/payment';
import type { RecordType } from '@tulia/domain/records/record';
import * as records from '@tulia/domain/records/stats';
import { monthOf, monthsBetween, shiftMonth, toInstant } from '@tulia/domain/time/practice-time';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { canonicalJson } from '../platform/fingerprint';
import { recordOf } from '../platform/stored';

/** Days ahead of today; few bookings are later. */
export const MONTHS_AHEAD = 93;

const AT_ONCE = 200;

interface Reader {
  query(query: Query): Promise<QuerySnapshot>;
  all(refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]>;
}

const withoutTransaction: Reader = {
  query: (query) => query.get(),
  all: (refs) => db().getAll(...refs),
};

/** @returns how many months of practitioners it corrected */
export async function recountMonths(first: string, last: string): Promise<number> {
  let corrected = 0;
  for (const month of monthsBetween(first, last)) {
    const wrong = await compare(month, withoutTransaction);
    if (wrong.length > 0) corrected += await correctMonth(month);
  }
  return corrected;
}

/** Compares again in a transaction. */
function correctMonth(month: string): Promise<number> {
  return db().runTransaction(async (transaction) => {
    const wrong = await compare(month, {
      query: (query) => transaction.get(query),
      all: (refs) => transaction.getAll(...refs),
    });
    for (const stats of wrong) {
      const ref = db().doc(records.monthStatsPath(stats.month, stats.practitionerId));
      transaction.set(ref, records.monthStats.toStored(stats));
    }
    return wrong.length;
  });
}

/** The right statistics, of each month that differs. */
async function compare(month: string, reader: Reader): Promise<records.MonthStats[]> {
  const [firstId, lastId] = records.monthStatsIds(month, month);
  const [made, sessions, entries, stored] = await Promise.all([
    reader.query(within(bookings, 'createdAt', month)),
    reader.query(within(bookings, 'startsAt', month)),
    reader.query(within(payments, 'at', month)),
    reader.query(
      db()
        .collection(records.monthStats.collection)
        .where(FieldPath.documentId(), '>=', firstId)
        .where(FieldPath.documentId(), '<=', lastId),
    ),
  ]);
  const both = new Map([...made.docs, ...sessions.docs].map((doc) => [doc.id, doc]));
  const there = [...both.values()].map((doc) => bookings.fromStored(doc.data()));
  const money = await moneyOf(
    entries.docs.map((doc) => payments.fromStored(doc.data())),
    there,
    reader,
  );
  const own = there.flatMap(bookingShares);
  const shares = [...own.filter(({ date }) => monthOf(date) === month), ...money];
  const counted = stored.docs.map((doc) => records.monthStats.fromStored(doc.data()));
  const erased = counted.flatMap((each) => records.sharesIn(each, each.erased));
  const right = new Map(byPerson(records.monthStatsOf([...shares, ...erased])));
  const people = new Set([...counted.map((each) => each.practitionerId), ...right.keys()]);
  const found = new Map(byPerson(counted));
  return [...people].flatMap((practitionerId) => {
    const has = found.get(practitionerId);
    const days = right.get(practitionerId)?.days ?? {};
    if (canonicalJson(cleared(has)) === canonicalJson(days)) return [];
    return [{ month, practitionerId, days, erased: has?.erased ?? {} }];
  });
}

const byPerson = (all: readonly records.MonthStats[]) =>
  all.map((each) => [each.practitionerId, each] as const);

/** The figures of a document without those that are zero. */
function cleared(stats: records.MonthStats | undefined): records.MonthStats['days'] {
  if (stats === undefined) return {};
  return records.monthStatsOf(records.sharesIn(stats, stats.days))[0]?.days ?? {};
}

function within<T extends object>(
  { collection }: RecordType<T>,
  field: string,
  month: string,
): Query {
  const [from, to] = [month, shiftMonth(month, 1)].map(
    (each) => new Date(toInstant(`${each}-01`, '00:00')),
  );
  return db().collection(collection).where(field, '>=', from).where(field, '<', to);
}

/** The shares of the entries, for the practitioner and the service of each booking. */
async function moneyOf(
  entries: readonly MoneyEntry[],
  there: readonly Booking[],
  reader: Reader,
): Promise<MonthShare[]> {
  const known = new Map(there.map((each) => [each.id, each]));
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  const owners = entries.map(({ bookingId }) => bookingId).filter((id) => !known.has(id));
  const wrong = entries.flatMap(({ corrects }) => corrects ?? []).filter((id) => !kinds.has(id));
  const [others, corrected] = [
    await named(reader, bookings, bookingPath, owners),
    await named(reader, payments, paymentPath, wrong),
  ];
  for (const each of others) known.set(each.id, each);
  for (const { id, kind } of corrected) kinds.set(id, kind);
  return entries.flatMap((entry): MonthShare[] => {
    const booking = known.get(entry.bookingId);
    const takenBack = kinds.get(entry.corrects ?? '') ?? null;
    const share = booking === undefined ? null : moneyShare(entry, takenBack, booking);
    return share === null ? [] : [share];
  });
}

async function named<T extends object>(
  reader: Reader,
  type: RecordType<T>,
  pathOf: (id: string) => string,
  ids: readonly string[],
): Promise<T[]> {
  const all = [...new Set(ids)];
  const found: T[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = all.slice(start, start + AT_ONCE).map((id) => db().doc(pathOf(id)));
    for (const snapshot of await reader.all(part)) {
      const record = recordOf(type, snapshot);
      if (record !== null) found.push(record);
    }
  }
  return found;
}
