import { Refusal } from '../refusal';
import { toWallTime } from '../time/practice-time';
import { standingEntries, type EntryKind, type MoneyEntry, type PaymentMethod } from './entry';
import { codeKey, typedCode, type CodeLock } from './provider-code';
import { summaryOf, netPaid, type Claim, type LedgerSummary } from './summary';

export interface Ledger {
  claim: Claim;
  entries: readonly MoneyEntry[];
  /** all entries with the code of the corrected one, of every booking */
  alike?: readonly MoneyEntry[];
}

export type EntryIdentity = Pick<
  MoneyEntry,
  'id' | 'requestHash' | 'bookingId' | 'referenceNumber' | 'at' | 'by'
>;

export interface LedgerPlan {
  entry: MoneyEntry;
  summary: LedgerSummary;
  /** the lock on the entry's code, created unread: the commit fails where the code exists */
  claim: { key: string; lock: CodeLock } | null;
  /** the kind of the corrected entry; null for every other kind */
  takenBack: Exclude<EntryKind, 'correction'> | null;
  /** the code that a correction frees */
  release: string | null;
}

/** Whether this request was entered before. @throws Refusal idempotency-conflict for the same id with another body */
export function isEntered(
  entries: readonly MoneyEntry[],
  { id, requestHash }: Pick<EntryIdentity, 'id' | 'requestHash'>,
): boolean {
  const earlier = entries.find((entry) => entry.id === id);
  if (earlier === undefined) return false;
  if (earlier.requestHash !== requestHash) throw new Refusal('idempotency-conflict');
  return true;
}

/** @throws Refusal invalid-input unless it is a whole number above zero */
function requireAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount > 0) return;
  throw new Refusal('invalid-input', { fields: { amount: 'amount-invalid' } });
}

/** @throws Refusal code-already-used when this booking's ledger has the code */
function planEntry(
  { claim, entries }: Ledger,
  identity: EntryIdentity,
  what: {
    kind: Exclude<EntryKind, 'correction'>;
    amount: number;
    method: PaymentMethod | null;
    code: string | null;
    note: string;
    paidOn?: string;
  },
  locksCode = true,
): LedgerPlan {
  const entry: MoneyEntry = { ...identity, ...what, note: what.note.trim(), corrects: null };
  const { id: entryId, bookingId, referenceNumber, code } = entry;
  const key = keyOf(entry);
  if (code !== null && standingEntries(entries).some((each) => keyOf(each) === key)) {
    throw new Refusal('code-already-used', { code, referenceNumber });
  }
  return {
    entry,
    summary: summaryOf(claim, [...entries, entry]),
    claim:
      key === null || !locksCode ? null : { key, lock: { entryId, bookingId, referenceNumber } },
    takenBack: null,
    release: null,
  };
}

function keyOf({ method, code }: Pick<MoneyEntry, 'method' | 'code'>): string | null {
  return code === null ? null : codeKey(method, code);
}

interface RefundInput {
  /** whole Kenyan shillings */
  amount: number;
  /** null when staff did not enter it */
  method: PaymentMethod | null;
  code: string;
  note?: string | undefined;
}

export interface PaymentInput extends RefundInput {
  method: PaymentMethod;
  /** practice date, not after today */
  paidOn?: string | undefined;
  /** staff accept more than is open; what is paid for a booking that is over must then go back */
  acceptOverpayment?: boolean | undefined;
  /** a further share of one payment: its first share has locked the code */
  isFurtherShare?: boolean | undefined;
}

/** @throws Refusal invalid-input, amount-above-due, code-already-used */
export function paymentEntry(
  ledger: Ledger,
  input: PaymentInput,
  identity: EntryIdentity,
): LedgerPlan {
  const { amount, method, code, note = '', paidOn, acceptOverpayment = false } = input;
  requireAmount(amount);
  if (paidOn !== undefined && paidOn > toWallTime(identity.at).date)
    throw new Refusal('invalid-input', { fields: { paidOn: 'date-in-future' } });
  const due = Math.max(0, summaryOf(ledger.claim, ledger.entries).balance);
  if (amount > due && !acceptOverpayment) throw new Refusal('amount-above-due', { amount, due });
  const what = {
    kind: 'payment' as const,
    amount,
    method,
    code: typedCode(method, code),
    note,
    ...(paidOn !== undefined && { paidOn }),
  };
  return planEntry(ledger, identity, what, input.isFurtherShare !== true);
}

