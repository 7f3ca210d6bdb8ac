/** Several sessions at once: all of them, without one lock twice, or none; each a booking of its own afterwards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { defaultPractitioner as practitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import type { SlotLock } from '../../slot/lock';
import type { LocksFound } from '../../slot/lock-refs';
import { contact, locksAt, noLocks, templatesOf } from '../../testing/decision';
import { refusalOf } from '../../testing/refusal';
import { askedByStaff } from '../../testing/request';
import { HOUR } from '../../time/instant';
import { toInstant, toWallTime } from '../../time/practice-time';
import { intervalOf } from '../../slot/interval';
import { furtherIn } from '../mails/told-together';
import { SERIES_MAX, weeklyStarts } from '../series';
import { bookSeries, type SeriesInput, type SeriesState } from './book-series';

const now = toInstant('2026-11-20', '08:00');
const service = seedServices[0]!;
const actor = { kind: 'staff', role: 'receptionist', isOwn: false } as const;
const candidates = [{ practitioner, contact, actor, busy: [] as number[] }];

type Start = { date: string; time: string };

const input = (starts: readonly Start[], email = ''): SeriesInput => ({
  sessions: starts.map((start, index) => ({
    id: `b${index}`,
    referenceNumber: `7QF2-M0XC-9KTR-4B1${index}`,
    ...start,
  })),
  common: askedByStaff({ requester: { uid: null, email }, email, language: 'sw' }),
});
const book = (starts: readonly Start[], change: Partial<SeriesState> = {}, email = '') => {
  const state = { service, candidates, locks: noLocks, ...change };
  return bookSeries(state, input(starts, email), settings, now);
};

function clashesOf(run: () => unknown) {
  const refusal = refusalOf(run);
  return refusal?.is('times-unavailable') === true ? refusal.details.clashes : [];
}

const taken = (
  { date, time }: Start,
  until: number | null = null,
  practitionerId = practitioner.id,
) => {
  const interval = intervalOf(toInstant(date, time), service.durationMinutes);
  return locksAt({ ...interval, practitionerId, serviceId: service.slug }, 'other', until);
};
const blocked = (locks: LocksFound, kind: SlotLock['kind'] = 'blocked') =>
  [...locks].map(([id, lock]) => [id, { ...lock, kind, bookingId: null }] as const);

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
        const before: LocksFound = new Map(others.flatMap((each) => [...taken(each)]));
        const clashes = clashesOf(() => book(starts, { locks: before }));
        // Sessions begin on the hour, so two overlap when they begin together.
        const same = starts.filter(({ date, time }, at) =>
          [...starts.slice(0, at), ...others].some(
            (each) => each.date === date && each.time === time,
          ),
        );
        expect(clashes).toEqual(same.map((each) => ({ ...each, reason: 'taken' })));
        if (clashes.length > 0) return;
        const plans = book(starts, { locks: before });
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
  it('is confirmed at once: each session has locks without an end, its own statistics and its own reference', () => {
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
  });

  it('is one email to the client and one to the practitioner, and a reminder of each session', () => {
    const [first, ...others] = book(MONDAYS, {}, 'wambui@example.com');
    const told = ['booking-confirmed', 'staff-invitation'];
    expect(templatesOf(first)).toEqual([...told, 'session-reminder']);
    for (const mail of first!.mails.slice(0, 2))
      expect(furtherIn(mail).map(({ bookingId }) => bookingId)).toEqual(['b1', 'b2', 'b3']);
    for (const plan of others) {
      expect(templatesOf(plan)).toEqual(['session-reminder']);
      expect(plan.after.seriesId).toBe('b0');
    }
  });

  it('counts each session in its month', () => {
    const sums = book(MONDAYS).map(({ shares }) => shares.map(({ figures }) => figures));
    expect(sums).toEqual(MONDAYS.map(() => [{ made_confirmed: 1 }, { confirmed: 1 }]));
  });

  it('sends no email to a client without an address, but one to the therapist', () => {
    const receivers = book(MONDAYS).flatMap(({ mails }) => mails.map(({ to }) => to));
    expect([...new Set(receivers)].sort()).toEqual(['', contact.email]);
  });

  it('names every clash, in the order asked for', () => {
    const past = { date: '2026-11-19', time: '10:00' };
    const odd = { date: '2026-11-24', time: '23:00' };
    const [first, second, third, fourth] = MONDAYS;
    const locks: LocksFound = new Map([
      ...taken(second!),
      ...blocked(taken(third!)),
      ...blocked(taken(fourth!), 'busy'),
    ]);
    const asked = [first!, second!, third!, fourth!, past, odd, first!];
    expect(clashesOf(() => book(asked, { locks })).map(({ reason }) => reason)).toEqual([
      'taken',
      'blocked',
      'calendar',
      'past',
      'closed',
      'taken',
    ]);
  });

  it('is refused where the practitioner’s own calendar has something, and goes to another', () => {
    const busy = [toInstant(MONDAYS[2]!.date, '10:00')];
    const [candidate] = candidates.map((each) => ({ ...each, busy }));
    const alone = () => book(MONDAYS, { candidates: [candidate!] });
    expect(clashesOf(alone)).toEqual([{ ...MONDAYS[2], reason: 'calendar' }]);
    const other = { ...candidates[0]!, practitioner: { ...practitioner, id: 'otieno' } };
    const [first] = book(MONDAYS, { candidates: [candidate!, other] });
    expect(first?.after.practitionerId).toBe('otieno');
  });

  it('calls a time taken when a part of it is blocked and another part is booked', () => {
    const [first, ...rest] = taken(MONDAYS[0]!);
    expect(rest.length).toBeGreaterThan(0);
    const partly: LocksFound = new Map([...blocked(new Map([first!])), ...rest]);
    const clashes = clashesOf(() => book(MONDAYS, { locks: partly }));
    expect(clashes).toEqual([{ ...MONDAYS[0], reason: 'taken' }]);
  });

  it('is not confirmed for a client of 12 to 17, as the guardian has to agree first', () => {
    const guardian = { name: 'Rose', phone: '0722 333 444', email: '', consents: true };
    const { sessions, common } = input(MONDAYS);
    const young = { sessions, common: { ...common, ageBand: 'adolescent' as const, guardian } };
    const state = { service, candidates, locks: noLocks };
    expect(() => bookSeries(state, young, settings, now)).toThrow('guardian-consent-due');
  });

  it('takes over a hold that has lapsed, to the millisecond', () => {
    const held = (until: number) => ({ locks: taken(MONDAYS[1]!, until) });
    expect(clashesOf(() => book(MONDAYS, held(now + 1)))).toHaveLength(1);
    const plans = book(MONDAYS, held(now));
    expect(plans.map(({ locks }) => locks.lapsedBookingIds)).toEqual([[], ['other'], [], []]);
  });

  it('goes to the first practitioner who is free at all times, else is refused with the fewest clashes', () => {
    const otieno = { ...practitioner, id: 'otieno', name: 'Otieno' };
    const both = [...candidates, { ...candidates[0]!, practitioner: otieno }];
    const busy = taken(MONDAYS[3]!);
    const plans = book(MONDAYS, { candidates: both, locks: busy });
    expect(new Set(plans.map(({ after }) => after.practitionerId))).toEqual(new Set(['otieno']));
    // Of two with as many clashes, the first one's are named.
    for (const count of [2, 1]) {
      const ofOtieno = MONDAYS.slice(0, count).flatMap((each) => [...taken(each, null, 'otieno')]);
      const locks: LocksFound = new Map([...busy, ...ofOtieno]);
      const clashes = clashesOf(() => book(MONDAYS, { candidates: both, locks }));
      expect(clashes).toEqual([{ ...MONDAYS[3], reason: 'taken' }]);
    }
  });

  it.each([null, { ...service, isActive: false }])('needs a service that is offered', (none) => {
    expect(() => book(MONDAYS, { service: none })).toThrow('service-unavailable');
  });

  it('needs a practitioner', () => {
    expect(() => book(MONDAYS, { candidates: [] })).toThrow('practitioner-unavailable');
  });
});
