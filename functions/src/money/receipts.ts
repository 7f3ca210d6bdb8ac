/**
 * Receipts as they stand in the database. A number is read and counted on in one transaction, so that none is left
 * out.
 */
import type { LedgerPlan } from '@tulia/domain/money/ledger';
import { isReceipted, type Receipt, receiptOf } from '@tulia/domain/money/provider/receipt';
import {
  receiptCounterPath,
  receiptCounters,
  receiptPath,
  receipts,
} from '@tulia/domain/records/money/provider-payment';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

/** Where the numbers of a year stand. */
export interface ReceiptPlace {
  year: number;
  last: number;
}

export async function readReceiptPlace(
  transaction: Transaction,
  now: Instant,
): Promise<ReceiptPlace> {
  const year = Number(toWallTime(now).date.slice(0, 4));
  const counter = recordOf(
    receiptCounters,
    await transaction.get(db().doc(receiptCounterPath(year))),
  );
  return { year, last: counter?.last ?? 0 };
}

/** The number that the next receipt will have. */
export function nextReceiptNumber({ year, last }: ReceiptPlace): string {
  return `${year}-${String(last + 1).padStart(5, '0')}`;
}

/** Writes the receipt of an entry, in the commit of the entry and after `readReceiptPlace` in the same transaction. */
export function writeReceipt(writer: Writer, made: LedgerPlan, place: ReceiptPlace): void {
  if (!isReceipted(made)) return;
  const receipt = receiptOf(made.entry, place);
  writer.create(db().doc(receiptPath(receipt.number)), receipts.toStored(receipt));
  const counter = receiptCounters.toStored({ last: place.last + 1 });
  writer.set(db().doc(receiptCounterPath(place.year)), counter);
}

/** All receipts of a booking, the first one first. */
export async function receiptsOf(bookingId: string): Promise<Receipt[]> {
  const { docs } = await db()
    .collection(receipts.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return docs
    .map((doc) => receipts.fromStored(doc.data()))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
}
