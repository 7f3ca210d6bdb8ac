/**
 * Thousands of random histories of two bookings: payments, parts, repeated requests and codes, refunds,
 * corrections, waivers, kept money, cancellations and reopenings, decided by the real commands. The store below
 * stands for the database: a plan is written as a whole, or not at all when a code exists already. The oracle only
 * keeps lists of what was accepted.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoneyEntry } from '../money/entry';
import { codeKey } from '../money/provider-code';
import { summaryOf } from '../money/summary';
import { defaultPracticeSettings as settings } from '../practice/settings';
import { noContact } from '../practice/practitioner';
import { seedServices } from '../practice/service';
import { Refusal } from '../refusal';
import { HOUR, MINUTE } from '../time/instant';
import { PRACTICE_ZONE, toInstant } from '../time/practice-time';
import type { Booking } from './booking';
import { cancel } from './commands/cancel';
import {
  correctPayment,
  keepRest,
  recordPayment,
  recordRefund,
  waive,
} from './commands/money/money';
import type { BookingPlan } from './commands/plan';
import { runs } from '../testing/runs';
import { reject } from './commands/reject';
import { reopen } from './commands/reopen';
import { newBooking } from './new-booking';
import { amountDue, claimOf, refundDue } from './payment';

const STARTS_AT = toInstant('2026-11-24', '10:00');
const PRICE = 3000;
const CODES = ['', '', 'QWE1', ' qwe1 ', 'QWE2', 'QWE3'];
const METHODS = ['mobile-money', 'bank', 'cash'] as const;
const staff = { kind: 'staff', role: 'super_admin', isOwn: false } as const;
const owner = { kind: 'owner' } as const;
const signedBy = { kind: 'system', uid: null, name: '' } as const;

interface Act {
  kind: 'pay' | 'refund' | 'correct' | 'waive' | 'keep' | 'cancel' | 'reopen' | 'reject' | 'again';
  which: number;
  amount: number;
  code: number;
  method: number;
  accepts: boolean;
  /** minutes that pass before */
  wait: number;
}

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Act['kind']>(
      ...([
        'pay',
        'pay',
        'pay',
        'refund',
        'correct',
        'waive',
        'keep',
        'cancel',
        'cancel',
        'reopen',
        'reject',
        'again',
      ] as const),
    ),
    which: fc.nat({ max: 1 }),
    amount: fc.constantFrom(-1, 0, 0.5, 1, 500, 1000, 1500, 3000, 91_500),
    code: fc.nat({ max: CODES.length - 1 }),
    method: fc.nat({ max: METHODS.length - 1 }),
    accepts: fc.boolean(),
    wait: fc.constantFrom(0, 1, 60, 12 * 60),
  }),
  { maxLength: 25 },
);

const booking = (id: string, status: Booking['status']): Booking => ({
  ...newBooking(
    {
      fullName: 'Amina',
      email: '',
      phone: '',
      date: '2026-11-24',
      time: '10:00',
      timezone: PRACTICE_ZONE,
      language: 'en',
      ageBand: 'adult',
      guardian: null,
      consent: { privacyVersion: '1', agreementVersion: '1' },
    },
    {
      id,
      clientId: 'c',
      referenceNumber: `REF-${id}`,
      requestHash: '',
      createdBy: 'staff',
      requester: { uid: null, email: '' },
    },
    {
      practitioner: { id: 'njeri', name: 'Njeri' },
      service: { ...seedServices[0]!, price: PRICE },
      settings,
      interval: { startsAt: STARTS_AT, endsAt: STARTS_AT + HOUR },
      now: STARTS_AT - 48 * HOUR,
      isFirst: true,
    },
  ),
  status,
  confirmedDate: status === 'confirmed' ? '2026-11-24' : null,
});

/** A fault that a test may build in, to see that the oracle notices it. */
type Flaw = 'none' | 'codes-are-not-locked' | 'requests-are-not-remembered';

class Store {
  readonly bookings = [booking('b0', 'confirmed'), booking('b1', 'pending')];
  readonly entries: MoneyEntry[] = [];
  readonly codes = new Map<string, string>();
  now = STARTS_AT - 40 * HOUR;
  /** all that was accepted, for the oracle */
  readonly taken: { act: Act; plan: BookingPlan }[] = [];
  #last: { act: Act; id: string } | null = null;

