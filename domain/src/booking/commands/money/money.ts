/**
 * Enter a payment, refund, correction, waiver or kept refund. Each is one entry of the ledger (`money/`), written with
 * the booking's new summary.
 */
import type { MoneyEntry } from '../../../money/entry';
import { isEntered, type EntryIdentity, type Ledger, type LedgerPlan } from '../../../money/ledger';
import {
  correctionEntry,
  keepingEntry,
  paymentEntry,
  refundEntry,
  waiverEntry,
} from '../../../money/new-entry';
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import type { LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import { requireVersion } from '../given';
import type { Booking, BookingEvent } from '../../booking';
import { paymentMails } from '../../mails/booking-mails';
import { claimOf } from '../../payment';
import { timeOncePaid } from '../time/keep-time';
import { planChange, type BookingPlan } from '../plan';

export interface MoneyState {
  booking: Booking;
  /** all of the booking, read in the same transaction */
  entries: readonly MoneyEntry[];
  /** the locks at the booking's time, where a payment may keep it */
  locks?: LocksFound;
}

export interface MoneyInput {
  /** null to enter it on any version */
  version: number | null;
  entry: Pick<EntryIdentity, 'id' | 'requestHash'>;
  signedBy: BookingEvent['actor'];
  /** the receipt that the same commit writes; without it no email is sent */
  receiptNumber?: string;
}

type Rule<Input> = (ledger: Ledger, input: Input, identity: EntryIdentity) => LedgerPlan;

const moneyCommand =
  <Input>(action: string, rule: Rule<Input>) =>
  (
    { booking, entries, locks }: MoneyState,
    input: Input & MoneyInput,
    _settings: PracticeSettings,
    now: Instant,
  ): BookingPlan | null => {
    if (isEntered(entries, input.entry)) return null;
    if (input.version !== null) requireVersion(booking, input.version);
    const { id: bookingId, referenceNumber } = booking;
    const { id, requestHash } = input.entry;
    const { signedBy } = input;
    const identity = { id, requestHash, bookingId, referenceNumber, at: now, by: signedBy };
    const made = rule({ claim: claimOf(booking), entries }, input, identity);
    const { entry, summary } = made;
    const details = { entry: id, amount: entry.amount, method: entry.method };
    const kept =
      entry.kind === 'payment' && locks !== undefined
        ? timeOncePaid(booking, summary, locks, now)
        : { fields: {}, locks: {} };
    const change = {
      action,
      signedBy,
      details,
      ledger: [made],
      locks: kept.locks,
      fields: { payment: summary, ...kept.fields },
      mails: (after: Booking) => paymentMails(booking, after, entry, input.receiptNumber),
    };
    return planChange(booking, change, now);
  };

/**
 * Commands return null when this request was entered before.
 * @throws Refusal version-conflict, idempotency-conflict, invalid-input, amount-above-due, code-already-used
 */
export const recordPayment = moneyCommand('payment', paymentEntry);

/** @throws Refusal version-conflict, idempotency-conflict, invalid-input, amount-above-paid, code-already-used */
export const recordRefund = moneyCommand('refund', refundEntry);

/** @throws Refusal version-conflict, idempotency-conflict, not-found, transition-not-allowed, amount-above-paid */
export const correctPayment = moneyCommand('correction', correctionEntry);

/** @throws Refusal version-conflict, idempotency-conflict, invalid-input, amount-above-due */
export const waive = moneyCommand('waiver', waiverEntry);

const keepEntry = moneyCommand('kept', keepingEntry);

/**
 * Not while a request waits for another time: the money may be for that time.
 * @throws Refusal version-conflict, idempotency-conflict, transition-not-allowed
 */
export const keepRest: typeof keepEntry = (state, input, settings, now) => {
  const { status, paidTime } = state.booking;
  if (paidTime === 'lost') {
    throw new Refusal('transition-not-allowed', { from: status, action: 'keep' });
  }
  return keepEntry(state, input, settings, now);
};
