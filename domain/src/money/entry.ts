/** Entries of the ledger: the money of one booking, written once and never changed (design section 4). */
import type { Instant } from '../time/instant';

/** `kept`: a refund that the practice decided to keep; `correction`: cancels an entry of another kind. */
export type EntryKind = 'payment' | 'refund' | 'correction' | 'waiver' | 'kept';

/** Methods that a provider reports by itself. */
export const PROVIDER_METHODS = ['mobile-money', 'card'] as const;
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];
export const PAYMENT_METHODS = [...PROVIDER_METHODS, 'bank', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const isProviderMethod = (method: PaymentMethod | null): method is ProviderMethod =>
  (PROVIDER_METHODS as readonly (PaymentMethod | null)[]).includes(method);

/** `system` stands for a payment provider. */
export interface EntrySigner {
  kind: 'client' | 'guest' | 'staff' | 'system';
  uid: string | null;
  name: string;
}

/** `payments/{id}`. It names no person, only the booking, so it stays unchanged when contacts are erased there. */
export interface MoneyEntry {
  /** derived from the booking and the request */
  id: string;
  bookingId: string;
  referenceNumber: string;
  kind: EntryKind;
  /** whole Kenyan shillings above zero; of a correction, those of the corrected entry */
  amount: number;
  /** null where no money moved, or where it is unknown how a refund was sent */
  method: PaymentMethod | null;
  code: string | null;
  /** the corrected entry; null for every other kind */
  corrects: string | null;
  at: Instant;
  /** practice date of a payment that was entered later than it came */
  paidOn?: string;
  by: EntrySigner;
  note: string;
  /** hash of the request, for idempotency */
  requestHash: string;
}

/** Entries without corrections and corrected entries, oldest first. */
export function standingEntries(entries: readonly MoneyEntry[]): MoneyEntry[] {
  const takenBack = new Set(entries.map(({ corrects }) => corrects));
  return entries
    .filter(({ id, kind }) => kind !== 'correction' && !takenBack.has(id))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
