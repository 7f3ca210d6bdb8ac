/** Reads and erases the ledger. Entries and codes are created without reading first; nothing changes an entry. */
import { moneyShare } from '@tulia/domain/booking/figures/month-share';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import * as records from '@tulia/domain/records/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import { shareWrites } from '@tulia/domain/records/booking-writes';
import {
  paymentAttempts,
  paymentClaims,
  unmatchedPayments,
  receipts,
} from '@tulia/domain/records/money/provider-payment';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { carryOut } from '../platform/carry-out';
import { deleteAll, readRecord, recordsOf } from '../platform/stored';
import { writerOf } from '../platform/writer';

const entriesOf = (bookingId: string) =>
  db().collection(records.payments.collection).where('bookingId', '==', bookingId);

/** All entries of a booking, in no order, read in the transaction that may add one. */
export async function readLedger(
  transaction: Transaction,
  bookingId: string,
): Promise<MoneyEntry[]> {
  return recordsOf(records.payments, await transaction.get(entriesOf(bookingId)));
}

/** The entries with a code, of every booking: a payment for several sessions has one for each. */
export async function entriesOfCode(transaction: Transaction, code: string): Promise<MoneyEntry[]> {
  const alike = db().collection(records.payments.collection).where('code', '==', code);
  return recordsOf(records.payments, await transaction.get(alike));
}

/** All entries of a booking, in no order. */
export async function ledgerOf(bookingId: string): Promise<MoneyEntry[]> {
  return recordsOf(records.payments, await entriesOf(bookingId).get());
}

export async function readEntry(id: string): Promise<MoneyEntry | null> {
  return readRecord(records.payments, records.paymentPath(id));
}

/** @param key see `codeKey` @returns the booking that has the code */
export async function readCode(key: string) {
  return readRecord(records.paymentCodes, records.paymentCodePath(key));
}

/**
 * Erases the entries of a booking with their receipts, attempts, codes and unmatched payments. The sums stay in the
 * statistics, which name no person.
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
    for (const { id } of entries) transaction.delete(db().doc(records.paymentPath(id)));
  });
  const found = await Promise.all(
    [records.paymentCodes, paymentAttempts, paymentClaims, unmatchedPayments, receipts].map(
      ({ collection }) => db().collection(collection).where('bookingId', '==', bookingId).get(),
    ),
  );
  await deleteAll(found.flatMap(({ docs }) => docs));
}
