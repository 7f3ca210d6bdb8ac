/** Totals of a month. Every entry counts in its own month, so all months add up to the ledger. */
import type { EntryKind, MoneyEntry, PaymentMethod } from './entry';

/** An entry for a report. A correction may correct an entry of an earlier month. */
export interface LedgerLine extends Pick<
  MoneyEntry,
  | 'id'
  | 'bookingId'
  | 'referenceNumber'
  | 'kind'
  | 'amount'
  | 'method'
  | 'code'
  | 'at'
  | 'paidOn'
  | 'note'
> {
  /** the kind of the corrected entry; null for every other kind */
  corrects: Exclude<EntryKind, 'correction'> | null;
}

/** Whole shillings; negative where the month corrects more than it received. */
interface MonthTotals {
  received: number;
  refunded: number;
  waived: number;
  kept: number;
  /** received less refunded */
  net: number;
  /** `net` by method; `unknown` where none was entered */
  byMethod: Record<PaymentMethod | 'unknown', number>;
}

/** What an entry adds to the practice's accounts, in whole shillings. Waivers and kept refunds move no money. */
export function moved(line: Pick<LedgerLine, 'kind' | 'corrects' | 'amount'>) {
  const { kind, corrects, amount } = line;
  const movedBy = corrects ?? kind;
  if (movedBy !== 'payment' && movedBy !== 'refund') return 0;
  const signed = kind === 'correction' ? -amount : amount;
  return movedBy === 'payment' ? signed : -signed;
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
