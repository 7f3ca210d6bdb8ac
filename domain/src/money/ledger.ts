/**
 * What the rules of the ledger share: the state that they read, the plan that they return, and the checks of every
 * entry.
 */
import { Refusal } from '../refusal';
import type { Instant } from '../time/instant';
import {
  standingEntries,
  type EntryKind,
  type EntrySigner,
  type MoneyEntry,
  type PaymentMethod,
} from './entry';
import { codeKey, type CodeLock } from './provider-code';
import { summaryOf, type Claim, type LedgerSummary } from './summary';

/** The money of one booking as it stands. */
export interface Ledger {
  claim: Claim;
  /** all entries of the booking, in any order */
  entries: readonly MoneyEntry[];
}

/** The fields of an entry that its caller gives, the same for every kind. */
export interface EntryIdentity {
  id: string;
  requestHash: string;
  bookingId: string;
  referenceNumber: string;
  at: Instant;
  by: EntrySigner;
}

/** What one commit writes: the entry, the summary with it, and the lock on its code. */
export interface LedgerPlan {
  entry: MoneyEntry;
  summary: LedgerSummary;
  /** created without having been read: the commit fails where the code exists already */
  claim: { key: string; lock: CodeLock } | null;
  /** the kind of entry that a correction takes back; null for every other entry */
  takenBack: Exclude<EntryKind, 'correction'> | null;
  /** the key of a code that is free again because its entry was taken back */
  release: string | null;
}

/**
 * Whether this very request has been entered before, so that nothing is left to do.
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

/** @throws Refusal invalid-input when it is not a whole number of shillings above zero */
export function requireAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount > 0) return;
  throw new Refusal('invalid-input', { fields: { amount: 'amount-invalid' } });
}

/** The plan with one more entry. @throws Refusal code-already-used when the booking's own ledger has the code */
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

/** The key of an entry's code; null where it has none. */
export function keyOf({ method, code }: Pick<MoneyEntry, 'method' | 'code'>): string | null {
  return code === null ? null : codeKey(method, code);
}
