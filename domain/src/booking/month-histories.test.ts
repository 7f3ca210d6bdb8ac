/**
 * Thousands of random histories of sessions and their money: requested, confirmed, moved, held, missed, reopened,
 * cancelled in time and late, paid, refunded, corrected, waived and erased. The real commands decide; the
 * statistics are kept as each commit keeps them. They must always equal a count of the records, and what is marked
 * as erased.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoneyEntry } from '../money/entry';
import { noContact, defaultPractitioner as practitioner } from '../practice/practitioner';
import { defaultPracticeSettings as settings } from '../practice/settings';
import { seedServices } from '../practice/service';
import { Refusal } from '../refusal';
import { askedByStaff } from '../testing/request';
import { runs } from '../testing/runs';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { toInstant, toWallTime } from '../time/practice-time';
import type { Booking } from './booking';
import { cancel } from './commands/cancel';
import { complete, noShow } from './commands/conclude';
import { confirm } from './commands/confirm';
import { correctPayment, recordPayment, recordRefund, waive } from './commands/money/money';
import { move } from './commands/move';
import type { BookingPlan } from './commands/plan';
import { reopen } from './commands/reopen';
import { requestOnBehalf } from './commands/request-on-behalf';
import {
  addedUp,
  bookingShares,
  figuresIn,
  moneyShare,
  type MonthShare,
} from './figures/month-share';

const KINDS = [
  'ask',
  'ask',
  'confirm',
  'confirm',
  'confirm',
  'complete',
  'complete',
  'miss',
  'move',
  'cancel',
  'leave',
  'reopen',
  'reopen',
  'pay',
  'pay',
  'refund',
  'correct',
  'waive',
  'erase',
] as const;

interface Act {
  kind: (typeof KINDS)[number];
  which: number;
  hour: number;
  day: number;
  amount: number;
  /** hours that pass before */
  wait: number;
}

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    which: fc.nat({ max: 5 }),
    hour: fc.nat({ max: 5 }),
    day: fc.nat({ max: 4 }),
    amount: fc.constantFrom(500, 1000, 3000),
    wait: fc.constantFrom(0, 0, 1, 5, 30),
  }),
  { maxLength: 50, size: 'max' },
);

const FIRST = toInstant('2026-11-26', '08:00');
const DATES = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
const staff = { kind: 'staff', role: 'super_admin', isOwn: false } as const;
const signedBy = { kind: 'system', uid: null, name: '' } as const;
const anyDay = () => ({ timeSlots: [], busy: [], isAvailable: true });
const services = [seedServices[0]!, seedServices[1]!].map((each) => ({ ...each, price: 3000 }));

type Flaw = 'none' | 'moved-stays' | 'correction-is-forgotten';

class Practice {
  readonly bookings = new Map<string, Booking>();
  entries: MoneyEntry[] = [];
  /** as the statistics stand */
  shares: MonthShare[] = [];
  erased: MonthShare[] = [];
  readonly done = new Set<string>();
  now = FIRST;
  #count = 0;

  constructor(private readonly flaw: Flaw) {}

  run(act: Act): void {
    this.now += act.wait * HOUR + MINUTE;
    try {
      const plan = this.#decide(act);
      if (plan === null) return;
      const { after, ledger } = plan;
      this.bookings.set(after.id, after);
      this.entries.push(...ledger.map(({ entry }) => entry));
      const isLost =
        (this.flaw === 'moved-stays' && act.kind === 'move') ||
        (this.flaw === 'correction-is-forgotten' && act.kind === 'correct');
      if (!isLost) this.shares = addedUp([...this.shares, ...plan.shares]);
      this.done.add(after.cancelledLate ? 'late' : act.kind);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #decide(act: Act): BookingPlan | null {
    this.#count += 1;
    const booking = [...this.bookings.values()][act.which % Math.max(1, this.bookings.size)];
    const start = { date: DATES[act.day]!, time: `${String(9 + act.hour).padStart(2, '0')}:00` };
    if (act.kind === 'ask') return this.#ask(act, start);
    if (booking === undefined) return null;
    const { version } = booking;
    const given = { actor: staff, signedBy, version };
    const { openingHours } = practitioner;
    const state = { booking, locks: new Map(), months: anyDay, openingHours, contact: noContact };
    const entries = this.entries.filter((each) => each.bookingId === booking.id);
    const entry = { id: `e${this.#count}`, requestHash: '' };
    const money = { ...given, entry, amount: act.amount, note: 'x', acceptOverpayment: true };
    const way = { method: 'cash' as const, code: '' };
    switch (act.kind) {
      case 'confirm':
        return confirm(state, { ...given, ...start }, settings, this.now);
      case 'move':
        return move(state, { ...given, ...start }, settings, this.now);
      case 'complete':
        return complete({ booking }, given, booking.endsAt + HOUR);
      case 'miss':
        return noShow({ booking }, given, booking.endsAt + HOUR);
      case 'cancel':
        return cancel(
          state,
          { ...given, askedBy: act.amount === 500 ? 'client' : 'practice' },
          settings,
          this.now,
        );
      case 'leave':
        return cancel(
          state,
          { ...given, actor: { kind: 'owner' } },
          settings,
          // Half of them in the last hours before the session.
          act.amount === 500 ? booking.startsAt - HOUR : Math.min(this.now, booking.startsAt - DAY),
        );
      case 'reopen':
        return reopen(state, given, settings, this.now);
      case 'pay':
        return recordPayment({ booking, entries }, { ...money, ...way }, settings, this.now);
      case 'refund':
        return recordRefund({ booking, entries }, { ...money, ...way }, settings, this.now);
      case 'correct':
        return correctPayment(
          { booking, entries },
          { ...money, entryId: entries[act.hour % Math.max(1, entries.length)]?.id ?? 'none' },
          settings,
          this.now,
        );
      case 'waive':
        return waive({ booking, entries }, money, settings, this.now);
      default:
        return this.#erase(booking, entries);
    }
  }

  #ask({ which, day }: Act, start: { date: string; time: string }): BookingPlan {
    const id = `b${this.#count}`;
    return requestOnBehalf(
      {
        service: services[day % 2]!,
        pending: [],
        locks: null,
        isKnown: which > 2,
        practitioner: { ...practitioner, id: `p${which % 2}` },
      },
      askedByStaff({ id, referenceNumber: `REF-${id}`, ...start, signedBy }),
      { ...settings, maxPendingPerClient: 50 },
      this.now,
    );
  }

