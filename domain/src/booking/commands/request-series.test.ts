/** A client asks for one hour in several weeks: every date is checked, and all are held, told in one email, or none. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import { defaultPractitioner as practitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { defaultPracticeSettings } from '../../practice/settings';
import type { AvailabilityDay } from '../../slot/availability-day';
import { slotRules } from '../../slot/free-slots';
import { intervalOf } from '../../slot/interval';
import { byOwner, byStaff, locksAt, noLocks, openMonths, stateOf } from '../../testing/decision';
import { aBooking, aConfirmed } from '../../testing/booking';
import { refusalOf } from '../../testing/refusal';
import { askedByClient } from '../../testing/request';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import { addDays, toInstant, toWallTime } from '../../time/practice-time';
import { pendingOf, clientAfter, clientChanges } from '../clients/client';
import { furtherIn } from '../mails/told-together';
import { checkDates } from '../series-dates';
import { laterOf, SERIES_MAX, weeklyStarts } from '../series';
import { requestSeries, type RequestedSeriesState } from './request-series';
import { cancelTogether, confirmTogether, moveTogether, rejectTogether } from './together';

const now = toInstant('2026-11-20', '08:00');
const settings = {
  ...defaultPracticeSettings,
  payment: { ...defaultPracticeSettings.payment, mobileMoneyTill: '555666' },
};
const service = seedServices.find(({ price }) => price > 0)!;
const free = { ...service, price: 0 };
const TUESDAYS = weeklyStarts({ date: '2026-11-24', time: '10:00' }, 4);
type Start = (typeof TUESDAYS)[number];
type Days = Record<string, Partial<AvailabilityDay>>;

const monthsWith = (days: Days) => (date: string) => ({ ...openMonths(), ...days[date] });
const ask = (
  starts: readonly Start[],
  change: Partial<RequestedSeriesState> = {},
  asked: Partial<ReturnType<typeof askedByClient>> = {},
) => {
  const sessions = starts.map((start, index) => ({
    id: `b${index}`,
    referenceNumber: `7QF2-M0XC-9KTR-4B1${index}`,
    ...start,
  }));
  const candidates = [{ practitioner, months: openMonths }];
  const state = { service, candidates, pending: [], locks: noLocks, ...change };
  return requestSeries(state, { sessions, common: askedByClient(asked) }, settings, now);
};
const taken = ({ date, time }: Start, practitionerId = practitioner.id, until?: number) => {
  const interval = intervalOf(toInstant(date, time), service.durationMinutes);
  return locksAt({ ...interval, practitionerId, serviceId: service.slug }, 'other', until);
};
const clashesOf = (run: () => unknown) => {
  const refusal = refusalOf(run);
  return refusal?.is('times-unavailable') === true ? refusal.details.clashes : [];
};
const pendingSeries = () => ask(TUESDAYS).map(({ after }) => after);
const sessionsAhead = () =>
  pendingSeries().map((each) => aConfirmed({ ...each, status: 'confirmed', calendarSequence: 0 }));

describe('a series', () => {
  it('is pending sessions with a hold each and one series, and one email tells each reader of all', () => {
    const [first, ...others] = ask(TUESDAYS);
    for (const [index, { after, locks }] of [first!, ...others].entries()) {
      expect(toWallTime(after.startsAt)).toEqual(TUESDAYS[index]);
      expect(after).toMatchObject({ status: 'pending', seriesId: 'b0', createdBy: 'client' });
      expect(locks.until).toBe(now + settings.holdMinutes * MINUTE);
    }
    expect(first!.mails.map(({ template }) => template)).toEqual([
      'admin-notification',
      'booking-received',
    ]);
    for (const mail of first!.mails)
      expect(furtherIn(mail).map(({ bookingId }) => bookingId)).toEqual(['b1', 'b2', 'b3']);
    expect(others.flatMap(({ mails }) => mails)).toEqual([]);
  });

  it('counts as one request, and as none once it is decided', () => {
    const client = ask(TUESDAYS).reduce<ReturnType<typeof clientAfter>>(
      (known, { clients: [change] }) => clientAfter(known, change!, [], settings),
      null,
    );
    expect(pendingOf(client)).toEqual(['b0']);
    expect(() => ask(TUESDAYS, { pending: ['b0', 'other'] })).not.toThrow();
    expect(refusalOf(() => ask(TUESDAYS, { pending: ['one', 'other'] }))).toMatchObject({
      code: 'too-many-pending',
    });
    const [before] = pendingSeries();
    const after = { ...before!, status: 'confirmed' as const };
    const [change] = clientChanges(before!, after, now);
    expect(change?.add?.coming).not.toHaveProperty('seriesId');
  });

  it('goes to the first practitioner who is free at all times', () => {
    const other = { ...practitioner, id: 'baraka', name: 'Baraka' };
    const candidates = [practitioner, other].map((each) => ({
      practitioner: each,
      months: openMonths,
    }));
    const made = ask(TUESDAYS, { candidates, locks: taken(TUESDAYS[2]!) });
    expect(new Set(made.map(({ after }) => after.practitionerId))).toEqual(new Set(['baraka']));
  });

  it('takes over a hold that has lapsed, though the public month still shows it', () => {
    const { date } = TUESDAYS[1]!;
    const months = monthsWith({ [date]: { busy: ['10:00', '10:30'] } });
    const candidates = [{ practitioner, months }];
    const plans = ask(TUESDAYS, { candidates, locks: taken(TUESDAYS[1]!, practitioner.id, now) });
    expect(plans[1]?.locks.lapsedBookingIds).toEqual(['other']);
  });

  it.each([
    ['a client of 12 to 17, whose guardian agrees to each session', 'guardian-consent-due'],
    ['a free service', 'service-unavailable'],
  ] as const)('is not for %s: %s', (_, code) => {
    const guardian = { name: 'Z', phone: '0700 333 444', email: 'z@example.com', consents: true };
    const consent = {
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adolescent,
    };
    const young = { ageBand: 'adolescent' as const, guardian, consent };
    const run = () =>
      code === 'service-unavailable' ? ask(TUESDAYS, { service: free }) : ask(TUESDAYS, {}, young);
    expect(refusalOf(run)).toMatchObject({ code });
  });
});

describe('a date that cannot be had', () => {
  const diary = (days: Days) => ({
    rules: slotRules(settings, practitioner),
    lookup: monthsWith(days),
  });
  const asked = { minutes: service.durationMinutes, now };

  it('is refused with all others of the series, each with its reason, and nothing is made', () => {
    const closed = { [TUESDAYS[1]!.date]: { isAvailable: false } };
    const candidates = [{ practitioner, months: monthsWith(closed) }];
    const clashes = clashesOf(() => ask(TUESDAYS, { candidates, locks: taken(TUESDAYS[3]!) }));
    expect(clashes.map(({ date, reason }) => [date, reason])).toEqual([
      [TUESDAYS[1]!.date, 'unavailable'],
      [TUESDAYS[3]!.date, 'taken'],
    ]);
  });

  it('offers the nearest hours of its day before those of its week, never another session’s', () => {
    const { date } = TUESDAYS[0]!;
    const day = { busy: ['10:00', '10:30'] };
    const moved = [TUESDAYS[0]!, { date, time: '11:00' }];
    const times = checkDates(moved, [diary({ [date]: day })], asked).clashes[0]?.freeTimes ?? [];
    expect(times[0]).toMatchObject({ date, time: '09:00' });
    expect(times.map(({ time }) => time)).not.toContain('11:00');
    const full = diary({ [date]: { isAvailable: false } });
    const others = checkDates([TUESDAYS[0]!], [full], asked).clashes[0]?.freeTimes ?? [];
    expect(others.slice(0, 2).map((each) => each.time)).toEqual(['10:00', '10:00']);
    for (const each of others) {
      expect(each.date >= '2026-11-23' && each.date <= '2026-11-29').toBe(true);
      expect(each.date).not.toBe(date);
    }
  });

  it('beyond the window is named as such', () => {
    const far = weeklyStarts({ date: addDays('2026-11-24', 49), time: '10:00' }, 3);
    const { clashes } = checkDates(far, [diary({})], asked);
    expect(clashes.map(({ date, reason, freeTimes }) => [date, reason, freeTimes])).toEqual([
      [far[2]!.date, 'window', []],
    ]);
  });

  it('every date is checked: the answer is that of each date alone, for any busy days', () => {
    const aDay = fc.constantFrom<Partial<AvailabilityDay>>(
      {},
      { isAvailable: false },
      { busy: ['10:00'] },
      { timeSlots: ['10:30'] },
    );
    fc.assert(
      fc.property(fc.array(aDay, { minLength: 2, maxLength: SERIES_MAX }), (days) => {
        const starts = weeklyStarts(TUESDAYS[0]!, days.length);
        const about = diary(Object.fromEntries(starts.map(({ date }, at) => [date, days[at]!])));
        const alone = starts.flatMap((start) => checkDates([start], [about], asked).clashes);
        expect(
          checkDates(starts, [about], asked).clashes.map(({ date, reason }) => [date, reason]),
        ).toEqual(alone.map(({ date, reason }) => [date, reason]));
      }),
    );
  });
});

describe('staff decide the requests of a series together', () => {
  const given = { ...byStaff, version: 1 };
  const confirmAll = (states: ReturnType<typeof stateOf>[]) => {
    const asked = states.map(() => given);
    return confirmTogether(states, asked, settings, now);
  };

  it('confirmed: each has its time, and one email has all invitations', () => {
    const states = pendingSeries().map((each) => stateOf(each));
    const plans = confirmAll(states);
    for (const { after } of plans) expect(after).toMatchObject({ status: 'confirmed' });
    const told = plans
      .flatMap(({ mails }) => mails)
      .filter((mail) => mail.template === 'booking-confirmed');
    expect(told.map((mail) => furtherIn(mail).length)).toEqual([3]);
  });

  it('a time that another booking has refuses all, and names the date', () => {
    const states = pendingSeries().map((each, at) =>
      stateOf(each, at === 2 ? taken(TUESDAYS[2]!) : locksAt(each, each.id)),
    );
    expect(clashesOf(() => confirmAll(states))).toEqual([{ ...TUESDAYS[2]!, reason: 'taken' }]);
  });

  it('rejected: one email with the reason, and every time is free', () => {
    const states = pendingSeries().map((each) => stateOf(each));
    const asked = states.map(() => ({ ...given, reason: ' We are away. ' }));
    const plans = rejectTogether(states, asked, now);
    for (const { after, locks } of plans) {
      expect(after).toMatchObject({ status: 'rejected', rejectionReason: 'We are away.' });
      expect(locks.release.length).toBeGreaterThan(0);
    }
    expect(plans.flatMap(({ mails }) => mails)).toHaveLength(1);
  });
});

describe('the client and the later sessions', () => {
  const given = { ...byOwner, version: 1 };
  const paid = (booking: ReturnType<typeof sessionsAhead>[number]) => ({
    ...booking,
    payment: { ...booking.payment, paid: service.price, balance: 0 },
  });

  it('cancels each by its own policy: the first too late, the others with their money back', () => {
    const series = sessionsAhead().map(paid);
    const late = series[0]!.startsAt - HOUR;
    const states = series.map((each) => stateOf(each));
    const asked = series.map(() => given);
    const plans = cancelTogether(states, asked, settings, late);
    expect(plans.map(({ after }) => after.cancelledLate)).toEqual([true, false, false, false]);
    const [told] = plans[0]!.mails;
    expect(told?.parameters).toMatchObject({ refund: 3 * service.price, kept: service.price });
  });

  it('moves them by the rules of clients: not beyond the window, nor after the cut-off', () => {
    const series = sessionsAhead();
    const states = series.map((each) => stateOf(each));
    const asks = series.map(() => given);
    const moveTo = (start: Start, at = now) => moveTogether(states, asks, start, settings, at);
    expect(moveTo({ date: '2026-11-25', time: '11:00' })).toHaveLength(4);
    const far = clashesOf(() => moveTo({ date: addDays('2026-11-24', 55), time: '10:00' }));
    expect(far.map(({ reason }) => reason)).toEqual(['window', 'window', 'window']);
    const late = () => moveTo({ date: '2026-11-25', time: '11:00' }, series[0]!.startsAt - HOUR);
    expect(refusalOf(late)).toMatchObject({ code: 'too-late-to-move' });
  });

  it('the later ones of a request are requests, those of a session are sessions', () => {
    const [first, second, third] = pendingSeries();
    const mixed = [first!, { ...second!, status: 'confirmed' as const }, third!];
    expect(laterOf(first!, mixed).map(({ id }) => id)).toEqual(['b2']);
    expect(
      laterOf(aBooking({ status: 'cancelled', seriesId: 'b0', startsAt: now - DAY }), mixed),
    ).toEqual([]);
  });
});
