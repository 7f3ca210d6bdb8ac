/**
 * The ledger of a month: every entry counts in the month in which it was made, so that all months add up to the
 * ledger.
 */
import type { EntryKind, MoneyEntry, PaymentMethod } from './entry';

/** An entry with its effect: a correction undoes an entry of another kind, which may be of an earlier month. */
export interface LedgerLine extends Pick<
  MoneyEntry,
  'id' | 'bookingId' | 'referenceNumber' | 'kind' | 'amount' | 'method' | 'code' | 'at' | 'note'
> {
  /** of the entry that a correction takes back; null for every other kind */
  corrects: Exclude<EntryKind, 'correction'> | null;
}

/** Whole shillings; less than zero where more was taken back than came in this month. */
export interface MonthTotals {
  received: number;
  refunded: number;
  waived: number;
  /** was to go back, and does not */
  kept: number;
  /** how much the practice's accounts have gained: received less refunded */
  net: number;
  /** the same by payment method; `unknown` where it was not entered */
  byMethod: Record<PaymentMethod | 'unknown', number>;
}

/** What a line adds to the practice's accounts, whole shillings; what is waived or kept moves no money. */
export function moved({
  kind,
  corrects,
  amount,
}: Pick<LedgerLine, 'kind' | 'corrects' | 'amount'>) {
  const sign = kind === 'correction' ? -1 : 1;
  switch (corrects ?? kind) {
    case 'payment':
      return sign * amount;
    case 'refund':
      return -sign * amount;
    default:
      return 0;
  }
}

export function monthTotals(lines: readonly LedgerLine[]): MonthTotals {
  const sum = (kind: EntryKind) =>
    lines.reduce((total, line) => {
      if ((line.corrects ?? line.kind) !== kind) return total;
      return total + (line.kind === 'correction' ? -line.amount : line.amount);
    }, 0);
  const byMethod = { 'mobile-money': 0, card: 0, bank: 0, cash: 0, unknown: 0 };
  for (const line of lines) byMethod[line.method ?? 'unknown'] += moved(line);
  const [received, refunded] = [sum('payment'), sum('refund')];
  const [waived, kept] = [sum('waiver'), sum('kept')];
  return { received, refunded, waived, kept, net: received - refunded, byMethod };
}
