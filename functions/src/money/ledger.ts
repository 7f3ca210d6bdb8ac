/**
 * The ledger as it stands in the database. Entries and codes are created and never read first; nothing changes an
 * entry.
 */
import { moneyShare } from '@tulia/domain/booking/figures/month-share';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { CodeLock } from '@tulia/domain/money/provider-code';
import {
  paymentCodePath,
  paymentCodes,
  paymentPath,
  payments,
} from '@tulia/domain/records/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import { shareWrites } from '@tulia/domain/records/booking-writes';
import {
  paymentAttempts,
  paymentClaims,
  unmatchedPayments,
  receipts,
} from '@tulia/domain/records/money/provider-payment';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { carryOut } from '../platform/carry-out';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';

const entriesOf = (bookingId: string) =>
  db().collection(payments.collection).where('bookingId', '==', bookingId);

const recordsOf = ({ docs }: { docs: QueryDocumentSnapshot[] }): MoneyEntry[] =>
  docs.map((doc) => payments.fromStored(doc.data()));

/** All entries of a booking, in no order, read within the transaction that may add one. */
export async function readLedger(
  transaction: Transaction,
  bookingId: string,
): Promise<MoneyEntry[]> {
  return recordsOf(await transaction.get(entriesOf(bookingId)));
}

/** All entries of a booking, in no order. */
export async function ledgerOf(bookingId: string): Promise<MoneyEntry[]> {
  return recordsOf(await entriesOf(bookingId).get());
}

export async function readEntry(id: string): Promise<MoneyEntry | null> {
  return readRecord(payments, paymentPath(id));
}

/** The booking that has a code. @param key see `codeKey` */
export async function readCode(key: string): Promise<CodeLock | null> {
  return readRecord(paymentCodes, paymentCodePath(key));
}

/**
 * Removes the entries of a booking that is erased with their receipts, its attempts to pay, and the codes and
 * money of the unmatched payments that still belong to it. The sums of the entries stay in the statistics, which
 * name no person.
 */
export async function eraseLedger(booking: Booking): Promise<void> {
  const bookingId = booking.id;
  await db().runTransaction(async (transaction) => {
    const entries = await readLedger(transaction, bookingId);
    const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
    const shares = entries.flatMap(
      (entry) => moneyShare(entry, kinds.get(entry.corrects ?? '') ?? null, booking) ?? [],
    );
    carryOut(writerOf(transaction), shareWrites(shares, 'erased'));
    for (const { id } of entries) transaction.delete(db().doc(paymentPath(id)));
  });
  const found = await Promise.all(
    [paymentCodes, paymentAttempts, paymentClaims, unmatchedPayments, receipts].map(
      ({ collection }) => db().collection(collection).where('bookingId', '==', bookingId).get(),
    ),
  );
  const batch = db().batch();
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}
