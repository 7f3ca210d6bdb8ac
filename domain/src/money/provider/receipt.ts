/** Receipts: each movement of money has one, numbered within its year without gaps. */
import type { Instant } from '../../time/instant';
import type { MoneyEntry, PaymentMethod } from '../entry';
import type { LedgerPlan } from '../ledger';

export type ReceiptKind = 'payment' | 'refund' | 'correction';

/** `receipts/{number}`: names a booking and no person. */
export interface Receipt {
  /** `2026-00042` */
  number: string;
  year: number;
  kind: ReceiptKind;
  entryId: string;
  bookingId: string;
  referenceNumber: string;
  amount: number;
  method: PaymentMethod | null;
  code: string | null;
  at: Instant;
  corrects: string | null;
  /** the tax authority's number, entered by staff; empty until then */
  taxNumber: string;
}

/** `counters/receipts-{year}`: the last number, raised in the commit of the receipt. */
export interface ReceiptCounter {
  last: number;
}

/** Entries that move no money, and their corrections, get no receipt. */
export function isReceipted({ entry, takenBack }: Pick<LedgerPlan, 'entry' | 'takenBack'>) {
  const moves = takenBack ?? entry.kind;
  return moves === 'payment' || moves === 'refund';
}

/** @param last the last number of this year, read in the same transaction */
export function receiptOf(
  entry: MoneyEntry,
  { year, last }: { year: number; last: number },
): Receipt {
  const { kind, id: entryId, bookingId, referenceNumber } = entry;
  const { amount, method, code, at, corrects } = entry;
  const copied = { entryId, bookingId, referenceNumber, amount, method, code, at, corrects };
  return {
    number: `${year}-${String(last + 1).padStart(5, '0')}`,
    year,
    kind: kind === 'payment' || kind === 'refund' ? kind : 'correction',
    ...copied,
    taxNumber: '',
  };
}
