/**
 * Ten thousand histories of people who book, confirm, move, cancel and block at the same time, in every order that
 * chance finds. The model keeps the locks of design section 4 as functions/ does: a transaction reads, is interrupted by
 * others, and writes only if nothing it read has changed. The oracle knows no locks and no transactions: it looks at
 * every half hour and decides each commit one after the other. Both must always say the same.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import { granulesOf, lockId, serviceLockId } from '../slot/granule';
import { intervalOf, type Interval } from '../slot/interval';
import { MINUTE, type Instant } from '../time/instant';
import { toInstant } from '../time/practice-time';
import type { BookingStatus } from './status';
import { transition, type BookingAction } from './transitions';

const DATE = '2026-11-24';
const SERVICES = [
  { slug: 'short', minutes: 15 },
  { slug: 'long', minutes: 50 },
  { slug: 'odd', minutes: 95 },
] as const;
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00'] as const;
const HOLD = 15 * MINUTE;

type Kind = 'book' | 'block' | Exclude<BookingAction, 'complete' | 'no-show'>;

interface Deed {
  kind: Kind;
  /** which booking, for those that need one; which service, for the others */
  which: number;
  time: number;
  /** for a block: for every service */
  forAll: boolean;
}

interface Lock {
  owner: string;
  expiresAt: Instant | null;
}

interface Booking {
  id: string;
  slug: string;
  minutes: number;
  status: BookingStatus;
  interval: Interval;
  holdUntil: Instant | null;
}

const startOf = (deed: Deed) => toInstant(DATE, TIMES[deed.time % TIMES.length] ?? '09:00');
const serviceOf = (deed: Deed) => SERVICES[deed.which % SERVICES.length] ?? SERVICES[0];
const staff = { kind: 'staff', role: 'super_admin' } as const;

