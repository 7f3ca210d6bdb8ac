/** The sum of a booking's entries: each commit of an entry counts it from all entries (design section 4). */
import { standingEntries, type EntryKind, type MoneyEntry, type PaymentMethod } from './entry';

/**
 * `partly`: a part is paid; `overpaid`: more than the price is paid; `refund-due`: the booking is over and money must
 * go back; `refunded`: no payment is left; `waived`: nothing is asked any more.
 */
type LedgerState =
  'free' | 'unpaid' | 'partly' | 'paid' | 'overpaid' | 'refund-due' | 'refunded' | 'waived';

export interface Claim {
  price: number;
  /** cancelled or rejected: nothing is owed */
  isOver: boolean;
  /** the practice keeps payments up to the price: it is too late for a refund */
  keeps: boolean;
}

/** Whole Kenyan shillings, without corrected entries. */
interface LedgerTotals {
  paid: number;
  refunded: number;
  waived: number;
  kept?: number;
}

export interface LedgerSummary extends LedgerTotals {
  state: LedgerState;
  /** the price before waivers; of a booking that is over, what was waived or is kept */
  due: number;
  /** `due - waived - paid + refunded`: positive is open, negative must go back */
  balance: number;
  keeps: boolean;
  /** each once, oldest first */
  methods: PaymentMethod[];
  codes: string[];
}

export function netPaid({ paid, refunded }: Pick<LedgerTotals, 'paid' | 'refunded'>): number {
  return paid - refunded;
}

export function summaryOf(claim: Claim, entries: readonly MoneyEntry[]): LedgerSummary {
  const standing = standingEntries(entries);
  const sum = (kind: EntryKind) =>
    standing.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0);
  const payments = standing.filter(({ kind }) => kind === 'payment');
  return withBalance(claim, {
    paid: sum('payment'),
    refunded: sum('refund'),
    waived: sum('waiver'),
    kept: sum('kept'),
    methods: [...new Set(payments.flatMap(({ method }) => method ?? []))],
    codes: payments.flatMap(({ code }) => code ?? []),
  });
}

/** The same entries with another claim, for instance after a cancellation. */
export function withBalance(
  claim: Claim,
  known: LedgerTotals & Pick<LedgerSummary, 'methods' | 'codes'>,
): LedgerSummary {
  const { paid, refunded, waived, kept = 0, methods, codes } = known;
  const due = dueOf(claim, known);
  const balance = due - waived - netPaid(known);
  const state = stateOf(claim, known, balance);
  return {
    state,
    due,
    paid,
    refunded,
    waived,
    ...(kept > 0 && { kept }),
    balance,
    keeps: claim.keeps,
    methods,
    codes,
  };
}

/** The summary of an empty ledger. @param price whole shillings */
export function nothingPaid(price: number): LedgerSummary {
  return summaryOf({ price, isOver: false, keeps: false }, []);
}

function dueOf({ price, isOver, keeps }: Claim, totals: LedgerTotals): number {
  const { waived, kept = 0 } = totals;
  const asked = Math.max(0, price - waived);
  // Kept money beyond the price counts as part of the price.
  if (!isOver) return price + Math.min(kept, Math.max(0, netPaid(totals) - asked));
  return waived + Math.min((keeps ? asked : 0) + kept, netPaid(totals));
}

function stateOf({ price, isOver }: Claim, totals: LedgerTotals, balance: number): LedgerState {
  const net = netPaid(totals);
  if (balance < 0) return isOver ? 'refund-due' : 'overpaid';
  if (balance > 0) return net > 0 ? 'partly' : 'unpaid';
  if (net > 0) return 'paid';
  if (totals.refunded > 0) return 'refunded';
  if (totals.waived > 0) return 'waived';
  return price === 0 ? 'free' : 'unpaid';
}
