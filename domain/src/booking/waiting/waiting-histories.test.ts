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
import { intervalOf, overlaps, type Interval } from '../../slot/interval';
import { isLapsed, type SlotLock } from '../../slot/lock';
import { bookingLock, inspectLocks, lockRefs, ownLocks } from '../../slot/lock-refs';
import { HOUR, MINUTE } from '../../time/instant';
import { toInstant, toWallTime, weekdayOf } from '../../time/practice-time';
import { aConfirmed } from '../../testing/booking';
import { byOwner, byStaff, contact } from '../../testing/decision';
import { askedByClient } from '../../testing/request';
import type { Booking } from '../booking';
import { move } from '../commands/move';
import { locksAfter, type BookingPlan } from '../commands/plan';
import { isActive } from '../status';
import { offerRefs, openOffer, swap, takeOffer } from './answer';
import { isOver, nextOffer, offerableTimes } from './next-offer';
import * as waiting from './wait';
import type { Offer, Wait } from './wait';

const SERVICE = { ...seedServices[0]!, slug: 'talk', durationMinutes: 50 };
const PEOPLE = ['anna', 'ben'].map((id, order) => ({ ...defaultPractitioner, id, order }));
const DATES = ['2026-11-26', '2026-11-27'];
const TIMES = ['09:00', '10:00', '11:00', '15:00'];
const CLIENTS = ['amina', 'brian', 'chao', 'daudi'];
const BEGIN = toInstant('2026-11-24', '09:00');