/** The status after a deed, or null when the table refuses it. */
function after(kind: Exclude<Kind, 'book' | 'block'>, from: BookingStatus): BookingStatus | null {
  try {
    return transition(kind, from, staff);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The database: documents with versions, and transactions that commit only what they read unchanged. */
class Store {
  readonly locks = new Map<string, Lock>();
  readonly bookings = new Map<string, Booking>();
  readonly #versions = new Map<string, number>();

  version(key: string): number {
    return this.#versions.get(key) ?? 0;
  }

  changed(key: string): void {
    this.#versions.set(key, this.version(key) + 1);
  }
}

interface Transaction {
  deed: Deed;
  id: string;
  now: Instant;
  reads: Map<string, number>;
  /** applied at commit */
  writes: (() => void)[];
  outcome: 'ok' | 'refused' | 'retry' | null;
}

/** A fault that may be built into the model, to see that the oracle would notice. */
type Flaw = 'none' | 'no-service-lock' | 'expired-is-free-of-check' | 'blind-commit';

function lockKeys(interval: Interval, slug: string, flaw: Flaw): string[] {
  return granulesOf(interval).flatMap((granule) => [
    lockId(granule),
    ...(flaw === 'no-service-lock' ? [] : [serviceLockId(granule, slug)]),
  ]);
}

/** The reading half of a transaction: looks, decides, and notes what it would write. */
function prepare(store: Store, transaction: Transaction, flaw: Flaw): void {
  const { deed, id, now } = transaction;
  const read = (key: string) => transaction.reads.set(key, store.version(key));
  const put = (key: string, lock: Lock | null) =>
    transaction.writes.push(() => {
      if (lock === null) store.locks.delete(key);
      else store.locks.set(key, lock);
      store.changed(key);
    });
  const refuse = () => (transaction.outcome = 'refused');
  const isFree = (key: string, owner: string) => {
    read(key);
    const lock = store.locks.get(key);
    if (lock === undefined || lock.owner === owner) return true;
    if (flaw === 'expired-is-free-of-check') return lock.expiresAt !== null;
    return lock.expiresAt !== null && lock.expiresAt <= now;
  };

  if (deed.kind === 'block') {
    const interval = intervalOf(startOf(deed), 60);
    const keys = granulesOf(interval).map((granule) =>
      deed.forAll ? lockId(granule) : serviceLockId(granule, serviceOf(deed).slug),
    );
    if (!keys.every((key) => isFree(key, id))) return void refuse();
    for (const key of keys) put(key, { owner: id, expiresAt: null });
    return;
  }
  if (deed.kind === 'book') {
    const { slug, minutes } = serviceOf(deed);
    const interval = intervalOf(startOf(deed), minutes);
    const keys = lockKeys(interval, slug, flaw);
    if (!keys.every((key) => isFree(key, id))) return void refuse();
    const holdUntil = now + HOLD;
    for (const key of keys) put(key, { owner: id, expiresAt: holdUntil });
    transaction.writes.push(() => {
      store.bookings.set(id, { id, slug, minutes, status: 'pending', interval, holdUntil });
      store.changed(id);
    });
    return;
  }
  const booking = [...store.bookings.values()][deed.which % Math.max(store.bookings.size, 1)];
  if (booking === undefined) return void refuse();
  transaction.id = booking.id;
  read(booking.id);
  const status = after(deed.kind, booking.status);
  if (status === null) return void refuse();
  const old = lockKeys(booking.interval, booking.slug, flaw);
  const takes = deed.kind === 'confirm' || deed.kind === 'move';
  const interval = takes ? intervalOf(startOf(deed), booking.minutes) : booking.interval;
  const claim = takes ? lockKeys(interval, booking.slug, flaw) : [];
  if (!claim.every((key) => isFree(key, booking.id))) return void refuse();
  for (const key of old) {
    read(key);
    if (store.locks.get(key)?.owner === booking.id) put(key, null);
  }
  for (const key of claim) put(key, { owner: booking.id, expiresAt: null });
  transaction.writes.push(() => {
    store.bookings.set(booking.id, { ...booking, status, interval, holdUntil: null });
    store.changed(booking.id);
  });
}

/** The oracle's world: half hours of a day and who has them, for whom. */
class Oracle {
  readonly bookings = new Map<string, Booking>();
  readonly #blocks: { interval: Interval; slug: string | null }[] = [];

  /** Whether a deed that commits now must succeed; if so it is done. */
  decide({ deed, id, now }: Transaction): 'ok' | 'refused' {
    if (deed.kind === 'block') {
      const interval = intervalOf(startOf(deed), 60);
      const slug = deed.forAll ? null : serviceOf(deed).slug;
      const met = [...this.bookings.values()].some(
        (booking) =>
          (slug === null || slug === booking.slug) &&
          this.#claims(booking, now) &&
          overlap(booking.interval, interval),
      );
      const doubled = this.#blocks.some(
        (block) => block.slug === slug && overlap(block.interval, interval),
      );
      if (met || doubled) return 'refused';
      this.#blocks.push({ interval, slug });
      return 'ok';
    }
    if (deed.kind === 'book') {
      const { slug, minutes } = serviceOf(deed);
      const interval = intervalOf(startOf(deed), minutes);
      if (!this.#isOpen(interval, slug, id, now)) return 'refused';
      this.bookings.set(id, {
        ...{ id, slug, minutes, interval },
        ...{ status: 'pending', holdUntil: now + HOLD },
      });
      return 'ok';
    }
    const booking = this.bookings.get(id);
    if (booking === undefined) return 'refused';
    const status = after(deed.kind, booking.status);
    if (status === null) return 'refused';
    const takes = deed.kind === 'confirm' || deed.kind === 'move';
    const interval = takes ? intervalOf(startOf(deed), booking.minutes) : booking.interval;
    if (takes && !this.#isOpen(interval, booking.slug, id, now)) return 'refused';
    this.bookings.set(id, { ...booking, status, interval, holdUntil: null });
    return 'ok';
  }

  #claims({ status, holdUntil }: Booking, now: Instant): boolean {
    return (
      status === 'confirmed' || (status === 'pending' && holdUntil !== null && now < holdUntil)
    );
  }

  #isOpen(interval: Interval, slug: string, id: string, now: Instant): boolean {
    const taken = [...this.bookings.values()].some(
      (other) => other.id !== id && this.#claims(other, now) && overlap(other.interval, interval),
    );
    const blocked = this.#blocks.some(
      (block) => (block.slug === null || block.slug === slug) && overlap(block.interval, interval),
    );
    return !taken && !blocked;
  }
}