  constructor(readonly flaw: Flaw) {}

  of(id: string): MoneyEntry[] {
    return this.entries.filter(({ bookingId }) => bookingId === id);
  }

  run(act: Act): void {
    this.now += act.wait * MINUTE;
    const isAgain = act.kind === 'again';
    const { act: what, id } = isAgain ? (this.#last ?? { act, id: '' }) : { act, id: '' };
    if (what.kind === 'again') return;
    const entryId = isAgain ? id : `e${this.entries.length}-${this.taken.length}`;
    try {
      const plan = this.#decide(what, entryId);
      if (plan === null || !this.#carryOut(plan)) return;
      this.taken.push({ act: what, plan });
      if (plan.ledger.some(({ entry }) => entry.id === entryId))
        this.#last = { act: what, id: entryId };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #decide(act: Act, entryId: string): BookingPlan | null {
    const before = this.bookings[act.which]!;
    const entries = this.flaw === 'requests-are-not-remembered' ? [] : this.of(before.id);
    const state = { booking: before, entries };
    const { amount } = act;
    const entry = { id: entryId, requestHash: JSON.stringify(act) };
    const input = { version: null, entry, signedBy, note: 'why' };
    const way = { amount, method: METHODS[act.method]!, code: CODES[act.code]! };
    const accept = { acceptOverpayment: act.accepts };
    const ended = { booking: before, locks: new Map() };
    switch (act.kind) {
      case 'pay':
        return recordPayment(state, { ...input, ...way, ...accept }, settings, this.now);
      case 'refund':
        return recordRefund(state, { ...input, ...way }, settings, this.now);
      case 'waive':
        return waive(state, { ...input, amount, ...accept }, settings, this.now);
      case 'keep':
        return keepRest(state, input, settings, this.now);
      case 'correct': {
        const wrong = this.entries[act.code % Math.max(1, this.entries.length)]?.id ?? 'none';
        return correctPayment(state, { ...input, entryId: wrong }, settings, this.now);
      }
      case 'cancel': {
        const askedBy = act.method === 0 ? 'client' : 'practice';
        const given = act.accepts
          ? { actor: owner }
          : ({ actor: staff, askedBy, waivesFee: act.code === 0 } as const);
        const input = { ...given, signedBy, version: before.version };
        return cancel({ ...ended, contact: noContact }, input, settings, this.now);
      }
      case 'reopen': {
        const given = { actor: staff, signedBy, version: before.version };
        return reopen({ ...ended, entries, contact: noContact }, given, settings, this.now);
      }
      default: {
        const given = { actor: staff, signedBy, version: before.version, reason: 'why' };
        return reject(ended, given, this.now);
      }
    }
  }

  /** As `functions/src/bookings/commit.ts` does. @returns false when a document to be created is there already */
  #carryOut({ after, ledger }: BookingPlan): boolean {
    for (const { entry, claim, release } of ledger) {
      const isLocked = claim !== null && this.codes.has(claim.key);
      if (isLocked && this.flaw !== 'codes-are-not-locked') return false;
      this.entries.push(entry);
      if (claim !== null) this.codes.set(claim.key, entry.id);
      if (release !== null) this.codes.delete(release);
    }
    this.bookings[after.id === 'b0' ? 0 : 1] = after;
    return true;
  }
}

/** What is wrong with the store; empty when all is right. */
function faults({ bookings, entries, codes, taken }: Store): string[] {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const corrected = new Set(entries.map(({ corrects }) => corrects));
  const counts = entries.filter(({ id, kind }) => kind !== 'correction' && !corrected.has(id));
  for (const { id, payment, status, service } of bookings) {
    const sum = (kind: string) =>
      counts
        .filter((each) => each.bookingId === id && each.kind === kind)
        .reduce((total, { amount }) => total + amount, 0);
    const [paid, refunded] = [sum('payment'), sum('refund')];
    const [waived, kept] = [sum('waiver'), sum('kept')];
    check(payment.paid === paid, 'the payments add up');
    check(payment.refunded === refunded, 'the refunds add up');
    check(payment.waived === waived, 'the waivers add up');
    check((payment.kept ?? 0) === kept, 'what is kept adds up');
    check(payment.balance === payment.due - waived - paid + refunded, 'the balance follows');
    check(refunded <= paid, 'no more goes back than came');
    check(waived <= service.price, 'no more is waived than is asked');
    const isOver = status === 'cancelled' || status === 'rejected';
    const credit = payment.due - service.price;
    check(isOver ? payment.balance <= 0 : credit >= 0 && credit <= kept, 'the claim ends');
    const back = Math.max(0, paid - refunded - kept);
    check(!isOver || payment.keeps || refundDue({ payment }) === back, 'all else goes back');
  }
  const keys = counts.flatMap(({ method, code }) => (code === null ? [] : codeKey(method, code)));
  check(new Set(keys).size === keys.length, 'no code counts twice');
  check(keys.every((key) => codes.has(key)) && codes.size === keys.length, 'codes are locked');
  check(new Set(entries.map(({ id }) => id)).size === entries.length, 'no request counts twice');
  const takenBack = entries.flatMap(({ corrects }) => corrects ?? []);
  check(new Set(takenBack).size === takenBack.length, 'an entry is taken back once');
  check(
    entries.every(({ amount }) => Number.isInteger(amount) && amount > 0),
    'amounts are whole',
  );
  const reopened = taken.filter(({ act }) => act.kind === 'reopen');
  check(
    reopened.every(
      ({ plan: { after } }) => after.payment.kept === undefined && !after.payment.keeps,
    ),
    'nothing stays kept of a session that takes place after all',
  );
  const unsaid = taken.filter(({ act, plan }) => {
    const open = plan.before === null ? 0 : Math.max(0, plan.before.payment.balance);
    return act.kind === 'pay' && !act.accepts && act.amount > open;
  });
  check(unsaid.length === 0, 'more than is open was said');
  return wrong;
}

function play(history: readonly Act[], flaw: Flaw = 'none'): Store {
  const store = new Store(flaw);
  for (const act of history) store.run(act);
  return store;
}

const RUNS = { numRuns: runs(5000) };

describe('in random histories', () => {
  it('the summary equals the ledger, and no rule is broken', () => {
    fc.assert(
      fc.property(acts, (history) => {
        expect(faults(play(history))).toEqual([]);
      }),
      RUNS,
    );
  }, 120_000);

  it('the summary is the same for every order in which entries are read', () => {
    fc.assert(
      fc.property(acts, fc.nat(), (history, turn) => {
        const store = play(history);
        for (const each of store.bookings) {
          const entries = store.of(each.id);
          const from = entries.length === 0 ? 0 : turn % entries.length;
          const turned = [...entries.slice(from), ...entries.slice(0, from)].reverse();
          expect(summaryOf(claimOf(each), turned)).toEqual(each.payment);
        }
      }),
      RUNS,
    );
  }, 120_000);

  it('independent entries add up to the same in either order', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (list) => {
        const pay = (amount: number): Act => ({
          kind: 'pay',
          which: 0,
          amount,
          code: 0,
          method: 0,
          accepts: true,
          wait: 1,
        });
        const sorted = [...list].sort((a, b) => a - b);
        const [one, other] = [list, sorted].map((each) => play(each.map(pay)).bookings[0]!);
        expect(one!.payment).toEqual(other!.payment);
        const total = list.reduce((sum, amount) => sum + amount, 0);
        expect(amountDue(one!)).toBe(Math.max(0, PRICE - total));
        expect(refundDue(one!)).toBe(Math.max(0, total - PRICE));
      }),
      { numRuns: runs(1000) },
    );
  }, 60_000);
});

describe('the oracle', () => {
  it.each(['codes-are-not-locked', 'requests-are-not-remembered'] as const)(
    'notices that %s',
    (flaw) => {
      const sees = (history: readonly Act[]) => faults(play(history, flaw)).length > 0;
      expect(fc.sample(acts, { numRuns: 2000, seed: 7 }).some(sees)).toBe(true);
    },
    60_000,
  );

  it('sees every kind of act succeed', () => {
    const taken = fc
      .sample(acts, { numRuns: 1000, seed: 7 })
      .flatMap((history) => play(history).taken.map(({ act }) => act.kind));
    expect(new Set(taken)).toEqual(
      new Set(['pay', 'refund', 'correct', 'waive', 'keep', 'cancel', 'reopen', 'reject']),
    );
  });
});
