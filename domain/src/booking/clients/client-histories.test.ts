/**
 * Thousands of random histories of two accounts and of clients without one: clients ask, staff book for them,
 * sessions are confirmed, moved, held, missed, cancelled, paid and refunded, contacts change, addresses are claimed
 * and change, clients leave and records are erased. The real commands decide; the clients are kept as each commit
 * keeps them. After each history every client must equal a recount of its bookings, and have the latest contact.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoneyEntry } from '../../money/entry';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { defaultPractitioner as practitioner, noContact } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { Refusal } from '../../refusal';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { hasLeft, type Booking } from '../booking';
import { cancel } from '../commands/cancel';
import { changeContact } from '../commands/change-contact';
import { claim } from '../commands/claim';
import { complete, noShow } from '../commands/conclude';
import { confirm } from '../commands/confirm';
import { recordPayment, recordRefund, waive } from '../commands/money/money';
import { move } from '../commands/move';
import type { BookingPlan } from '../commands/plan';
import { reject } from '../commands/reject';
import { requestOnBehalf } from '../commands/request-on-behalf';
import { unlink } from '../commands/unlink';
import { clientKey, pendingOf, type Client } from './client';
import { clientAfter, clientChanges, needsOthers, shareOf } from './client-change';
import { isSameClient, recount } from './recount';
import { askedByStaff } from '../../testing/request';
import { runs } from '../../testing/runs';

const KINDS = [
  'ask',
  'ask',
  'ask',
  'confirm',
  'confirm',
  'confirm',
  'confirm',
  'complete',
  'complete',
  'complete',
  'complete',
  'miss',
  'move',
  'cancel',
  'cancel',
  'reject',
  'pay',
  'refund',
  'waive',
  'contact',
  'claim',
  'readdress',
  'leave',
  'erase',
] as const;

interface Act {
  kind: string;
  /** the client who asks, or the booking it is about */
  which: number;
  /** hours from the practice's opening on one of some days */
  hour: number;
  day: number;
  amount: number;
}

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    which: fc.nat({ max: 11 }),
    hour: fc.nat({ max: 5 }),
    day: fc.nat({ max: 4 }),
    amount: fc.constantFrom(500, 1000, 3000, 5000),
  }),
  { maxLength: 60, size: 'max' },
);

const service = { ...seedServices[0]!, price: 3000 };
const FIRST = toInstant('2026-11-23', '08:00');
const DATES = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
const staff = { kind: 'staff', role: 'super_admin', isOwn: false } as const;
const signedBy = { kind: 'system', uid: null, name: '' } as const;
const anyDay = () => ({ timeSlots: [], busy: [], isAvailable: true });

/** Two accounts, an older address of each, another person's address, and clients without an address. */
const PEOPLE = [
  { uid: 'amina', email: 'amina@example.com' },
  { uid: 'brian', email: 'brian@example.com' },
  { uid: null, email: 'amina@example.com' },
  { uid: null, email: 'brian@example.com' },
  { uid: null, email: 'zawadi@example.com' },
  { uid: null, email: '' },
];
/** Some clients come often, so that they have a history. */
const ASKERS = [0, 0, 0, 0, 0, 2, 2, 2, 1, 3, 4, 5].map((each) => PEOPLE[each]!);

type Flaw = 'none' | 'others-are-forgotten' | 'claimed-from-nobody';

class Practice {
  readonly bookings = new Map<string, Booking>();
  readonly entries: MoneyEntry[] = [];
  clients = new Map<string, Client>();
  readonly addresses = new Map(
    ASKERS.flatMap(({ uid, email }) => (uid === null ? [] : [[uid, email]])),
  );
  readonly done: string[] = [];
  /** how often the other bookings of a client had to be looked at */
  looked = 0;
  now = FIRST;
  #count = 0;

  constructor(private readonly flaw: Flaw) {}

  run(act: Act): void {
    this.now += 7 * MINUTE;
    try {
      const plan = this.#decide(act);
      if (plan === null) return;
      this.#carryOut(plan);
      this.done.push(act.kind);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** As `functions/src/people/clients.ts` and `bookings/commit.ts` do. */
  #carryOut({ clients, after, ledger }: Pick<BookingPlan, 'clients' | 'after' | 'ledger'>): void {
    for (const change of clients) this.#settle(change);
    this.bookings.set(after.id, after);
    this.entries.push(...ledger.map(({ entry }) => entry));
  }

  #settle(change: BookingPlan['clients'][number]): void {
    const { clientId, bookingId } = change;
    const client = this.clients.get(clientId) ?? null;
    if (this.flaw === 'claimed-from-nobody' && change.add === null) return;
    const isNeeded = needsOthers(client, change, settings);
    if (isNeeded) this.looked += 1;
    const others = [...this.bookings.values()].filter(
      (each) => each.clientId === clientId && each.id !== bookingId,
    );
    const wanted = isNeeded && this.flaw !== 'others-are-forgotten';
    const after = clientAfter(client, change, wanted ? others.map(shareOf) : [], settings);
    if (after === null) this.clients.delete(clientId);
    else this.clients.set(clientId, after);
  }