  /** As `functions/src/bookings/unlink-booking.ts` does: the figures stay, and are marked as having no source. */
  #erase(booking: Booking, entries: readonly MoneyEntry[]): null {
    const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
    const own = [
      ...bookingShares(booking),
      ...entries.map((each) => moneyShare(each, kinds.get(each.corrects ?? '') ?? null, booking)),
    ];
    this.erased.push(...own.flatMap((share) => share ?? []));
    this.entries = this.entries.filter(({ bookingId }) => bookingId !== booking.id);
    this.bookings.delete(booking.id);
    this.done.add('erase');
    return null;
  }
}

/** All that is counted: each place and figure with its sum. */
function flat(shares: readonly MonthShare[]): Map<string, number> {
  return new Map(
    addedUp(shares)
      .flatMap(({ figures, ...place }) =>
        figuresIn(figures).map(([figure, value]): [string, number] => [
          [place.date, place.practitionerId, place.serviceId, figure].join(' '),
          value,
        ]),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The same, counted from the records in the simplest way. */
function counted({ bookings, entries, erased }: Practice): Map<string, number> {
  const sums = flat(erased);
  const add = (at: number, { practitionerId, serviceId }: Booking, figure: string, by = 1) => {
    const key = [toWallTime(at).date, practitionerId, serviceId, figure].join(' ');
    sums.set(key, (sums.get(key) ?? 0) + by);
  };
  for (const each of bookings.values()) {
    const { status, startsAt, confirmedDate, cancelledLate } = each;
    add(each.createdAt, each, `made_${status}`);
    add(each.createdAt, each, `asked${each.preferredTimeSlot.slice(0, 2)}`);
    if (status === 'confirmed' || status === 'completed' || status === 'no_show') {
      add(startsAt, each, status);
      add(startsAt, each, each.isFirst ? 'first' : 'again');
      add(startsAt, each, `at${toWallTime(startsAt).time.slice(0, 2)}`);
    } else if (status === 'cancelled' && confirmedDate !== null) {
      add(startsAt, each, 'cancelled');
      if (cancelledLate) add(startsAt, each, 'late');
    }
  }
  const kindOf = new Map(entries.map(({ id, kind }) => [id, kind]));
  for (const { kind, amount, at, corrects, bookingId } of entries) {
    const booking = bookings.get(bookingId)!;
    const of = kind === 'correction' ? kindOf.get(corrects!) : kind;
    const by = kind === 'correction' ? -amount : amount;
    if (of === 'payment') add(at, booking, 'received', by);
    if (of === 'refund') add(at, booking, 'refunded', by);
  }
  return new Map([...sums].filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function play(history: readonly Act[], flaw: Flaw = 'none'): Practice {
  const practice = new Practice(flaw);
  for (const act of history) {
    practice.run(act);
    const [has, ought] = [flat(practice.shares), counted(practice)].map((each) =>
      JSON.stringify([...each]),
    );
    if (has !== ought) throw new Error(`${act.kind} differs: ${has} instead of ${ought}`);
  }
  return practice;
}

describe('in random histories', () => {
  it('the statistics equal the records after every commit', () => {
    fc.assert(
      fc.property(acts, (history) => {
        play(history);
      }),
      { numRuns: runs(1000) },
    );
  }, 120_000);
});

describe('the oracle', () => {
  it.each(['moved-stays', 'correction-is-forgotten'] as const)('notices that %s', (flaw) => {
    const histories = fc.sample(acts, { numRuns: 300, seed: 7 });
    expect(() => histories.forEach((history) => play(history, flaw))).toThrow('differs');
  });

  it('sees every kind of act succeed', () => {
    const played = fc.sample(acts, { numRuns: 300, seed: 7 }).map((history) => play(history));
    const done = new Set(played.flatMap((each) => [...each.done]));
    expect(done).toEqual(new Set([...KINDS, 'late']));
  });
});
