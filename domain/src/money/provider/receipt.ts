/** Numbered receipts: each movement of money has one, numbered after the last one of its year without gaps. */
import type { Instant } from '../../time/instant';
import type { MoneyEntry, PaymentMethod } from '../entry';
import type { LedgerPlan } from '../ledger';

export const RECEIPT_KINDS = ['payment', 'refund', 'correction'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** `receipts/{number}`: like its entry it names a booking and no person. */
export interface Receipt {
  /** `2026-00042` */
  number: string;
  year: number;
  kind: ReceiptKind;
  entryId: string;
  bookingId: string;
  referenceNumber: string;
  /** whole shillings */
  amount: number;
  method: PaymentMethod | null;
  code: string | null;
  at: Instant;
  /** the entry that a correction takes back */
  corrects: string | null;
  /** the number that the tax authority gave to the invoice, entered by staff; empty until then */
  taxNumber: string;
}

/** `counters/receipts-{year}`: the last number given, raised in the commit that writes the receipt. */
export interface ReceiptCounter {
  last: number;
}

/** Whether there is a receipt: not for entries that move no money, nor for their corrections. */
export function isReceipted({ entry, takenBack }: Pick<LedgerPlan, 'entry' | 'takenBack'>) {
  const moves = takenBack ?? entry.kind;
  return moves === 'payment' || moves === 'refund';
}

/**
 * The receipt of an entry.
 * @param last the last number given in this year, read in the transaction that writes this one
 */
export function receiptOf(
  entry: MoneyEntry,
  { year, last }: { year: number; last: number },
): Receipt {
  const { kind, id: entryId, bookingId, referenceNumber } = entry;
  const { amount, method, code, at, corrects } = entry;
  return {
    number: `${year}-${String(last + 1).padStart(5, '0')}`,
    year,
    kind: kind === 'payment' || kind === 'refund' ? kind : 'correction',
    entryId,
    bookingId,
    referenceNumber,
    amount,
    method,
    code,
    at,
    corrects,
    taxNumber: '',
  };
}