  #decide(act: Act): BookingPlan | null {
    if (act.kind === 'ask') return this.#ask(act);
    const booking = [...this.bookings.values()][act.which % Math.max(1, this.bookings.size)];
    if (booking === undefined) return null;
    const { version } = booking;
    const given = { actor: staff, signedBy, version };
    const start = { date: DATES[act.day]!, time: `${String(9 + act.hour).padStart(2, '0')}:00` };
    const { openingHours } = practitioner;
    const state = { booking, locks: new Map(), months: anyDay, openingHours, contact: noContact };
    const entries = this.entries.filter((each) => each.bookingId === booking.id);
    this.#count += 1;
    const entry = { id: `e${this.#count}`, requestHash: '' };
    const money = { ...given, entry, amount: act.amount, note: '', acceptOverpayment: true };
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
        return cancel(state, given, settings, this.now);
      case 'reject':
        return reject(state, { ...given, reason: 'x' }, this.now);
      case 'pay':
        return recordPayment({ booking, entries }, { ...money, ...way }, settings, this.now);
      case 'refund':
        return recordRefund({ booking, entries }, { ...money, ...way }, settings, this.now);
      case 'waive':
        return waive({ booking, entries }, money, settings, this.now);
      case 'contact': {
        const contact = { name: `Amina ${act.amount}`, email: '', phone: `0700 000 ${act.amount}` };
        return changeContact({ booking }, { ...contact, signedBy }, this.now);
      }
      case 'leave':
        return unlink({ booking }, { retainUntil: this.now + DAY }, this.now);
      case 'erase':
        for (const change of clientChanges(booking, null, this.now)) this.#settle(change);
        this.bookings.delete(booking.id);
        this.done.push('erase');
        return null;
      default:
        return this.#claim(act.kind, act.which % 2 === 0 ? 'amina' : 'brian');
    }
  }

  #ask({ which, hour, day }: Act): BookingPlan | null {
    const asker = ASKERS[which % ASKERS.length]!;
    this.#count += 1;
    const id = `b${this.#count}`;
    const requester =
      asker.uid === null ? asker : { uid: asker.uid, email: this.addresses.get(asker.uid)! };
    const clientId = clientKey(requester, { id, createdBy: 'staff' }).join(' ');
    const pending = pendingOf(this.clients.get(clientId) ?? null);
    return requestOnBehalf(
      { service, practitioner, pending, locks: null },
      askedByStaff({
        id,
        clientId,
        requester,
        referenceNumber: `REF-${id}`,
        fullName: `Person ${which}`,
        email: requester.email,
        phone: `0700 000 00${which}`,
        date: DATES[day]!,
        time: `${String(9 + hour).padStart(2, '0')}:00`,
        language: which % 2 === 0 ? 'en' : 'sw',
        signedBy,
      }),
      { ...settings, maxPendingPerClient: 50 },
      this.now,
    );
  }

  /** Every booking by itself, as `functions/src/bookings/claim.ts` does. */
  #claim(kind: string, uid: string): null {
    if (kind === 'readdress') this.addresses.set(uid, `${uid}-${this.#count}@example.com`);
    const email = this.addresses.get(uid)!;
    const clientId = `account ${uid}`;
    for (const booking of this.bookings.values()) {
      const plan = claim({ booking }, { uid, email, clientId, signedBy }, this.now);
      if (plan === null) continue;
      this.#carryOut(plan);
      this.done.push(kind);
    }
    return null;
  }
}

/** What is wrong; empty when all is right. */
function faults({ bookings, clients, addresses, now }: Practice): string[] {
  const all = [...bookings.values()];
  const ids = new Set([...clients.keys(), ...all.map(({ clientId }) => clientId)]);
  return [...ids].flatMap((id) => {
    const client = clients.get(id) ?? null;
    const own = all.filter(({ clientId }) => clientId === id);
    const wrong = isSameClient(client, recount(id, client, own, settings, now))
      ? []
      : [`${id} differs`];
    if (client === null) return wrong;
    const anyLeft = own.some(hasLeft);
    if (anyLeft && client.leftAt === null) wrong.push(`${id} has left`);
    const uid = id.startsWith('account ') ? id.slice('account '.length) : null;
    const owned = own.filter(({ clientUserId }) => clientUserId !== null);
    if (owned.some(({ clientUserId }) => clientUserId !== uid)) wrong.push(`${id} has another’s`);
    if (uid !== null && client.leftAt === null && client.clientUserId !== uid) {
      wrong.push(`${id} is nobody’s`);
    }
    const isOld = client.email !== addresses.get(uid ?? '') && client.leftAt === null;
    const hasBoth = new Set(owned.map(({ clientEmail }) => clientEmail)).size > 1;
    if (uid !== null && isOld && hasBoth) wrong.push(`${id} has two addresses`);
    return wrong;
  });
}

function play(history: readonly Act[], flaw: Flaw = 'none'): Practice {
  const practice = new Practice(flaw);
  for (const act of history) {
    practice.run(act);
    const found = faults(practice);
    if (found.length > 0) throw new Error(found.join(', '));
  }
  return practice;
}

describe('in random histories', () => {
  it('every client equals a recount of its bookings after every commit', () => {
    fc.assert(
      fc.property(acts, (history) => {
        play(history);
      }),
      { numRuns: runs(2000) },
    );
  }, 120_000);
});

describe('the oracle', () => {
  it.each(['others-are-forgotten', 'claimed-from-nobody'] as const)('notices that %s', (flaw) => {
    const histories = fc.sample(acts, { numRuns: 400, seed: 7 });
    expect(() => histories.forEach((history) => play(history, flaw))).toThrow('differs');
  });

  it('sees every kind of act succeed, and other bookings read', () => {
    const played = fc.sample(acts, { numRuns: 400, seed: 7 }).map((history) => play(history));
    expect(new Set(played.flatMap(({ done }) => done))).toEqual(new Set(KINDS));
    expect(played.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThan(20);
  });
});