/** How often each comes; some need one another. */
const WEIGHTS = {
  join: 1,
  'join-instead': 3,
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

interface Act {
  kind: Kind;
  who: number;
  day: number;
  time: number;
  person: number;
  minutes: number;
}

/** A flaw that the oracle must notice. */
type Flaw = 'none' | 'last-first' | 'over-own' | 'unguarded' | 'two-offers' | 'late-answer';

class Practice {
  now = BEGIN;
  locks = new Map<string, SlotLock>();
  bookings = new Map<string, Booking>();
  waits = new Map<string, Wait>();
  /** the entries that must be there */
  expected = new Set<string>();
  problems: string[] = [];
  done: Record<string, number> = {};
  #count = 0;

  constructor(readonly flaw: Flaw) {}

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

  join({ who, day, time, person }: Act, insteadOf: Booking | null = null): void {
    const uid = CLIENTS[who]!;
    const asked = {
      id: `wait-${uid}`,
      uid,
      clientId: uid,
      clientName: uid,
      language: 'en' as const,
      timezone: 'Africa/Nairobi',
      serviceId: SERVICE.slug,
      practitionerId: insteadOf === null ? (PEOPLE[person]?.id ?? null) : null,
      weekdays: day === 2 ? [4 as const, 5 as const] : [weekdayOf(DATES[day]!)],
      from: TIMES[time % 2]!,
      until: '12:00',
      lastDate: DATES[1]!,
      insteadOf: insteadOf?.id ?? null,
    };
    const before = this.waits.get(asked.id) ?? null;
    // The call refuses it: an open offer is answered first.
    if (before?.offer != null && before.insteadOf !== asked.insteadOf) return;
    this.waits.set(asked.id, waiting.join(before, asked, this.now));
    this.expected.add(asked.id);
  }

  'join-instead'(act: Act): void {
    const own = this.own(CLIENTS[act.who]!).find(({ status }) => status === 'confirmed');
    if (own !== undefined && own.startsAt - this.now >= 6 * HOUR) this.join(act, own);
  }

  leave({ who }: Act): void {
    this.settle(this.waitOf(who), null);
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
    this.write(booking, { claim: refs, until: null });
  }

  cancel({ who }: Act): void {
    const [booking] = this.own(CLIENTS[who]!);
    if (booking === undefined) return;
    for (const ref of ownLocks(lockRefs(booking, booking), this.locks, booking.id))
      this.locks.delete(ref.id);
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
    const offer = this.openOf(wait);
    const practitioner = PEOPLE.find(({ id }) => id === offer.practitionerId)!;
    const months = this.months(practitioner.id);
    const { uid } = wait;
    const state = { service: SERVICE, practitioner, months, pending: [], locks: this.locks };
    const id = `booking-${(this.#count += 1)}`;
    const requester = { uid, email: `${uid}@example.com` };
    const asked = askedByClient({ id, clientId: uid, requester });
    this.commit(takeOffer(offer, state, asked, settings, this.now));
    this.end(wait);
  }

  swap({ who }: Act): void {
    const wait = this.offered(who, true);
    const booking = this.bookings.get(wait?.insteadOf ?? '');
    if (wait === undefined || booking === undefined) return;
    const offer = this.openOf(wait);
    const given = { ...byOwner, version: booking.version };
    this.commit(swap(offer, this.timed(booking), given, settings, this.now));
    this.end(wait);
    if (this.bookings.get(booking.id)?.startsAt !== offer.startsAt)
      this.problems.push('not swapped');
  }

  decline({ who }: Act): void {
    const wait = this.waitOf(who);
    if (wait === undefined) return;
    this.settle(wait, waiting.declined(wait, this.openOf(wait)));
  }

  /** As the job does it. */
  run(): void {
    for (const [id, lock] of this.locks) if (isLapsed(lock, this.now)) this.locks.delete(id);
    for (const wait of [...this.waits.values()]) {
      const instead = this.bookings.get(wait.insteadOf ?? '') ?? null;
      const { offer } = wait;
      if (isOver({ wait, instead }, this.now)) this.settle(wait, null);
      else if (offer !== null && offer.until <= this.now)
        this.settle(wait, waiting.lapsed(wait, offer));
    }
    const before = waiting.inLine([...this.waits.values()]);
    const line = this.flaw === 'last-first' ? before.toReversed() : before;
    const made: Offer[] = [];
    for (const wait of line) {
      const given = this.flaw === 'two-offers' ? { ...wait, offer: null } : wait;
      const instead = this.bookings.get(wait.insteadOf ?? '') ?? null;
      const people = PEOPLE.map((practitioner) => {
        return { practitioner, months: this.months(practitioner.id) };
      });
      const state = { wait: given, minutes: SERVICE.durationMinutes, instead, people };
      const times = offerableTimes(state, [], settings, this.now);
      const own = this.flaw === 'over-own' ? [] : [...this.own(wait.uid)];
      const next = nextOffer(state, times, own, settings, this.now);
      if (next === null) continue;
      const claim = offerRefs(wait, next.offer);
      if (this.flaw !== 'unguarded' && claim.some(({ id }) => this.locks.has(id))) continue;
      const owner = { bookingId: next.offer.id, serviceId: wait.serviceId };
      for (const ref of claim) this.locks.set(ref.id, bookingLock(ref, owner, next.offer.until));
      this.waits.set(wait.id, next);
      made.push(next.offer);
    }
    this.checkLine(before, made);
  }

  waitOf = (who: number) => this.waits.get(`wait-${CLIENTS[who]}`);

  /** One of those who were offered a time, and have not answered. */
  offered(who: number, isInstead: boolean): Wait | undefined {
    const all = [...this.waits.values()].filter(({ offer }) => offer !== null);
    const such = all.filter(({ insteadOf }) => (insteadOf !== null) === isInstead);
    return such[who % such.length];
  }

  own = (uid: string) =>
    [...this.bookings.values()].filter(
      ({ clientUserId, status }) => clientUserId === uid && isActive(status),
    );

  openOf(wait: Wait): Offer {
    const id = wait.offer?.id ?? 'none';
    const offer = openOffer(wait, id, this.flaw === 'late-answer' ? 0 : this.now);
    if (offer.until <= this.now) this.problems.push('an answer after the end');
    return offer;
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
      (each) => each.practitionerId === practitionerId,
    );
    const busy = locked.filter((each) => each.date === date).map(({ time }) => time);
    const isAvailable = DATES.includes(date);
    return { timeSlots: [], busy: this.flaw === 'unguarded' ? [] : busy, isAvailable };
  };

  commit(plan: BookingPlan): void {
    const found = locksAfter(this.locks, plan);
    if (found === null) throw new Refusal('busy');
    this.locks = new Map(found);
    this.bookings.set(plan.after.id, plan.after);
  }

  write(booking: Booking, { claim, until }: Pick<BookingPlan['locks'], 'claim' | 'until'>): void {
    const owner = { bookingId: booking.id, serviceId: booking.serviceId };
    for (const ref of claim) this.locks.set(ref.id, bookingLock(ref, owner, until));
    this.bookings.set(booking.id, booking);
  }

  settle(wait: Wait | undefined, after: Wait | null): void {
    if (wait === undefined) return;
    const { offer } = wait;
    if (offer !== null)
      for (const { id } of ownLocks(offerRefs(wait, offer), this.locks, offer.id))
        this.locks.delete(id);
    if (after === null) this.end(wait);
    else this.waits.set(wait.id, after);
  }

  end(wait: Wait): void {
    this.waits.delete(wait.id);
    this.expected.delete(wait.id);
  }

  /** What stands at this moment: sessions, held requests and open offers. */
  standing(): (Interval & { practitionerId: string; holder: string })[] {
    const kept = [...this.bookings.values()].filter(
      ({ status, holdExpiresAt }) =>
        status === 'confirmed' || (status === 'pending' && (holdExpiresAt ?? 0) > this.now),
    );
    const offers = [...this.waits.values()].flatMap(({ offer }) =>
      offer !== null && offer.until > this.now ? [{ ...offer, holder: offer.id }] : [],
    );
    return [...kept.map((each) => ({ ...each, holder: each.id })), ...offers];
  }

  check(): void {
    const all = this.standing();
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1))
        if (one.practitionerId === other.practitionerId && overlaps(one, other))
          this.problems.push(`${one.holder} and ${other.holder} have one hour`);
      const refs = lockRefs(one, { practitionerId: one.practitionerId, serviceId: SERVICE.slug });
      if (ownLocks(refs, this.locks, one.holder).length < refs.length)
        this.problems.push(`${one.holder} lacks a lock`);
    });
    const holders = new Set(all.map(({ holder }) => holder));
    for (const lock of this.locks.values())
      if (!isLapsed(lock, this.now) && !holders.has(lock.bookingId ?? ''))
        this.problems.push(`${lock.bookingId} is over and holds a time`);
    const ids = [...this.waits.keys()].sort().join();
    if (ids !== [...this.expected].sort().join()) this.problems.push('an entry is lost');
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
      const had = wait.offer !== null;
      const got = this.waits.get(wait.id)?.offer ?? null;
      if (had && got?.id !== wait.offer?.id) this.problems.push('two offers at once');
      const instead = this.bookings.get(wait.insteadOf ?? '');
      if (got !== null && !had && own.some((each) => each !== instead && overlaps(each, got)))
        this.problems.push('an offer over an own session');
      if (got !== null || wait.unanswered >= 3) return;
      const behind = new Set(
        before.slice(place + 1).map(({ id }) => this.waits.get(id)?.offer?.id),
      );
      for (const day of DATES)
        for (const hour of TIMES)
          for (const { id } of PEOPLE) {
            const slot = { practitionerId: id, ...intervalOf(toInstant(day, hour), 50) };
            const isTaken = this.standing().some(
              (each) =>
                each.practitionerId === id &&
                overlaps(each, slot) &&
                !(made.some((offer) => offer.id === each.holder) && behind.has(each.holder)),
            );
            if (!isTaken && couldTake(wait, slot, own, instead, until))
              this.problems.push(`${wait.id} was passed over for ${id} ${day} ${hour}`);
          }
    });
  }
}

/** Written out again on purpose. */
function couldTake(
  wait: Wait,
  slot: Interval & { practitionerId: string },
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
  const pending = own.filter(({ status }) => status === 'pending').length;
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
  const practice = new Practice(flaw);
  for (const act of each) practice.act(act);
  return practice;
}

describe('in any order of actions', { timeout: 60_000 }, () => {
  it('an hour goes to one, a client has one offer, the line keeps its order, and nothing is lost', () => {
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
    for (const kind of KINDS) expect(done[kind], kind).toBeGreaterThan(45);
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
