/**
 * Ten thousand random histories of clients and staff who book, confirm, move, hand over, cancel and block at the same
 * time, with one of two practitioners or with the first who is free. The real commands decide; the store below stands
 * for the database: a transaction reads, others interrupt it, and it commits only if nothing it read has changed. The
 * oracle has no locks and no transactions: it checks every half hour and decides one commit after the other. Both must
 * agree.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../practice/settings';
import { defaultPractitioner } from '../practice/practitioner';
import { seedServices, type Service } from '../practice/service';
import { Refusal } from '../refusal';
import { blocking, planDay, type DayPlan } from '../slot/day-blocks';
import { granulesOf, lockId, stepsInRange } from '../slot/granule';
import { intervalOf, type Interval } from '../slot/interval';
import type { SlotLock } from '../slot/lock';
import { lockRefs, type LockRef, type LocksFound } from '../slot/lock-refs';
import { MINUTE, SECOND, type Instant } from '../time/instant';
import { minutesOf, timeOf, toInstant } from '../time/practice-time';
import type { Booking } from './booking';
import { cancel } from './commands/cancel';
import { confirm } from './commands/confirm';
import { handOver, locksOfBoth } from './commands/hand-over';
import { move } from './commands/move';
import { reject } from './commands/reject';
import { locksAfter, type BookingPlan } from './commands/plan';
import { request } from './commands/request';
import { locksInQuestion } from './commands/time/take-time';
import { contact, openMonths, stateOf } from '../testing/decision';
import { askedByClient } from '../testing/request';
import { runs } from '../testing/runs';
import type { BookingStatus } from './status';
import { transition, type BookingAction } from './transitions';

const DATE = '2026-11-24';
const serviceNamed = (slug: string, durationMinutes: number): Service => ({
  ...seedServices[0]!,
  slug,
  durationMinutes,
});
const SERVICES = [serviceNamed('short', 15), serviceNamed('long', 50), serviceNamed('odd', 95)];
/** In the order in which they are asked. */
const PEOPLE = ['anna', 'ben'].map((id, order) => ({ ...defaultPractitioner, id, order }));
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00'];
/** Sessions begin on the hour; blocks do not. */
const HOURS = ['09:00', '10:00', '11:00'];
/** Firestore ends a transaction that takes longer; it begins anew, with the clock as it is then. */
const LONGEST_TRANSACTION = 270 * SECOND;
const HOLD = settings.holdMinutes * MINUTE;

type Kind = 'book' | 'block' | Exclude<BookingAction, 'complete' | 'no-show'>;

interface Action {
  kind: Kind;
  /** which booking, for those that need one; which service, for the others */
  which: number;
  time: number;
  /** a request: 0 and 1 ask for a practitioner, 2 for the first who is free; a block, a handover: the practitioner */
  person: number;
  /** a block: for every service; a request: the public months show the time as taken, so it reads the locks at once */
  forAll: boolean;
}

function timeOfAction({ kind, time }: Action): string {
  const times = kind === 'block' ? TIMES : HOURS;
  return times[time % times.length]!;
}
const startOf = (action: Action) => toInstant(DATE, timeOfAction(action));
const serviceOf = (action: Action) => SERVICES[action.which % SERVICES.length]!;
/**
 * The practitioners with whom a request may be, in the order in which they are tried; a block is of the first of
 * them.
 */
function candidatesOf({ person }: Action): (typeof PEOPLE)[number][] {
  const asked = PEOPLE[person];
  return asked === undefined ? PEOPLE : [asked];
}
const staff = { kind: 'staff', role: 'super_admin', isOwn: false } as const;
const owner = { kind: 'owner' } as const;
const signedBy = { kind: 'system', uid: null, name: '' } as const;

/** The database: documents with versions, and transactions that commit only what they read unchanged. */
class Store {
  locks: LocksFound = new Map();
  readonly bookings = new Map<string, Booking>();
  readonly #versions = new Map<string, number>();

  version(key: string): number {
    return this.#versions.get(key) ?? 0;
  }

  changed(...keys: string[]): void {
    for (const key of keys) this.#versions.set(key, this.version(key) + 1);
  }

  /** As `functions/src/bookings/commit.ts` does. @returns false when a lock to be created is there already */
  carryOut(plan: BookingPlan): boolean {
    const after = locksAfter(this.locks, plan);
    if (after === null) return false;
    this.locks = after;
    this.bookings.set(plan.after.id, plan.after);
    for (const id of plan.locks.lapsedBookingIds) {
      this.bookings.set(id, { ...this.bookings.get(id)!, holdExpiresAt: null });
    }
    const { claim, release, lapsedBookingIds } = plan.locks;
    const touched = [...claim, ...release].map(({ id }) => id);
    const both = [...claim, ...release].map(({ practitionerId }) => `${practitionerId} ${DATE}`);
    this.changed(plan.after.id, ...lapsedBookingIds, ...touched, ...both);
    return true;
  }

