/**
 * What the entries of a booking add up to. The booking carries this summary, written in the commit of every entry;
 * it is always counted from the entries and never raised by itself (design section 4).
 */
import { standingEntries, type EntryKind, type MoneyEntry, type PaymentMethod } from './entry';

export const LEDGER_STATES = [
  'free',
  'unpaid',
  'partly',
  'paid',
  'overpaid',
  'refund-due',
  'refunded',
  'waived',
] as const;
/**
 * `free` costs nothing; `partly` is paid in part; `overpaid` has more than its price; `refund-due` is over and has
 * money to go back; `refunded` has none of its payments left; `waived` is no longer asked of the client.
 */
export type LedgerState = (typeof LEDGER_STATES)[number];

/** What a booking may ask of its client. */
export interface Claim {
  /** whole shillings */
  price: number;
  /** cancelled or rejected: nothing is owed any more */
  isOver: boolean;
  /** it is over, and too late for a refund: the practice keeps what was paid, up to the price */
  keeps: boolean;
}

/** Whole Kenyan shillings, each the sum of the entries of its kind that were not taken back. */
export interface LedgerTotals {
  paid: number;
  refunded: number;
  waived: number;
  /** left out when zero */
  kept?: number;
}

export interface LedgerSummary extends LedgerTotals {
  state: LedgerState;
  /**
   * what the booking costs before anything is waived; of a booking that is over, what was waived or is not given
   * back
   */
  due: number;
  /** `due - waived - paid + refunded`: above zero is open, below zero is to go back */
  balance: number;
  /** see `Claim` */
  keeps: boolean;
  /** the payment methods, each once, oldest first */
  methods: PaymentMethod[];
  /** the providers' codes of all payments, oldest first */
  codes: string[];
}

/** What is left of the payments after refunds, whole shillings. */
export function netPaid({ paid, refunded }: Pick<LedgerTotals, 'paid' | 'refunded'>): number {
  return paid - refunded;
}

/** What the ledger of one booking adds up to, for entries in any order. */
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

/** The same entries under another claim, for instance after a cancellation. */
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

/** The summary of a booking with an empty ledger. @param price whole shillings */
export function nothingPaid(price: number): LedgerSummary {
  return summaryOf({ price, isOver: false, keeps: false }, []);
}

function dueOf({ price, isOver, keeps }: Claim, totals: LedgerTotals): number {
  const { waived, kept = 0 } = totals;
  const asked = Math.max(0, price - waived);
  // Money beyond the price that the practice keeps counts as part of the price.
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