/** By looking at every half hour of the day. */
function overlap(one: Interval, other: Interval): boolean {
  const from = toInstant(DATE, '08:00');
  const touches = ({ startsAt, endsAt }: Interval, at: Instant) =>
    startsAt < at + 30 * MINUTE && at < endsAt;
  return Array.from({ length: 12 }, (_, index) => from + index * 30 * MINUTE).some(
    (at) => touches(one, at) && touches(other, at),
  );
}

interface History {
  deeds: Deed[];
  /** which transaction goes on, and how many minutes pass before */
  turns: { who: number; minutes: number }[];
}

/** Runs a history and returns what went wrong, or null. */
function wrongIn({ deeds, turns }: History, flaw: Flaw): string | null {
  const store = new Store();
  const oracle = new Oracle();
  let now = toInstant('2026-11-20', '08:00');
  const begin = (deed: Deed, index: number): Transaction => ({
    ...{ deed, id: `b${index}`, now, reads: new Map(), writes: [], outcome: null },
  });
  const open: (Transaction | null)[] = deeds.map(() => null);
  const done = new Set<number>();
  const endless = [...turns, ...deeds.flatMap((_, who) => [0, 1].map(() => ({ who, minutes: 0 })))];
  for (const { who, minutes } of endless) {
    const index = who % deeds.length;
    const deed = deeds[index];
    if (deed === undefined || done.has(index)) continue;
    now += minutes * MINUTE;
    const running = open[index];
    if (running === null || running === undefined) {
      const transaction = begin(deed, index);
      prepare(store, transaction, flaw);
      open[index] = transaction;
      continue;
    }
    open[index] = null;
    const fresh = [...running.reads].every(([key, version]) => store.version(key) === version);
    if (!fresh && flaw !== 'blind-commit') continue;
    done.add(index);
    const said = running.outcome ?? 'ok';
    const should = oracle.decide(running);
    if (said !== should) return `${deed.kind} ${running.id} was ${said}, and ought to be ${should}`;
    if (said === 'ok') for (const write of running.writes) write();
    const wrong = stray(store);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A lock that outlived its booking, or a session without its locks. */
function stray(store: Store): string | null {
  for (const [key, { owner }] of store.locks) {
    const booking = store.bookings.get(owner);
    if (booking === undefined) continue;
    if (booking.status !== 'pending' && booking.status !== 'confirmed') return `${key} is orphaned`;
  }
  for (const booking of store.bookings.values()) {
    if (booking.status !== 'confirmed') continue;
    for (const granule of granulesOf(booking.interval)) {
      if (store.locks.get(lockId(granule))?.owner !== booking.id)
        return `${booking.id} lacks a lock`;
    }
  }
  return null;
}

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom<Kind>(
    'book',
    'book',
    'book',
    'block',
    'confirm',
    'confirm',
    'move',
    'cancel',
    'reject',
  ),
  which: fc.nat(5),
  time: fc.nat(4),
  forAll: fc.boolean(),
});
const history: fc.Arbitrary<History> = fc.record({
  deeds: fc.array(deed, { minLength: 2, maxLength: 9 }),
  turns: fc.array(fc.record({ who: fc.nat(8), minutes: fc.constantFrom(0, 0, 0, 1, 14, 15, 16) }), {
    minLength: 8,
    maxLength: 50,
  }),
});

describe('whatever order people come in', { timeout: 60_000 }, () => {
  it('in 10,000 histories no half hour is given twice and nobody is refused without need', () => {
    let commits = 0;
    fc.assert(
      fc.property(history, (each) => {
        commits += each.deeds.length;
        expect(wrongIn(each, 'none')).toBeNull();
      }),
      { seed: 20_261_121, numRuns: 10_000 },
    );
    expect(commits).toBeGreaterThan(40_000);
  });

  it.each<Flaw>(['no-service-lock', 'expired-is-free-of-check', 'blind-commit'])(
    'the oracle would notice a flaw: %s',
    (flaw) => {
      const found = fc.check(
        fc.property(history, (each) => wrongIn(each, flaw) === null),
        { seed: 20_261_121, numRuns: 10_000 },
      );
      expect(found.failed).toBe(true);
    },
  );
});