/**
 * If the booking stands, the refunded amount is owed again, unless it is waived or was paid beyond the price.
 * @throws Refusal invalid-input, amount-above-paid, code-already-used
 */
export function refundEntry(
  ledger: Ledger,
  input: RefundInput,
  identity: EntryIdentity,
): LedgerPlan {
  const { amount, method, code, note = '' } = input;
  requireAmount(amount);
  const paid = netPaid(summaryOf(ledger.claim, ledger.entries));
  if (amount > paid) throw new Refusal('amount-above-paid', { amount, paid });
  const what = { kind: 'refund' as const, amount, method, code: typedCode(method, code), note };
  return planEntry(ledger, identity, what);
}

/**
 * The practice asks less than the price, or nothing. A booking that is over can waive only what is open.
 * @param input.acceptOverpayment staff accept that the client has paid more than is then asked
 * @throws Refusal invalid-input, amount-above-due
 */
export function waiverEntry(
  ledger: Ledger,
  input: { amount: number; note: string; acceptOverpayment?: boolean | undefined },
  identity: EntryIdentity,
): LedgerPlan {
  const { amount, note, acceptOverpayment = false } = input;
  requireAmount(amount);
  const { waived, balance } = summaryOf(ledger.claim, ledger.entries);
  const open = Math.max(0, balance);
  const { price, isOver } = ledger.claim;
  const most = acceptOverpayment && !isOver ? price - waived : open;
  if (amount > most) throw new Refusal('amount-above-due', { amount, due: most });
  return planEntry(ledger, identity, { kind: 'waiver', amount, method: null, code: null, note });
}

/** The practice keeps the whole open refund. @throws Refusal transition-not-allowed when none is open */
export function keepingEntry(
  ledger: Ledger,
  { note }: { note: string },
  identity: EntryIdentity,
): LedgerPlan {
  const { balance, state } = summaryOf(ledger.claim, ledger.entries);
  if (balance >= 0) throw new Refusal('transition-not-allowed', { from: state, action: 'keep' });
  const kept = { kind: 'kept', amount: -balance, method: null, code: null } as const;
  return planEntry(ledger, identity, { ...kept, note });
}

/**
 * Cancels a whole entry, once. Its code is then free for the right entry, unless other shares of its payment stand.
 * @throws Refusal not-found; transition-not-allowed for a correction or a corrected entry; amount-above-paid when
 * more was refunded than would be left of the payments
 */
export function correctionEntry(
  { claim, entries, alike = [] }: Ledger,
  { entryId, note }: { entryId: string; note: string },
  identity: EntryIdentity,
): LedgerPlan {
  const wrong = requireCorrectable(entries, entryId);
  const { kind: takenBack, amount, method, code } = wrong;
  const copied = { amount, method, code, corrects: entryId, note: note.trim() };
  const entry: MoneyEntry = { ...identity, kind: 'correction', ...copied };
  const summary = summaryOf(claim, [...entries, entry]);
  if (netPaid(summary) < 0) {
    const paid = netPaid(summaryOf(claim, entries));
    throw new Refusal('amount-above-paid', { amount, paid });
  }
  const key = keyOf(wrong);
  const isShared = standingEntries(alike).some(
    (each) => each.id !== entryId && keyOf(each) === key,
  );
  return { entry, summary, claim: null, takenBack, release: isShared ? null : key };
}

function requireCorrectable(
  entries: readonly MoneyEntry[],
  id: string,
): MoneyEntry & { kind: Exclude<EntryKind, 'correction'> } {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Refusal('not-found');
  const isTakenBack = entries.some(({ corrects }) => corrects === id);
  const { kind } = found;
  if (kind !== 'correction' && !isTakenBack) return { ...found, kind };
  const from = isTakenBack ? 'corrected' : kind;
  throw new Refusal('transition-not-allowed', { from, action: 'correct' });
}

/** Corrects all kept refunds: the session takes place after all, and the payments count for it again. */
export function keptTakenBack(
  { claim, entries }: Ledger,
  given: Pick<EntryIdentity, 'at' | 'by'>,
): LedgerPlan[] {
  const all = [...entries];
  return standingEntries(entries)
    .filter(({ kind }) => kind === 'kept')
    .map(({ id: entryId, bookingId, referenceNumber }) => {
      const identity = {
        ...given,
        id: `${entryId}-back`,
        requestHash: '',
        bookingId,
        referenceNumber,
      };
      const plan = correctionEntry({ claim, entries: all }, { entryId, note: '' }, identity);
      all.push(plan.entry);
      return plan;
    });
}
