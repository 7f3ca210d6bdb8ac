import { Refusal } from '../refusal';
import { standingEntries, type EntryKind, type MoneyEntry, type PaymentMethod } from './entry';
import { codeKey, type CodeLock } from './provider-code';
import { summaryOf, type Claim, type LedgerSummary } from './summary';

export interface Ledger {
  claim: Claim;
  entries: readonly MoneyEntry[];
}

/** What an entry's caller gives. */
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

/**
 * Whether this request was entered before.
 * @throws Refusal idempotency-conflict when the same request id came with another body
 */
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
export function requireAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount > 0) return;
  throw new Refusal('invalid-input', { fields: { amount: 'amount-invalid' } });
}

/** @throws Refusal code-already-used when this booking's ledger has the code */
export function planEntry(
  { claim, entries }: Ledger,
  identity: EntryIdentity,
  what: {
    kind: Exclude<EntryKind, 'correction'>;
    amount: number;
    method: PaymentMethod | null;
    code: string | null;
    note: string;
  },
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
    claim: key === null ? null : { key, lock: { entryId, bookingId, referenceNumber } },
    takenBack: null,
    release: null,
  };
}

export function keyOf({ method, code }: Pick<MoneyEntry, 'method' | 'code'>): string | null {
  return code === null ? null : codeKey(method, code);
}
