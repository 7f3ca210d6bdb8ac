/**
 * Database and payment provider in memory, for random histories. A plan is written as
 * `functions/src/bookings/commit.ts` does: as a whole, or not at all where a document to be created exists.
 */
import { type Booking } from '../booking/booking';
import { receivePayment } from '../booking/commands/money/money';
import { locksAfter, type BookingPlan } from '../booking/commands/plan';
import { holdTime } from '../booking/commands/time/hold-time';
import { candidateOf } from '../booking/payment';
import { type MoneyEntry } from '../money/entry';
import { accountCode } from '../money/provider/account-code';
import { type PaymentAttempt } from '../money/provider/attempt';
import { placeOf } from '../money/provider/place';
import { receiptOf, type Receipt } from '../money/provider/receipt';
import { accountOf, type ReceivedMoney } from '../money/provider/received';
import {
  newUnmatchedPayment,
  closedPayment,
  type UnmatchedPayment,
} from '../money/provider/unmatched-payment';
import { defaultPracticeSettings } from '../practice/settings';
import { type LocksFound } from '../slot/lock-refs';
import { DAY, MINUTE } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { aBooking } from './booking';
import { stateOf } from './decision';

const STARTS_AT = toInstant('2026-11-24', '10:00');

export interface Movement extends ReceivedMoney {
  attemptId: string | null;
}
/** A fault that a test builds in, to see that the oracle notices it. */
export type Flaw =
  'none' | 'codes-are-not-locked' | 'locks-are-not-asked' | 'unmatched-is-not-kept';

export class ProviderModel {
  readonly bookings: (Booking | null)[] = [null, null, null];
  locks: LocksFound = new Map();
  readonly entries: MoneyEntry[] = [];
  readonly codes = new Map<string, string>();
  readonly receipts: Receipt[] = [];
  readonly unmatched = new Map<string, UnmatchedPayment>();
  readonly claims = new Map<string, string>();
  readonly attempts: PaymentAttempt[] = [];
  /** what really came, for the oracle */
  readonly account: Movement[] = [];
  readonly wentBack: number[] = [];
  readonly notices: { movement: Movement; amount: number }[] = [];
  readonly settings;
  now = STARTS_AT - 3 * DAY;

  constructor(
    readonly flaw: Flaw,
    confirmWhenPaid: boolean,
  ) {
    this.settings = { ...defaultPracticeSettings, confirmWhenPaid };
    for (const which of [0, 1]) this.request(which);
  }

  request(which: number): void {
    if (this.bookings[which] !== null) return;
    const booking = aBooking({
      id: `b${which}`,
      referenceNumber: `${which}QF2-M0XC-9KTR-4B1V`,
      clientPhone: `071234567${which}`,
      startsAt: STARTS_AT + (which === 0 ? DAY : 0),
      holdExpiresAt: this.now + this.settings.holdMinutes * MINUTE,
      createdAt: this.now,
    });
    const locks = holdTime(booking, { pending: [], locks: this.locks }, this.settings, this.now);
    this.bookings[which] = booking;
    this.locks = locksAfter(this.locks, { after: booking, locks }) ?? this.locks;
  }

  protected move(money: Pick<Movement, 'amount' | 'phone' | 'account' | 'attemptId'>): Movement {
    const code = `QWE${1_000_000 + this.account.length}`;
    const movement = { ...money, method: 'mobile-money' as const, code, at: this.now };
    this.account.push(movement);
    return movement;
  }

  receive(money: ReceivedMoney, byAttempt: string | null = null): void {
    const account = accountOf(money);
    const bookings = this.bookings.flatMap((each) => each ?? []);
    const clues = {
      byAttempt,
      byClaim: this.claims.get(money.code) ?? null,
      byAccount: bookings
        .filter((each) => accountCode(each.referenceNumber) === account)
        .map(({ id }) => id),
      byAmount: bookings.filter(({ payment }) => payment.balance === money.amount).map(candidateOf),
      areMore: false,
    };
    const isEntered = this.flaw !== 'codes-are-not-locked' && this.codes.has(money.code);
    const unmatched = this.unmatched.get(money.code) ?? null;
    const place = placeOf(money, { isEntered, unmatched, clues });
    if (place.kind === 'unmatched' && this.flaw !== 'unmatched-is-not-kept') {
      this.unmatched.set(money.code, newUnmatchedPayment(money, place.suggestions, this.now));
    }
    if (place.kind !== 'booking' || !this.enter(money, place.bookingId) || unmatched === null)
      return;
    const as = { state: 'assigned', bookingId: place.bookingId } as const;
    this.unmatched.set(money.code, closedPayment(unmatched, as, { by: 'system', at: this.now }));
  }

  protected enter(money: ReceivedMoney, bookingId: string): boolean {
    const booking = this.bookings.find((each) => each?.id === bookingId) ?? null;
    if (booking === null) return false;
    const input = { entry: { id: `p-${money.code}`, requestHash: '' }, money, receiptNumber: 'r' };
    if (this.flaw === 'codes-are-not-locked') input.entry.id += `-${this.entries.length}`;
    const locks = this.flaw === 'locks-are-not-asked' ? new Map() : this.locks;
    const state = { ...stateOf(booking, locks), entries: this.of(bookingId) };
    const plans = receivePayment(state, input, this.settings, this.now);
    return plans.map((plan) => this.commit(plan)).every(Boolean) && plans.length > 0;
  }

  protected of(bookingId: string): MoneyEntry[] {
    return this.entries.filter((entry) => entry.bookingId === bookingId);
  }

  /** @returns false where a document to be created exists */
  protected commit(plan: BookingPlan | null): boolean {
    if (plan === null) return false;
    const { after, ledger, locks } = plan;
    for (const { entry, claim } of ledger) {
      const code = entry.code ?? '';
      if (claim !== null && this.flaw !== 'codes-are-not-locked' && this.codes.has(code))
        return false;
      this.entries.push(entry);
      if (claim !== null) this.codes.set(code, entry.id);
      this.receipts.push(receiptOf(entry, { year: 2026, last: this.receipts.length }));
    }
    this.bookings[Number(after.id.slice(1))] = after;
    this.locks = locksAfter(this.locks, { after, locks }) ?? this.locks;
    for (const id of locks.lapsedBookingIds) {
      const other = this.bookings[Number(id.slice(1))];
      if (other) this.bookings[Number(id.slice(1))] = { ...other, holdExpiresAt: null };
    }
    return true;
  }
}
