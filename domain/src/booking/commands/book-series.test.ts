/** Several sessions at once: all of them, without one lock twice, or none; each a booking of its own afterwards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { defaultPractitioner as practitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { Refusal } from '../../refusal';
import { bookingLock, type LocksFound } from '../../slot/lock-refs';
import { askedByStaff } from '../../testing/request';
import { HOUR, MINUTE } from '../../time/instant';
import { toInstant, toWallTime } from '../../time/practice-time';
import { locksOfStart, seriesClashes, SERIES_MAX, weeklyStarts } from '../series';
import { bookSeries, type SeriesInput } from './book-series';
import { cancel } from './cancel';
import { locksAfter } from './time/locks-after';

const now = toInstant('2026-11-20', '08:00');
const service = seedServices[0]!;
const about = { practitioner, service };
const contact = { email: 'njeri@tulia.example', calendarId: 'primary' };
const actor = { kind: 'staff', role: 'receptionist', isOwn: false } as const;
const signedBy = { kind: 'staff', uid: 'rehema', name: 'Rehema' } as const;
const nothing: LocksFound = new Map();
const candidates = [{ practitioner, contact, actor }];

type Start = { date: string; time: string };

const input = (starts: readonly Start[], email = ''): SeriesInput => ({
  sessions: starts.map((start, index) => ({
    id: `b${index}`,
    referenceNumber: `7QF2-M0XC-9KTR-4B1${index}`,
    ...start,
  })),
  common: askedByStaff({ requester: { uid: null, email }, email, language: 'sw' }),
});
const book = (starts: readonly Start[], locks: LocksFound = nothing, email = '', isKnown = true) =>
  bookSeries({ service, candidates, locks, isKnown }, input(starts, email), settings, now);

function clashesOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal && error.is('times-unavailable')) return error.details.clashes;
    throw error;
  }
  return [];
}

const taken = (start: Start, until: number | null) =>
  new Map(
    locksOfStart(start, about).map((ref) => [
      ref.id,
      bookingLock(ref, { bookingId: 'other', serviceId: service.slug }, until),
    ]),
  );

const aTime = fc.integer({ min: 8, max: 18 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const aStart = fc.record({
  date: fc.integer({ min: 1, max: 60 }).map((day) => toWallTime(now + day * 24 * HOUR).date),
  time: aTime,
});

it('a weekly series has the same clock on the same weekday, at most eight times', () => {
  fc.assert(
    fc.property(aStart, fc.integer({ min: -2, max: 30 }), (first, weeks) => {
      const starts = weeklyStarts(first, weeks);
      expect(starts[0]).toEqual(first);
      expect(starts.length).toBe(Math.min(SERIES_MAX, Math.max(1, weeks)));
      const at = starts.map(({ date, time }) => toInstant(date, time));
      for (const [index, each] of at.entries()) expect(each).toBe(at[0]! + index * 7 * 24 * HOUR);
    }),
  );
});

it('for any times asked for, either no place is locked twice, or no session is booked', () => {
  fc.assert(
    fc.property(
      fc.array(aStart, { minLength: 1, maxLength: SERIES_MAX }),
      fc.array(aStart, { maxLength: 4 }),
      (starts, others) => {
        const before: LocksFound = new Map(others.flatMap((each) => [...taken(each, null)]));
        const clashes = clashesOf(() => book(starts, before));
        if (clashes.length > 0) {
          expect(clashes).toEqual(seriesClashes(starts, about, before, now));
          return;
        }
        const plans = book(starts, before);
        const claims = plans.flatMap(({ locks }) => locks.claim.map(({ id }) => id));
        expect(new Set(claims).size).toBe(claims.length);
        expect(claims.filter((id) => before.has(id))).toEqual([]);
        expect(plans.map(({ after }) => toWallTime(after.startsAt))).toEqual(starts);
      },
    ),
  );
});

const MONDAYS = weeklyStarts({ date: '2026-11-23', time: '10:00' }, 4);

describe('a series', () => {
  it('is confirmed at once: sessions, not holds, each counted and shown with its own reference', () => {
    const plans = book(MONDAYS);
    for (const [index, plan] of plans.entries()) {
      expect(plan).toMatchObject({
        before: null,
        after: { status: 'confirmed', version: 1, holdExpiresAt: null, calendarSequence: 0 },
        locks: { until: null },
        event: { action: 'create', from: null, to: 'confirmed', version: 1 },
        card: { referenceNumber: `7QF2-M0XC-9KTR-4B1${index}`, status: 'confirmed' },
      });
      expect(plan.after.meeting).toMatchObject({ state: 'wanted', forVersion: 1 });
      expect(plan.after).toMatchObject({
        confirmedDate: MONDAYS[index]!.date,
        confirmedTimeSlot: '10:00',
      });
    }
    const written = book(MONDAYS, nothing, 'wambui@example.com')[2]!.mails;
    expect(written.map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'staff-invitation',
      'session-reminder',
    ]);
  });

  it('counts each session in its month, and one new client at most', () => {
    const sums = (isKnown: boolean) =>
      book(MONDAYS, nothing, '', isKnown).map(({ shares }) => shares.map(({ figures }) => figures));
    const made = { made_confirmed: 1, asked10: 1 };
    const session = { confirmed: 1, at10: 1 };
    const again = [made, { ...session, again: 1 }];
    expect(sums(true)).toEqual(MONDAYS.map(() => again));
    expect(sums(false)).toEqual([
      [made, { ...session, first: 1 }],
      ...MONDAYS.slice(1).map(() => again),
    ]);
  });

  it('sends no mail to a client without an address, but one to the therapist', () => {
    const receivers = book(MONDAYS).flatMap(({ mails }) => mails.map(({ to }) => to));
    expect([...new Set(receivers)].sort()).toEqual(['', contact.email]);
  });

  it('names every clash, in the order asked for', () => {
    const past = { date: '2026-11-19', time: '10:00' };
    const odd = { date: '2026-11-24', time: '23:00' };
    const [first, second, third] = MONDAYS;
    const locks: LocksFound = new Map([
      ...taken(second!, null),
      ...[...taken(third!, null)].map(
        ([id, lock]) => [id, { ...lock, kind: 'blocked' as const, bookingId: null }] as const,
      ),
    ]);
    const asked = [first!, second!, third!, past, odd, first!];
    expect(clashesOf(() => book(asked, locks)).map(({ reason }) => reason)).toEqual([
      'taken',
      'blocked',
      'past',
      'closed',
      'taken',
    ]);
  });

  it('calls a place taken when a part of it is blocked and another part booked', () => {
    const [[first, lock] = [], ...rest] = [...taken(MONDAYS[0]!, null)];
    expect(rest.length).toBeGreaterThan(0);
    const partly: LocksFound = new Map([
      [first!, { ...lock!, kind: 'blocked' as const, bookingId: null }],
      ...rest,
    ]);
    expect(clashesOf(() => book(MONDAYS, partly))).toEqual([{ ...MONDAYS[0], reason: 'taken' }]);
  });

  it('is not confirmed for a client of 12 to 17, as the guardian has to agree first', () => {
    const guardian = { name: 'Rose', phone: '0722 333 444', email: '', consents: true };
    const { sessions, common } = input(MONDAYS);
    const young = { sessions, common: { ...common, ageBand: 'adolescent' as const, guardian } };
    const state = { service, candidates, locks: nothing, isKnown: true };
    expect(() => bookSeries(state, young, settings, now)).toThrow('guardian-consent-due');
  });

  it('takes over a hold that has lapsed, to the millisecond', () => {
    const held = (until: number) => taken(MONDAYS[1]!, until);
    expect(clashesOf(() => book(MONDAYS, held(now + 1)))).toHaveLength(1);
    const plans = book(MONDAYS, held(now));
    expect(plans.map(({ locks }) => locks.lapsedBookingIds)).toEqual([[], ['other'], [], []]);
  });

  it('is with the first practitioner who is free each time, else names the fewest clashes', () => {
    const otieno = { ...practitioner, id: 'otieno', name: 'Otieno' };
    const both = [...candidates, { practitioner: otieno, contact, actor }];
    const busy = taken(MONDAYS[3]!, null);
    const plans = bookSeries(
      { service, candidates: both, locks: busy, isKnown: true },
      input(MONDAYS),
      settings,
      now,
    );
    expect(new Set(plans.map(({ after }) => after.practitionerId))).toEqual(new Set(['otieno']));
    const ofOtieno = MONDAYS.slice(0, 2).flatMap((start) =>
      locksOfStart(start, { ...about, practitioner: otieno }).map(
        (ref) => [ref.id, bookingLock(ref, { bookingId: 'x', serviceId: 'y' }, null)] as const,
      ),
    );
    const locks: LocksFound = new Map([...busy, ...ofOtieno]);
    const run = () =>
      bookSeries(
        { service, candidates: both, locks, isKnown: true },
        input(MONDAYS),
        settings,
        now,
      );
    expect(clashesOf(run)).toEqual([{ ...MONDAYS[3], reason: 'taken' }]);
    const asMany: LocksFound = new Map([...busy, ...ofOtieno.slice(0, ofOtieno.length / 2)]);
    const runEven = () =>
      bookSeries(
        { service, candidates: both, locks: asMany, isKnown: true },
        input(MONDAYS),
        settings,
        now,
      );
    expect(clashesOf(runEven)).toEqual([{ ...MONDAYS[3], reason: 'taken' }]);
  });

  it('keeps its other sessions when one is cancelled', () => {
    const plans = book(MONDAYS);
    const locks = plans.reduce<LocksFound>((found, plan) => locksAfter(found, plan)!, nothing);
    const [first] = plans;
    const gone = cancel(
      { booking: first!.after, locks, contact },
      { actor, signedBy, version: 1 },
      settings,
      now + MINUTE,
    );
    const left = locksAfter(locks, gone!)!;
    const kept = plans.slice(1).flatMap((plan) => plan.locks.claim.map(({ id }) => id));
    expect([...left.keys()].sort()).toEqual(kept.sort());
  });

  it.each([null, { ...service, isActive: false }])('needs a service that is offered', (none) => {
    const run = () =>
      bookSeries(
        { service: none, candidates, locks: nothing, isKnown: true },
        input(MONDAYS),
        settings,
        now,
      );
    expect(run).toThrow('service-unavailable');
  });

  it('needs a practitioner', () => {
    const run = () =>
      bookSeries(
        { service, candidates: [], locks: nothing, isKnown: true },
        input(MONDAYS),
        settings,
        now,
      );
    expect(run).toThrow('practitioner-unavailable');
  });
});
