/** Reads the entries of a month, with their receipts and bookings. */
import { MOST_OF_A_MONTH } from '@tulia/domain/calls/payments/month';
import { dueBefore } from '@tulia/domain/booking/payment';
import { OWING_STATUSES } from '@tulia/domain/booking/status';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { paymentPath, payments } from '@tulia/domain/records/payment';
import { unmatchedPayments, receipts } from '@tulia/domain/records/money/provider-payment';
import type { RecordType } from '@tulia/domain/records/record';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { AggregateField } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf, recordsOf } from '../platform/stored';

/** Documents read at once. */
const AT_ONCE = 200;

export async function monthLines(from: Instant, to: Instant) {
  const [entries, numbers] = await Promise.all([
    between(payments, from, to, MOST_OF_A_MONTH + 1),
    between(receipts, from, to, 2 * MOST_OF_A_MONTH),
  ]);
  const shown = entries.slice(0, MOST_OF_A_MONTH);
  const receiptOf = new Map(numbers.map(({ entryId, number }) => [entryId, number]));
  const [owners, wrong] = await Promise.all([
    named(bookings, bookingPath, shown, 'bookingId'),
    named(payments, paymentPath, shown, 'corrects'),
  ]);
  const lines = shown.map((entry) => {
    const { id, bookingId, referenceNumber, kind, amount, method, code, at, paidOn, note, by } =
      entry;
    const booking = owners.get(bookingId);
    return {
      id,
      bookingId,
      referenceNumber,
      kind,
      amount,
      method,
      code,
      at,
      ...(paidOn !== undefined && { paidOn }),
      note,
      corrects: kindTakenBack(entry, wrong),
      by: { kind: by.kind, name: by.name },
      receiptNumber: receiptOf.get(id) ?? null,
      clientId: booking?.clientId ?? '',
      clientName: booking?.clientName ?? '',
    };
  });
  return { lines, isWhole: entries.length <= MOST_OF_A_MONTH };
}

function kindTakenBack({ corrects }: MoneyEntry, wrong: ReadonlyMap<string, MoneyEntry>) {
  const kind = corrects === null ? undefined : wrong.get(corrects)?.kind;
  return kind === undefined || kind === 'correction' ? null : kind;
}

/** Payments between two moments that belong to no booking yet. */
export async function unownedBetween(from: Instant, to: Instant) {
  const items = await between(unmatchedPayments, from, to, MOST_OF_A_MONTH);
  return items.flatMap(({ code, amount, at, state }) =>
    state === 'assigned' ? [] : [{ code, amount, at, state }],
  );
}

/** Counted by the database, so that a long list costs one answer. */
export async function owedSums(now: Instant) {
  const [due, ahead] = await Promise.all(
    (['<', '>='] as const).map(async (side) => {
      const owed = db()
        .collection(bookings.collection)
        .where('payment.state', 'in', ['unpaid', 'partly'])
        .where('status', 'in', [...OWING_STATUSES])
        .where('startsAt', side, new Date(dueBefore(toWallTime(now).date)));
      const sums = { count: AggregateField.count(), amount: AggregateField.sum('payment.balance') };
      return (await owed.aggregate(sums).get()).data();
    }),
  );
  return { due, ahead };
}

async function between<T extends { at: Instant }>(
  type: RecordType<T>,
  from: Instant,
  to: Instant,
  most: number,
): Promise<T[]> {
  const found = await db()
    .collection(type.collection)
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(to))
    .orderBy('at')
    .limit(most)
    .get();
  return recordsOf(type, found);
}

/** The records that the entries name in `field`, by their ids. */
async function named<T extends object>(
  type: RecordType<T>,
  pathOf: (id: string) => string,
  entries: readonly MoneyEntry[],
  field: 'bookingId' | 'corrects',
): Promise<Map<string, T>> {
  const all = [...new Set(entries.flatMap((entry) => entry[field] ?? []))];
  const found = new Map<string, T>();
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = all.slice(start, start + AT_ONCE);
    const snapshots = await db().getAll(...part.map((id) => db().doc(pathOf(id))));
    for (const snapshot of snapshots) {
      const record = recordOf(type, snapshot);
      if (record !== null) found.set(snapshot.id, record);
    }
  }
  return found;
}