  /** As `functions/src/schedule/blocked-time.ts` does. */
  block({ write, remove, lapsed }: DayPlan, practitionerId: string): void {
    const locks = new Map(this.locks);
    for (const { id, lock } of write) locks.set(id, lock);
    for (const id of remove) locks.delete(id);
    this.locks = locks;
    for (const { bookingId } of lapsed) {
      this.bookings.set(bookingId!, { ...this.bookings.get(bookingId!)!, holdExpiresAt: null });
      this.changed(bookingId!);
    }
    this.changed(...write.map(({ id }) => id), ...remove, `${practitionerId} ${DATE}`);
  }
}

interface Transaction {
  action: Action;
  id: string;
  now: Instant;
  /** a request that reads the locks, since it knows or has seen that the time may be taken */
  informed: boolean;
  /** the practitioner of a request that is tried, or of the time that is to be blocked */
  person: (typeof PEOPLE)[number];
  reads: Map<string, number>;
  /** @returns false when the commit fails as a whole, and the action begins anew */
  commit: () => boolean;
  outcome: 'ok' | 'refused';
}

/** A fault that a test may build in, to see that the oracle notices it. */
type Flaw =
  'none' | 'no-service-lock' | 'expired-is-free-of-check' | 'blind-commit' | 'one-diary-for-all';

const withoutServiceLocks = (plan: BookingPlan): BookingPlan => {
  const shared = (refs: readonly LockRef[]) => refs.filter(({ isShared }) => isShared);
  const { claim, release } = plan.locks;
  return { ...plan, locks: { ...plan.locks, claim: shared(claim), release: shared(release) } };
};

/** The locks as if each stood in the time of every practitioner. */
const seenByAll = (locks: LocksFound): LocksFound =>
  new Map(
    [...locks].flatMap(([id, lock]) =>
      PEOPLE.map((person) => [id.replace(lock.practitionerId, person.id), lock] as const),
    ),
  );

/** The reading half of a transaction: looks, decides, and notes what it would write. */
function prepare(store: Store, transaction: Transaction, flaw: Flaw): void {
  const { action, id, now } = transaction;
  const read = (key: string) => transaction.reads.set(key, store.version(key));
  const lapsed = (lock: SlotLock): SlotLock =>
    lock.kind === 'hold' ? { ...lock, expiresAt: now } : lock;
  const readLocks = (refs: readonly LockRef[]): LocksFound => {
    for (const ref of refs) read(ref.id);
    if (flaw === 'one-diary-for-all') return seenByAll(store.locks);
    if (flaw !== 'expired-is-free-of-check') return store.locks;
    return new Map([...store.locks].map(([key, lock]) => [key, lapsed(lock)]));
  };
  const write = (plan: BookingPlan) => {
    const written = flaw === 'no-service-lock' ? withoutServiceLocks(plan) : plan;
    transaction.commit = () => store.carryOut(written);
  };

  if (action.kind === 'block') {
    const day = `${transaction.person.id} ${DATE}`;
    read(day);
    const start = timeOfAction(action);
    const steps = stepsInRange(start, timeOf(minutesOf(start) + 60));
    const practitionerId = transaction.person.id;
    const serviceId = action.forAll ? null : serviceOf(action).slug;
    const asked = { practitionerId, serviceId, date: DATE, wanted: blocking(steps, id) };
    const plan = planDay(asked, readLocks([]), now);
    if (plan.inTheWay.length > 0) transaction.outcome = 'refused';
    transaction.commit = () => (store.block(plan, transaction.person.id), true);
    return;
  }
  try {
    if (action.kind === 'book') {
      const wanted = intervalOf(startOf(action), serviceOf(action).durationMinutes);
      const of = { practitionerId: transaction.person.id, serviceId: serviceOf(action).slug };
      const places = lockRefs(wanted, of);
      write(ask(transaction, transaction.informed ? readLocks(places) : null));
      return;
    }
    const booking = [...store.bookings.values()][action.which % Math.max(store.bookings.size, 1)];
    if (booking === undefined) {
      transaction.outcome = 'refused';
      return;
    }
    transaction.id = booking.id;
    read(booking.id);
    const plan = change(booking, transaction, readLocks);
    if (plan !== null) write(plan);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    transaction.outcome = 'refused';
  }
}

/** A client's request, with the locks or without having read them. */
function ask(
  { action, id, now, person: practitioner }: Transaction,
  locks: LocksFound | null,
): BookingPlan {
  const input = askedByClient({
    id,
    clientId: id,
    referenceNumber: id,
    requestHash: id,
    requester: { uid: id, email: `${id}@x.example` },
    date: DATE,
    time: timeOfAction(action),
    signedBy,
  });
  const state = {
    service: serviceOf(action),
    practitioner,
    months: openMonths,
    pending: [],
    locks,
  };
  return request(state, input, settings, now);
}

