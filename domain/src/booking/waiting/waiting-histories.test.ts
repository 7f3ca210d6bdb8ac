/**
 * 500 random histories of clients who wait, book, cancel, answer or do not, while staff move sessions. The real
 * functions decide; the oracle has no locks: it compares intervals, and asks for each entry whether somebody behind it
 * got a time that it could have had.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { defaultPractitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { Refusal } from '../../refusal';
import { intervalOf, overlaps } from '../../slot/interval';
import { isLapsed, type SlotLock } from '../../slot/lock';
import { bookingLock, inspectLocks, lockRefs, ownLocks, type LockRef } from '../../slot/lock-refs';
import { HOUR, MINUTE } from '../../time/instant';
import { toInstant, toWallTime, weekdayOf } from '../../time/practice-time';
import { aConfirmed } from '../../testing/booking';
import { byOwner, byStaff, contact } from '../../testing/decision';
import { askedByClient } from '../../testing/request';
import type { Booking } from '../booking';
import { move } from '../commands/move';
import { locksAfter, type BookingPlan } from '../commands/plan';
import { isActive } from '../status';
import { offerRefs, openOffer, startOf, swap, takeOffer } from './answer';
import { nextOffer, offerableTimes } from './next-offer';
import * as waiting from './wait';
import type { Offer, PlacedTime, Wait } from './wait';

const SERVICE = { ...seedServices[0]!, slug: 'talk', durationMinutes: 50 };
const PEOPLE = ['anna', 'ben'].map((id, order) => ({ ...defaultPractitioner, id, order }));
const DATES = ['2026-11-26', '2026-11-27'];
const TIMES = ['09:00', '10:00', '11:00', '15:00'];
const CLIENTS = ['amina', 'brian', 'chao', 'daudi'];
/** Two days before, or so early on the first day that some times are too near. */
const BEGIN = [toInstant('2026-11-24', '09:00'), toInstant('2026-11-26', '06:30')];
const SLOTS = DATES.flatMap((date) =>
  TIMES.flatMap((time) =>
    PEOPLE.map(({ id }) => ({ practitionerId: id, ...intervalOf(toInstant(date, time), 50) })),
  ),
);

/** How often each comes; some need one another. */
const WEIGHTS = {
  join: 4,
  leave: 1,
  book: 1,
  cancel: 1,
  move: 1,
  run: 4,
  take: 2,
  swap: 3,
  decline: 1,
};
type Kind = keyof typeof WEIGHTS;
const KINDS = Object.keys(WEIGHTS) as Kind[];

type Act = Record<'who' | 'day' | 'time' | 'person' | 'minutes', number> & { kind: Kind };

/** A flaw that the oracle must notice. */
type Flaw = 'none' | 'last-first' | 'over-own' | 'unguarded' | 'two-offers' | 'late-answer';

class Practice {
  now: number;
  locks = new Map<string, SlotLock>();
  bookings = new Map<string, Booking>();
  waits = new Map<string, Wait>();
  problems: string[] = [];
  done: Record<string, number> = {};
  #count = 0;

  constructor(
    readonly flaw: Flaw,
    begin: number,
  ) {
    this.now = begin;
  }

