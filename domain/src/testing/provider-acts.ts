/** Acts of people, phones and networks in a `ProviderWorld`, for random histories. */
import type { Booking } from '../booking/booking';
import { cancel } from '../booking/commands/cancel';
import { confirm } from '../booking/commands/confirm';
import { recordPayment, recordRefund } from '../booking/commands/money/money';
import { endSaid, sayPaid } from '../booking/commands/money/say-paid';
import { accountCode } from '../money/provider/account-code';
import { afterFact, isOpen } from '../money/provider/attempt';
import { requireSameAmount, closedPayment } from '../money/provider/unmatched-payment';
import { Refusal } from '../refusal';
import { HOUR, MINUTE } from '../time/instant';
import { byStaff, stateOf } from './decision';
import { anAttempt } from './money';
import { ProviderModel } from './provider-model';

const { signedBy } = byStaff;
const OFTEN = ['push', 'phone', 'notice', 'till', 'request', 'wait'] as const;
const RARE = ['query', 'say', 'by-hand', 'assign', 'return', 'pull'] as const;
const DECISIONS = ['cancel', 'confirm', 'refund'] as const;
export const KINDS = [...OFTEN, ...OFTEN, ...RARE, ...DECISIONS];

export interface Act {
  kind: (typeof KINDS)[number];
  which: number;
  amount: number;
  roll: number;
}
export class ActedModel extends ProviderModel {
  run(act: Act): void {
    this.now += MINUTE;
    try {
      this.#run(act);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #run({ kind, which, amount, roll }: Act): void {
    const booking = this.bookings[which] ?? null;
    if (kind === 'request') {
      this.request(2);
      return;
    }
    if (kind === 'wait') this.now += roll % 2 === 0 ? 20 * MINUTE : 5 * HOUR;
    if (kind === 'pull') this.#pull();
    if (kind === 'phone') this.#phone(roll);
    if (kind === 'notice') this.#notice(roll);
    if (kind === 'assign' || kind === 'return') this.#closeUnmatched(kind, which, roll);
    if (kind === 'query') this.#query(roll);
    if (booking === null) return;
    if (kind === 'push') this.#push(booking, amount);
    if (kind === 'till') this.#till(booking, amount, roll);
    if (kind === 'say') this.#say(booking, roll);
    if (kind === 'by-hand') this.#byHand(booking, roll);
    if (kind === 'refund') this.#refund(booking, amount);
    const given = { ...byStaff, version: booking.version, date: '2026-11-24', time: '10:00' };
    const state = stateOf(booking, this.locks);
    if (kind === 'cancel') this.commit(cancel(state, given, this.settings, this.now));
    if (kind === 'confirm') this.commit(confirm(state, given, this.settings, this.now));
  }

  /** Reads the provider's list, and ends holds of unknown codes. */
  #pull(): void {
    for (const each of this.account) this.receive(each);
    for (const booking of this.bookings) {
      if (booking === null) continue;
      this.commit(endSaid({ booking, locks: this.locks }, this.now));
    }
  }