/** What becomes of a booking. @returns null when there is nothing to do @throws Refusal */
function change(
  booking: Booking,
  { action, now }: Transaction,
  readLocks: (refs: readonly LockRef[]) => LocksFound,
): BookingPlan | null {
  const input = { version: booking.version, signedBy, date: DATE, time: timeOfAction(action) };
  if (action.kind === 'hand-over') {
    const [person] = candidatesOf(action);
    const locks = readLocks(locksOfBoth(booking, person!.id));
    const state = { booking, locks, entries: [], contact, colleague: { person: person!, contact } };
    const asked = { ...input, actor: staff, practitionerId: person!.id };
    return handOver(state, asked, settings, now);
  }
  const takes = action.kind === 'confirm' || action.kind === 'move';
  const locks = readLocks(locksInQuestion(booking, takes ? input : null));
  const state = stateOf(booking, locks);
  switch (action.kind) {
    case 'confirm':
      return confirm(state, { ...input, actor: staff }, settings, now);
    case 'move':
      return move(state, { ...input, actor: owner }, settings, now);
    case 'cancel':
      return cancel(state, { ...input, actor: staff }, settings, now);
    default:
      return reject(state, { ...input, actor: staff, reason: 'x' }, now);
  }
}

/** What the oracle remembers of a booking. */
interface Known {
  id: string;
  person: string;
  slug: string;
  minutes: number;
  status: BookingStatus;
  interval: Interval;
  holdUntil: Instant | null;
}

