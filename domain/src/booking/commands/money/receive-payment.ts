/** A provider reports a payment: enters it, keeps the time, and confirms if the practice wants that. */
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import type { LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import { toWallTime } from '../../../time/practice-time';
import type { MoneyEntry } from '../../../money/entry';
import type { EntryIdentity } from '../../../money/ledger';
import { wholeShillings, type ReceivedMoney } from '../../../money/provider/received';
import type { Booking } from '../../booking';
import { confirm } from '../confirm';
import { SYSTEM } from '../given';
import { recordPayment } from './money';
import { locksAfter, type BookingPlan } from '../plan';
import type { TimedState } from '../time/take-time';

export interface PaidState extends Pick<TimedState, 'openingHours' | 'contact'> {
  booking: Booking;
  entries: readonly MoneyEntry[];
  /** at the booking's time, read in the same transaction */
  locks: LocksFound;
}

export interface ReceivedInput {
  entry: Pick<EntryIdentity, 'id' | 'requestHash'>;
  money: ReceivedMoney;
  receiptNumber: string;
}

/**
 * The plans of one commit, in order. Empty when the payment is entered already. Every payment is entered in whole
 * shillings, even when nothing is open.
 * @throws Refusal code-already-used
 */
export function receivePayment(
  state: PaidState,
  { entry, money, receiptNumber }: ReceivedInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const { booking, entries, locks } = state;
  const { code, method } = money;
  const came = { amount: wholeShillings(money), code, method, acceptOverpayment: true };
  const input = { version: null, entry, signedBy: SYSTEM, receiptNumber, ...came };
  const paid = recordPayment({ booking, entries, locks }, input, settings, now);
  if (paid === null) return [];
  return [paid, ...confirmation(paid, state, settings, now)];
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
