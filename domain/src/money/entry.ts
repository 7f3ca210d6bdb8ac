/**
 * The entries of the ledger: what happened to the money of one booking, written once and never changed (design
 * section 4).
 */
import type { Instant } from '../time/instant';

export const ENTRY_KINDS = ['payment', 'refund', 'correction', 'waiver', 'kept'] as const;
/**
 * `payment` came in; `refund` went back; `waiver` is no longer asked of the client; `kept` was to go back but the
 * practice keeps it; `correction` takes one of these back, as if it had never been entered.
 */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Payment methods that a provider reports by itself. */
export const PROVIDER_METHODS = ['mobile-money', 'card'] as const;
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];
export const PAYMENT_METHODS = [...PROVIDER_METHODS, 'bank', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether a provider reports money that came this way. */
export const isProviderMethod = (method: PaymentMethod | null): method is ProviderMethod =>
  (PROVIDER_METHODS as readonly (PaymentMethod | null)[]).includes(method);

/** Who entered it: a person, or `system` for what a payment provider reported. */
export interface EntrySigner {
  kind: 'client' | 'guest' | 'staff' | 'system';
  uid: string | null;
  name: string;
}

/**
 * `payments/{id}`. It names its booking but no person: contact and account of the client stand on the booking only,
 * so the entry stays as it is when they are removed there.
 */
export interface MoneyEntry {
  /** derives from the booking and the request by which it was entered */
  id: string;
  bookingId: string;
  /** of the booking, as on the client's receipt */
  referenceNumber: string;
  kind: EntryKind;
  /** whole Kenyan shillings, more than zero; of a correction, those of the entry that it takes back */
  amount: number;
  /** null where no money moved, and where it is not known how a refund was sent */
  method: PaymentMethod | null;
  /** the provider's code as on the receipt; null where there is none */
  code: string | null;
  /** the entry that a correction takes back; null for every other kind */
  corrects: string | null;
  at: Instant;
  by: EntrySigner;
  /** why, as the person who entered it wrote it; may be empty */
  note: string;
  /** fingerprint of the request, for idempotency */
  requestHash: string;
}

/** The entries that still count, oldest first: neither corrections, nor what they took back. */
export function standingEntries(entries: readonly MoneyEntry[]): MoneyEntry[] {
  const takenBack = new Set(entries.map(({ corrects }) => corrects));
  return entries
    .filter(({ id, kind }) => kind !== 'correction' && !takenBack.has(id))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