/** The status after an action, or null when the table refuses it; cancelling twice is the same as once. */
function after(kind: Exclude<Kind, 'book' | 'block'>, from: BookingStatus): BookingStatus | null {
  if (kind === 'cancel' && from === 'cancelled') return 'cancelled';
  try {
    return transition(kind, from, staff);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The oracle's model: the half hours of a day, and the booking or block of each. */
class Oracle {
  readonly bookings = new Map<string, Known>();
  readonly #blocks: { person: string; interval: Interval; slug: string | null }[] = [];

  /** Whether an action that commits now must succeed; if so it is done. */
  decide({ action, id, now, person: { id: person } }: Transaction): 'ok' | 'refused' {
    if (action.kind === 'block') {
      const interval = intervalOf(startOf(action), 60);
      const slug = action.forAll ? null : serviceOf(action).slug;
      const met = [...this.bookings.values()].some(
        (booking) =>
          booking.person === person &&
          (slug === null || slug === booking.slug) &&
          this.#claims(booking, now) &&
          overlap(booking.interval, interval),
      );
      if (met) return 'refused';
      this.#blocks.push({ person, interval, slug });
      return 'ok';
    }
    if (action.kind === 'book') {
      const { slug, durationMinutes: minutes } = serviceOf(action);
      const interval = intervalOf(startOf(action), minutes);
      if (!this.#isOpen(interval, { id, person, slug }, now)) return 'refused';
      const asked = { id, person, slug, minutes, interval, holdUntil: now + HOLD };
      this.bookings.set(id, { ...asked, status: 'pending' });
      return 'ok';
    }
    const booking = this.bookings.get(id);
    if (booking === undefined) return 'refused';
    const status = after(action.kind, booking.status);
    if (status === null) return 'refused';
    if (action.kind === 'hand-over') {
      const [to] = candidatesOf(action);
      const given = { ...booking, person: to!.id };
      if (to!.id === booking.person || !this.#isOpen(booking.interval, given, now))
        return 'refused';
      this.bookings.set(id, given);
      return 'ok';
    }
    const takes = action.kind === 'confirm' || action.kind === 'move';
    const interval = takes ? intervalOf(startOf(action), booking.minutes) : booking.interval;
    if (takes && !this.#isOpen(interval, booking, now)) return 'refused';
    this.bookings.set(id, { ...booking, status, interval, holdUntil: null });
    return 'ok';
  }

  #claims({ status, holdUntil }: Known, now: Instant): boolean {
    return status === 'confirmed' || (status === 'pending' && now < (holdUntil ?? 0));
  }

  #isOpen(
    interval: Interval,
    { id, person, slug }: Pick<Known, 'id' | 'person' | 'slug'>,
    now: Instant,
  ): boolean {
    const taken = [...this.bookings.values()].some(
      (other) =>
        other.id !== id &&
        other.person === person &&
        this.#claims(other, now) &&
        overlap(other.interval, interval),
    );
    const blocked = this.#blocks.some(
      (block) =>
        block.person === person &&
        (block.slug === null || block.slug === slug) &&
        overlap(block.interval, interval),
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
  actions: Action[];
  /** which transaction goes on, and how many minutes pass before */
  turns: { who: number; minutes: number }[];
}

/** Runs a history and returns what went wrong, or null. */
function wrongIn({ actions, turns }: History, flaw: Flaw): string | null {
  const store = new Store();
  const oracle = new Oracle();
  let now = toInstant('2026-11-20', '08:00');
  const begin = (action: Action, index: number, informed: boolean): Transaction => ({
    action,
    id: `b${index}`,
    now,
    informed,
    reads: new Map(),
    commit: () => true,
    outcome: 'ok',
    person: candidatesOf(action)[turnedDown.get(index) ?? 0]!,
  });
  /** of requests: how many practitioners had no time, so that the next is asked */
  const turnedDown = new Map<number, number>();
  const open: (Transaction | null)[] = actions.map(() => null);
  const informed = new Set<number>();
  const done = new Set<number>();
  const rest = actions.flatMap((_, who) => Array.from({ length: 8 }, () => ({ who, minutes: 0 })));
  for (const { who, minutes } of [...turns, ...rest]) {
    const index = who % actions.length;
    const action = actions[index];
    if (action === undefined || done.has(index)) continue;
    now += minutes * MINUTE;
    const running = open[index];
    if (running === null || running === undefined) {
      const transaction = begin(action, index, action.forAll || informed.has(index));
      prepare(store, transaction, flaw);
      open[index] = transaction;
      continue;
    }
    open[index] = null;
    const fresh = [...running.reads].every(([key, version]) => store.version(key) === version);
    if (now - running.now > LONGEST_TRANSACTION) continue;
    if (!fresh && flaw !== 'blind-commit') continue;
    if (running.outcome === 'ok' && !running.commit()) {
      // A lock was there that the request had not read: it looks now.
      informed.add(index);
      continue;
    }
    const tried = (turnedDown.get(index) ?? 0) + 1;
    const goesOn = running.outcome === 'refused' && tried < candidatesOf(action).length;
    if (goesOn && action.kind === 'book') {
      turnedDown.set(index, tried);
      informed.delete(index);
    } else done.add(index);
    const should = oracle.decide(running);
    const said = running.outcome;
    if (said !== should)
      return `${action.kind} ${running.id} was ${said}, and ought to be ${should}`;
    const wrong = stray(store);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A lock that outlived its booking or its handover, or a session without its locks. */
function stray(store: Store): string | null {
  for (const [key, { bookingId, practitionerId }] of store.locks) {
    const booking = store.bookings.get(bookingId ?? '');
    if (booking === undefined) continue;
    if (booking.status !== 'pending' && booking.status !== 'confirmed') return `${key} is orphaned`;
    if (booking.practitionerId !== practitionerId) return `${key} was not handed over`;
  }
  for (const booking of store.bookings.values()) {
    if (booking.status !== 'confirmed') continue;
    const { practitionerId } = booking;
    for (const { date, time } of granulesOf(booking)) {
      if (store.locks.get(lockId({ practitionerId, date, time }))?.bookingId !== booking.id)
        return `${booking.id} lacks a lock`;
    }
  }
  return null;
}

const OFTEN = ['book', 'confirm'] as const;
const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom<Kind>(
    ...OFTEN,
    ...OFTEN,
    'book',
    'block',
    'move',
    'hand-over',
    'cancel',
    'reject',
  ),
  which: fc.nat(5),
  time: fc.nat(4),
  person: fc.nat(2),
  forAll: fc.boolean(),
});
const history: fc.Arbitrary<History> = fc.record({
  actions: fc.array(action, { minLength: 2, maxLength: 9 }),
  turns: fc.array(fc.record({ who: fc.nat(8), minutes: fc.constantFrom(0, 0, 0, 1, 14, 15, 16) }), {
    minLength: 8,
    maxLength: 50,
  }),
});

describe('in any order of actions', { timeout: 120_000 }, () => {
  it('no half hour is given twice, and a request is refused only when its time is taken', () => {
    let commits = 0;
    fc.assert(
      fc.property(history, (each) => {
        commits += each.actions.length;
        expect(wrongIn(each, 'none')).toBeNull();
      }),
      { seed: 20_261_121, numRuns: runs(10_000) },
    );
    expect(commits).toBeGreaterThan(runs(40_000));
  });

  const expired = 'expired-is-free-of-check';
  it.each<Flaw>(['no-service-lock', expired, 'blind-commit', 'one-diary-for-all'])(
    'the oracle notices a flaw: %s',
    (flaw) => {
      const found = fc.check(
        fc.property(history, (each) => wrongIn(each, flaw) === null),
        { seed: 20_261_121, numRuns: 10_000 },
      );
      expect(found.failed).toBe(true);
    },
  );
});