  act(each: Act): void {
    this.now += each.minutes * MINUTE;
    try {
      const before = [this.bookings, this.waits].flatMap((all) => [...all.values()]);
      this[each.kind](each);
      const after = [this.bookings, this.waits].flatMap((all) => [...all.values()]);
      const isSame = before.length === after.length && after.every((one) => before.includes(one));
      if (!isSame) this.done[each.kind] = (this.done[each.kind] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.check();
  }

  /** In place of a session that can be moved still, where the client has one. */
  join({ who, day, time, person }: Act): void {
    const uid = CLIENTS[who]!;
    const present = person > 0 ? this.own(uid).find(({ status }) => status === 'confirmed') : null;
    const instead = present && present.startsAt - this.now >= 6 * HOUR ? present.id : null;
    const asked = {
      id: `wait-${uid}`,
      uid,
      clientName: uid,
      language: 'en' as const,
      timezone: 'Africa/Nairobi',
      serviceId: SERVICE.slug,
      practitionerId: instead === null ? (PEOPLE[person]?.id ?? null) : null,
      weekdays: day === 2 ? [4 as const, 5 as const] : [weekdayOf(DATES[day]!)],
      from: TIMES[time % 2]!,
      until: '16:00',
      lastDate: DATES[1]!,
      insteadOf: instead,
    };
    const before = this.waits.get(asked.id) ?? null;
    // The call refuses it: an open offer is answered first.
    if (before?.offer != null && before.insteadOf !== asked.insteadOf) return;
    this.waits.set(asked.id, waiting.join(before, asked, this.now));
  }

  leave({ who }: Act): void {
    const wait = this.waitOf(who);
    if (wait !== undefined) this.settle(wait, null);
  }

  book({ who, day, time, person }: Act): void {
    const practitionerId = PEOPLE[person % 2]!.id;
    const startsAt = toInstant(DATES[day % 2]!, TIMES[time]!);
    const uid = who === 0 ? 'stranger' : CLIENTS[who]!;
    const serviceId = SERVICE.slug;
    const id = `booking-${(this.#count += 1)}`;
    const about = { id, startsAt, practitionerId, serviceId, clientUserId: uid, clientId: uid };
    const booking = aConfirmed(about);
    if (this.own(uid).some((other) => overlaps(other, booking))) return;
    const refs = lockRefs(booking, booking);
    if (inspectLocks(refs, this.locks, id, this.now).conflicts.length > 0) return;
    this.lock(refs, id, null);
    this.bookings.set(id, booking);
  }

  cancel({ who }: Act): void {
    const [booking] = this.own(CLIENTS[who]!);
    if (booking === undefined) return;
    this.free(lockRefs(booking, booking), booking.id);
    const version = booking.version + 1;
    this.bookings.set(booking.id, { ...booking, status: 'cancelled', version });
  }

  move({ who, day, time }: Act): void {
    const booking = this.own(CLIENTS[who]!).find(({ status }) => status === 'confirmed');
    if (booking === undefined) return;
    const start = { date: DATES[day % 2]!, time: TIMES[time]! };
    const given = { ...byStaff, version: booking.version, ...start };
    this.commit(move(this.timed(booking), given, settings, this.now));
  }

  take({ who }: Act): void {
    const wait = this.offered(who, false);
    if (wait === undefined) return;
    const offered = this.openOf(wait);
    const { uid } = wait;
    const person = this.people.find(
      ({ practitioner }) => practitioner.id === offered.offer.practitionerId,
    )!;
    const state = { service: SERVICE, ...person, pending: [], locks: this.locks };
    const id = `booking-${(this.#count += 1)}`;
    const requester = { uid, email: `${uid}@example.com` };
    const asked = askedByClient({ id, clientId: uid, requester, ...startOf(offered) });
    this.commit(takeOffer(offered, state, asked, settings, this.now));
    this.waits.delete(wait.id);
  }

  swap({ who }: Act): void {
    const wait = this.offered(who, true);
    const booking = this.bookings.get(wait?.insteadOf ?? '');
    if (wait === undefined || booking === undefined) return;
    const offered = this.openOf(wait);
    const given = { ...byOwner, version: booking.version, ...startOf(offered) };
    this.commit(swap(offered, this.timed(booking), given, settings, this.now));
    this.waits.delete(wait.id);
    if (this.bookings.get(booking.id)?.startsAt !== offered.offer.startsAt)
      this.problems.push('not swapped');
  }

  decline({ who }: Act): void {
    const wait = this.waitOf(who);
    if (wait !== undefined) this.settle(wait, waiting.declined(this.openOf(wait)));
  }

  /** As the job does it. */
  run(): void {
    for (const [id, lock] of this.locks) if (isLapsed(lock, this.now)) this.locks.delete(id);
    for (const wait of [...this.waits.values()]) {
      const instead = this.bookings.get(wait.insteadOf ?? '') ?? null;
      const after = waiting.atPresent(wait, instead, this.now);
      if (after !== wait) this.settle(wait, after);
    }
    const before = [...this.waits.values()].sort(waiting.byPlace);
    const line = this.flaw === 'last-first' ? before.toReversed() : before;
    const made: Offer[] = [];
    for (const wait of line) {
      const given = this.flaw === 'two-offers' ? { ...wait, offer: null } : wait;
      const instead = this.bookings.get(wait.insteadOf ?? '') ?? null;
      const { people } = this;
      const state = { wait: given, minutes: SERVICE.durationMinutes, instead, people };
      const times = offerableTimes(state, [], settings, this.now);
      const own = this.flaw === 'over-own' ? [] : this.own(wait.uid);
      const next = nextOffer(state, times, own, settings, this.now);
      if (next === null) continue;
      const claim = offerRefs(next);
      if (this.flaw !== 'unguarded' && claim.some(({ id }) => this.locks.has(id))) continue;
      this.lock(claim, next.offer.id, next.offer.until);
      this.waits.set(wait.id, next);
      made.push(next.offer);
    }
    this.checkLine(before, made);
  }

  waitOf = (who: number) => this.waits.get(`wait-${CLIENTS[who]}`);

  /** One of those who were offered a time, and have not answered. */
  offered(who: number, isInstead: boolean): Wait | undefined {
    const all = [...this.waits.values()].filter(waiting.isOffered);
    const such = all.filter(({ insteadOf }) => (insteadOf !== null) === isInstead);
    return such[who % such.length];
  }

  own = (uid: string) =>
    [...this.bookings.values()].filter(
      ({ clientUserId, status }) => clientUserId === uid && isActive(status),
    );

  openOf(wait: Wait): waiting.Offered {
    const id = wait.offer?.id ?? 'none';
    const offered = openOffer(wait, id, this.flaw === 'late-answer' ? 0 : this.now);
    if (offered.offer.until <= this.now) this.problems.push('an answer after the end');
    return offered;
  }

  timed = (booking: Booking) => ({
    booking,
    locks: this.locks,
    months: this.months(booking.practitionerId),
    openingHours: defaultPractitioner.openingHours,
    contact,
  });

  /** Only what locks say is busy; the flaw shows every time as free. */
  months = (practitionerId: string) => (date: string) => {
    const locked = [...this.locks.values()].filter(
      (each) => each.practitionerId === practitionerId && each.date === date,
    );
    const busy = this.flaw === 'unguarded' ? [] : locked.map(({ time }) => time);
    return { timeSlots: [], busy, isAvailable: DATES.includes(date) };
  };

  people = PEOPLE.map((practitioner) => {
    return { practitioner, months: this.months(practitioner.id) };
  });

  commit(plan: BookingPlan): void {
    this.locks = new Map(locksAfter(this.locks, plan));
    this.bookings.set(plan.after.id, plan.after);
  }

  lock(refs: readonly LockRef[], bookingId: string, until: number | null): void {
    const owner = { bookingId, serviceId: SERVICE.slug };
    for (const ref of refs) this.locks.set(ref.id, bookingLock(ref, owner, until));
  }

  free(refs: readonly LockRef[], holder: string): void {
    for (const { id } of ownLocks(refs, this.locks, holder)) this.locks.delete(id);
  }

  settle(wait: Wait, after: Wait | null): void {
    if (waiting.isOffered(wait)) this.free(offerRefs(wait), wait.offer.id);
    if (after === null) this.waits.delete(wait.id);
    else this.waits.set(wait.id, after);
  }

  /** What stands at this moment: sessions, held requests and open offers. */
  standing(): (PlacedTime & { holder: string })[] {
    const kept = [...this.bookings.values()].filter(
      ({ status, holdExpiresAt }) =>
        status === 'confirmed' || (status === 'pending' && (holdExpiresAt ?? 0) > this.now),
    );
    const offers = [...this.waits.values()].flatMap(({ offer }) => offer ?? []);
    const open = offers.filter(({ until }) => until > this.now);
    return [...kept, ...open].map((each) => ({ ...each, holder: each.id }));
  }

  check(): void {
    const all = this.standing();
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1))
        if (isSamePerson(one, other) && overlaps(one, other))
          this.problems.push(`${one.holder} and ${other.holder} have one hour`);
      const refs = lockRefs(one, { practitionerId: one.practitionerId, serviceId: SERVICE.slug });
      if (ownLocks(refs, this.locks, one.holder).length < refs.length)
        this.problems.push(`${one.holder} lacks a lock`);
    });
    const holders = new Set(all.map(({ holder }) => holder));
    for (const lock of this.locks.values())
      if (!isLapsed(lock, this.now) && !holders.has(lock.bookingId ?? ''))
        this.problems.push(`${lock.bookingId} is over and holds a time`);
  }

  /** Nobody waits on for a time that is free, or that went to somebody behind them. */
  checkLine(before: readonly Wait[], made: readonly Offer[]): void {
    const { date, time } = toWallTime(this.now);
    const until = this.now + 20 * MINUTE;
    if (time < '07:00' || until > toInstant(date, '21:00')) {
      if (made.length > 0) this.problems.push('an offer at night');
      return;
    }
    before.forEach((wait, place) => {
      const own = this.own(wait.uid);
      const instead = this.bookings.get(wait.insteadOf ?? '');
      const could = (slot: PlacedTime) => couldTake(wait, slot, own, instead, until);
      const had = wait.offer;
      const got = this.waits.get(wait.id)?.offer ?? null;
      if (had !== null && got?.id !== had.id) this.problems.push('two offers at once');
      if (got !== null && had === null && !could(got)) this.problems.push('an offer of no use');
      if (got !== null || wait.unanswered >= 3) return;
      const behind = before.slice(place + 1).map(({ id }) => this.waits.get(id)?.offer);
      const taken = this.standing().filter(
        ({ holder }) => !made.some((offer) => offer.id === holder && behind.includes(offer)),
      );
      for (const slot of SLOTS.filter(could))
        if (!taken.some((each) => isSamePerson(each, slot) && overlaps(each, slot)))
          this.problems.push(`${wait.id} was passed over for ${slot.startsAt}`);
    });
  }
}

