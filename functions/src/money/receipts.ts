/** Stores receipts. One transaction reads a number and counts on, so that no number is missing. */
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
import { readRecord, recordsOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

/** The last receipt number of a year. */
interface ReceiptPlace {
  year: number;
  last: number;
}

export async function readReceiptPlace(
  transaction: Transaction,
  now: Instant,
): Promise<ReceiptPlace> {
  const year = Number(toWallTime(now).date.slice(0, 4));
  const counter = await readRecord(receiptCounters, receiptCounterPath(year), transaction);
  return { year, last: counter?.last ?? 0 };
}

export function nextReceiptNumber({ year, last }: ReceiptPlace): string {
  return `${year}-${String(last + 1).padStart(5, '0')}`;
}

/** @param place read by `readReceiptPlace` in the same transaction */
export function writeReceipt(writer: Writer, made: LedgerPlan, place: ReceiptPlace): void {
  if (!isReceipted(made)) return;
  const receipt = receiptOf(made.entry, place);
  writer.create(db().doc(receiptPath(receipt.number)), receipts.toStored(receipt));
  const counter = receiptCounters.toStored({ last: place.last + 1 });
  writer.set(db().doc(receiptCounterPath(place.year)), counter);
}

/** All receipts of a booking by number. */
export async function receiptsOf(bookingId: string): Promise<Receipt[]> {
  const own = db().collection(receipts.collection).where('bookingId', '==', bookingId);
  return recordsOf(receipts, await own.get()).sort((a, b) => (a.number < b.number ? -1 : 1));
}
