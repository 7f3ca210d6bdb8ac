/** Each command writes one entry of the ledger (`money/`) and the booking's new summary. */
import type { MoneyEntry } from '../../../money/entry';
import * as ledger from '../../../money/ledger';
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import type { LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking, BookingEvent } from '../../booking';
import { paymentMails } from '../../mails/booking-mails';
import { toldTogether } from '../../mails/told-together';
import { claimOf } from '../../payment';
import { timeOncePaid } from '../time/keep-time';
import { planChange, requireVersion, locksAfter, SYSTEM, type BookingPlan } from '../plan';
import { toWallTime } from '../../../time/practice-time';
import { wholeShillings, type ReceivedMoney } from '../../../money/provider/received';
import { confirm } from '../confirm';
import type { TimedState } from '../time/take-time';

export interface MoneyState {
  booking: Booking;
  /** all of the booking, read in the same transaction */
  entries: readonly MoneyEntry[];
  /** see `Ledger` */
  alike?: readonly MoneyEntry[];
  /** the locks at the booking's time, where a payment may keep it */
  locks?: LocksFound;
}

export interface MoneyInput {
  /** null to enter it on any version */
  version: number | null;
  entry: Pick<ledger.EntryIdentity, 'id' | 'requestHash'>;
  signedBy: BookingEvent['actor'];
  /** the receipt that the same commit writes; without it no email is sent */
  receiptNumber?: string;
}

type Rule<Input> = (
  to: ledger.Ledger,
  input: Input,
  identity: ledger.EntryIdentity,
) => ledger.LedgerPlan;

const moneyCommand =
  <Input>(action: string, rule: Rule<Input>) =>
  (
    { booking, entries, alike, locks }: MoneyState,
    input: Input & MoneyInput,
    _settings: PracticeSettings,
    now: Instant,
  ): BookingPlan | null => {
    if (ledger.isEntered(entries, input.entry)) return null;
    if (input.version !== null) requireVersion(booking, input.version);
    const { id: bookingId, referenceNumber } = booking;
    const { id, requestHash } = input.entry;
    const { signedBy } = input;
    const identity = { id, requestHash, bookingId, referenceNumber, at: now, by: signedBy };
    const made = rule({ claim: claimOf(booking), entries, alike }, input, identity);
    const { entry, summary } = made;
    const details = { entry: id, amount: entry.amount, method: entry.method };
    const kept =
      entry.kind === 'payment' && locks !== undefined
        ? timeOncePaid(booking, summary, locks, now)
        : { fields: {}, locks: {} };
    return planChange(booking, now, {
      action,
      signedBy,
      details,
      ledger: [made],
      locks: kept.locks,
      fields: { payment: summary, ...kept.fields },
      mails: (after: Booking) => {
        const corrected = entries.find((each) => each.id === entry.corrects)?.kind;
        return paymentMails(booking, after, entry, input.receiptNumber, corrected);
      },
    });
  };

/**
 * Commands return null when this request was entered before.
 * @throws Refusal version-conflict, idempotency-conflict, invalid-input, amount-above-due, code-already-used
 */
export const recordPayment = moneyCommand('payment', ledger.paymentEntry);

/** @throws Refusal version-conflict, idempotency-conflict, invalid-input, amount-above-paid, code-already-used */
export const recordRefund = moneyCommand('refund', ledger.refundEntry);

/** @throws Refusal version-conflict, idempotency-conflict, not-found, transition-not-allowed, amount-above-paid */
export const correctPayment = moneyCommand('correction', ledger.correctionEntry);

/** @throws Refusal version-conflict, idempotency-conflict, invalid-input, amount-above-due */
export const waive = moneyCommand('waiver', ledger.waiverEntry);

const keepEntry = moneyCommand('kept', ledger.keepingEntry);

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

export interface PaidState extends Pick<TimedState, 'openingHours' | 'contact'> {
  booking: Booking;
  entries: readonly MoneyEntry[];
  /** at the booking's time, read in the same transaction */
  locks: LocksFound;
}

interface ReceivedInput {
  entry: Pick<ledger.EntryIdentity, 'id' | 'requestHash'>;
  money: ReceivedMoney;
  receiptNumber: string;
  isFurtherShare?: boolean;
}

/**
 * A provider reports a payment: enters it in whole shillings, even when nothing is open, keeps the time, and confirms
 * if the practice wants that. Returns the plans of one commit, in order; none when the payment is entered already.
 * @throws Refusal code-already-used
 */
export function receivePayment(
  state: PaidState,
  { entry, money, receiptNumber, isFurtherShare }: ReceivedInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const { booking, entries, locks } = state;
  const { code, method } = money;
  const came = {
    amount: wholeShillings(money),
    code,
    method,
    acceptOverpayment: true,
    isFurtherShare,
  };
  const input = { version: null, entry, signedBy: SYSTEM, receiptNumber, ...came };
  const paid = recordPayment({ booking, entries, locks }, input, settings, now);
  if (paid === null) return [];
  return [paid, ...confirmation(paid, state, settings, now)];
}

/**
 * One payment for several sessions of a series, told in one email. @param shares as of `sharesOf`; the first locks the
 * code @throws Refusal code-already-used
 */
export function receiveShares(
  shares: readonly { state: PaidState; input: ReceivedInput }[],
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const plans = shares.flatMap(({ state, input }, index) =>
    receivePayment(state, { ...input, isFurtherShare: index > 0 }, settings, now),
  );
  return toldTogether(plans);
}

function confirmation(
  paid: BookingPlan,
  { locks, openingHours, contact }: PaidState,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const { after } = paid;
  // `kept` occurs for requests only.
  if (!settings.confirmWhenPaid || after.paidTime !== 'kept') return [];
  const { date, time } = toWallTime(after.startsAt);
  const state = {
    booking: after,
    locks: locksAfter(locks, paid) ?? locks,
    months: () => undefined,
    openingHours,
    contact,
  };
  const actor = { kind: 'staff', role: 'admin', isOwn: false } as const;
  const input = { actor, signedBy: SYSTEM, version: after.version, date, time };
  try {
    return [confirm(state, input, settings, now)];
  } catch (error) {
    // Staff decide, for instance while a guardian has not agreed; the time is kept until then.
    if (error instanceof Refusal) return [];
    throw error;
  }
}