const isSamePerson = (one: PlacedTime, other: PlacedTime) =>
  one.practitionerId === other.practitionerId;

/** Written out again on purpose. */
function couldTake(
  wait: Wait,
  slot: PlacedTime,
  own: readonly Booking[],
  instead: Booking | undefined,
  until: number,
): boolean {
  const { date, time } = toWallTime(slot.startsAt);
  const isWished =
    [null, slot.practitionerId].includes(wait.practitionerId) &&
    wait.weekdays.includes(date === DATES[0] ? 4 : 5) &&
    time >= wait.from &&
    time < wait.until;
  if (!isWished || wait.passed.includes(`${slot.practitionerId}_${slot.startsAt}`)) return false;
  if (own.some((each) => each !== instead && overlaps(each, slot))) return false;
  const now = until - 20 * MINUTE;
  const pending = own.filter(
    ({ status, startsAt }) => status === 'pending' && startsAt > now,
  ).length;
  if (instead === undefined)
    return (
      pending < settings.maxPendingPerClient &&
      slot.startsAt >= until + settings.minimumNoticeMinutes * MINUTE
    );
  return (
    slot.practitionerId === instead.practitionerId &&
    slot.startsAt < instead.startsAt &&
    !overlaps(slot, instead) &&
    slot.startsAt >= until + 6 * HOUR &&
    instead.startsAt >= until + 6 * HOUR
  );
}

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom(...KINDS.flatMap((kind) => Array<Kind>(WEIGHTS[kind]).fill(kind))),
    who: fc.nat(3),
    day: fc.nat(2),
    time: fc.nat(3),
    person: fc.nat(2),
    minutes: fc.constantFrom(0, 0, 0, 0, 0, 1, 5, 20, 21),
  }),
  { minLength: 20, maxLength: 70, size: 'max' },
);

function historyOf(each: readonly Act[], flaw: Flaw): Practice {
  const practice = new Practice(flaw, BEGIN[each.length % 2]!);
  for (const act of each) practice.act(act);
  return practice;
}

describe('in any order of actions', { timeout: 60_000 }, () => {
  it('an hour goes to one, a client has one offer of use, and the line keeps its order', () => {
    const done: Record<string, number> = {};
    fc.assert(
      fc.property(acts, (each) => {
        const practice = historyOf(each, 'none');
        expect(practice.problems).toEqual([]);
        for (const [kind, count] of Object.entries(practice.done))
          done[kind] = (done[kind] ?? 0) + count;
      }),
      { seed: 20_261_129, numRuns: 500 },
    );
    for (const kind of KINDS) expect(done[kind], kind).toBeGreaterThan(25);
  });

  it.each<Flaw>(['last-first', 'over-own', 'unguarded', 'two-offers', 'late-answer'])(
    'the oracle notices a flaw: %s',
    (flaw) => {
      const found = fc.check(
        fc.property(acts, (each) => historyOf(each, flaw).problems.length === 0),
        { seed: 20_261_129, numRuns: 500, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
    },
  );
});
