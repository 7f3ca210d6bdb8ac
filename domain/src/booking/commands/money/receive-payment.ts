/**
 * A provider reports money for a booking: the entry, its effect on the time, and the confirmation if the practice
 * wants it.
 */
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
import { locksAfter } from '../time/locks-after';
import { recordPayment } from './money';
import type { BookingPlan } from '../plan';
import type { TimedState } from '../time/take-time';

export interface PaidState extends Pick<TimedState, 'openingHours' | 'contact'> {
  booking: Booking;
  entries: readonly MoneyEntry[];
  /** the locks at the booking's time, read in the same transaction */
  locks: LocksFound;
}

export interface ReceivedInput {
  entry: Pick<EntryIdentity, 'id' | 'requestHash'>;
  money: ReceivedMoney;
  /** the number of the receipt that the same commit writes */
  receiptNumber: string;
}

/**
 * The plans of one commit, in their order; empty when this money is entered already. All money that came is entered
 * in whole shillings, also when nothing is open.
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
  const input = {
    version: null,
    entry,
    signedBy: SYSTEM,
    receiptNumber,
    amount: wholeShillings(money),
    code,
    method,
    acceptOverpayment: true,
  };
  const paid = recordPayment({ booking, entries, locks }, input, settings, now);
  if (paid === null) return [];
  return [paid, ...confirmation(paid, state, settings, now)];
}

/** A request that is paid in full is confirmed without staff, if the practice wants it. */
function confirmation(
  paid: BookingPlan,
  { locks, openingHours, contact }: PaidState,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const { after } = paid;
  // Money keeps the time of requests only.
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
    // Staff decide, for instance when a guardian has not agreed yet; the time is kept until then.
    if (error instanceof Refusal) return [];
    throw error;
  }
}