  #push(booking: Booking, amount: number): void {
    const open = this.attempts.some(
      (each) => each.bookingId === booking.id && isOpen(each, this.now),
    );
    if (open) return;
    const { id: bookingId, referenceNumber } = booking;
    const attempt = anAttempt({
      id: `a${this.attempts.length}`,
      bookingId,
      referenceNumber,
      amount,
      account: accountCode(referenceNumber),
      phone: `25471234567${bookingId.slice(1)}`,
      createdAt: this.now,
      updatedAt: this.now,
    });
    this.attempts.push(afterFact(attempt, { kind: 'accepted', reference: attempt.id }, this.now));
  }

  /** The client types the PIN, or not. The notice may be lost, doubled, or name another amount. */
  #phone(roll: number): void {
    const at = roll % Math.max(1, this.attempts.length);
    const attempt = this.attempts[at];
    if (attempt === undefined || this.account.some(({ attemptId }) => attemptId === attempt.id))
      return;
    if (roll % 5 === 0) {
      this.attempts[at] = afterFact(attempt, { kind: 'ended', end: 'cancelled' }, this.now);
      return;
    }
    const { amount, phone, account, id } = attempt;
    const movement = this.move({ amount, phone, account, attemptId: id });
    const copies = [[], [amount], [amount, amount], [amount + 1, amount]][roll % 4] ?? [];
    for (const told of copies) this.notices.push({ movement, amount: told });
  }

  #notice(roll: number): void {
    const [told] = this.notices.splice(roll % Math.max(1, this.notices.length), 1);
    if (told === undefined) return;
    const { movement, amount } = told;
    const at = this.attempts.findIndex(({ id }) => id === movement.attemptId);
    const attempt = this.attempts[at];
    if (attempt !== undefined && attempt.amount !== amount) {
      this.attempts[at] = afterFact(attempt, { kind: 'differs' }, this.now);
      return;
    }
    if (attempt !== undefined) {
      this.attempts[at] = afterFact(attempt, { kind: 'paid', code: movement.code }, this.now);
    }
    this.receive(movement, attempt?.bookingId ?? null);
  }

  #query(roll: number): void {
    const at = roll % Math.max(1, this.attempts.length);
    const attempt = this.attempts[at];
    if (attempt === undefined) return;
    const isPaid = this.account.some(({ attemptId }) => attemptId === attempt.id);
    const fact = isPaid ? ({ kind: 'paid', code: null } as const) : ({ kind: 'open' } as const);
    this.attempts[at] = afterFact(attempt, fact, this.now);
  }

  #till({ id, referenceNumber }: Booking, amount: number, roll: number): void {
    const account = ['', 'AMINA', accountCode(referenceNumber), referenceNumber][roll % 4] ?? '';
    const own = `25471234567${id.slice(1)}`;
    const masked = `2547 ***** ${own.slice(-3)}`;
    const phone = [own, masked, '254799999999'][roll % 3] ?? own;
    const movement = this.move({ amount, phone, account, attemptId: null });
    if (roll % 2 === 0) this.notices.push({ movement, amount });
  }

  #say(booking: Booking, roll: number): void {
    const code = this.account[roll % 7]?.code ?? 'ZZZ7654321';
    if (this.claims.has(code) || this.codes.has(code)) return;
    const plan = sayPaid(
      { booking, locks: this.locks },
      { code, canAsk: roll % 3 > 0, signedBy },
      this.now,
    );
    if (plan !== null) this.claims.set(code, booking.id);
    this.commit(plan);
  }

  /** Staff read a code in the provider's own list. */
  #byHand(booking: Booking, roll: number): void {
    const movement = this.account[roll % Math.max(1, this.account.length)];
    if (movement === undefined) return;
    const { code, amount } = movement;
    const item = this.unmatched.get(code);
    if (item?.state === 'open') requireSameAmount(item, amount);
    else if (item !== undefined) return;
    const entry = { id: `h${this.entries.length}`, requestHash: '' };
    const method = 'mobile-money' as const;
    const paid = { amount, code, method, acceptOverpayment: true };
    const input = { version: null, entry, signedBy, ...paid };
    const state = { booking, entries: this.of(booking.id), locks: this.locks };
    if (!this.commit(recordPayment(state, input, this.settings, this.now)) || item === undefined)
      return;
    const who = { by: 'admin', at: this.now };
    this.unmatched.set(
      code,
      closedPayment(item, { state: 'assigned', bookingId: booking.id }, who),
    );
  }

  #closeUnmatched(kind: 'assign' | 'return', which: number, roll: number): void {
    const open = [...this.unmatched.values()].filter(({ state }) => state === 'open');
    const item = open[roll % Math.max(1, open.length)];
    if (item === undefined) return;
    const who = { by: 'admin', at: this.now };
    if (kind === 'return') {
      this.unmatched.set(
        item.code,
        closedPayment(item, { state: 'returned', returnCode: null }, who),
      );
      this.wentBack.push(item.amount);
      return;
    }
    const bookingId = `b${which}`;
    if (!this.enter(item, bookingId)) return;
    this.unmatched.set(item.code, closedPayment(item, { state: 'assigned', bookingId }, who));
  }

  #refund(booking: Booking, amount: number): void {
    const entry = { id: `r${this.entries.length}`, requestHash: '' };
    const way = { code: '', method: 'mobile-money' } as const;
    const input = { version: null, entry, signedBy, amount, ...way };
    const state = { booking, entries: this.of(booking.id) };
    if (this.commit(recordRefund(state, input, this.settings, this.now)))
      this.wentBack.push(amount);
  }
}
