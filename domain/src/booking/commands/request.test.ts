/** What a request by a client or by staff becomes: its record, its refusals, and how it is counted and shown. */
import { describe, expect, it } from 'vitest';
import { defaultPractitioner as practitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { withoutPlaceholders } from '../../practice/placeholders';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { lockRefs } from '../../slot/lock-refs';
import { locksAt, noLocks, openMonths, templatesOf } from '../../testing/decision';
import { codeOf, refusalOf } from '../../testing/refusal';
import { askedByClient, ASKS_EVERY_DETAIL, everyDetail } from '../../testing/request';
import { MINUTE } from '../../time/instant';
import { PRACTICE_ZONE, toInstant } from '../../time/practice-time';
import { CONSENT_TO_BE_GIVEN } from '../consent/consent-due';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import type { TimeRefusal } from '../time-refusal';
import { request, requestOnBehalf, type RequestInput, type OnBehalfInput } from './request';

const now = toInstant('2026-11-20', '08:00');
const startsAt = toInstant('2026-11-24', '10:00');
const soon = now + settings.holdMinutes * MINUTE;
const service = seedServices[0]!;
const forYoung = seedServices.find(({ slug }) => slug === 'adolescent-support')!;
const asksAll = seedServices.find(({ slug }) => slug === ASKS_EVERY_DETAIL)!;
const guardian = { name: 'Zawadi', phone: '0700', email: 'z@example.com', consents: true };
const signedBy = { kind: 'client', uid: 'amina', name: 'Amina' } as const;
const asked = askedByClient({
  fullName: ' Amina Otieno ',
  email: ' typed@example.com ',
  phone: ' 0700 111 222 ',
  timezone: 'Europe/London',
  language: 'sw',
  specialRequests: 'by day',
  category: 'grief',
  signedBy,
});
const young: RequestInput = {
  ...asked,
  ageBand: 'adolescent',
  guardian,
  consent: { ...asked.consent, agreementVersion: CONSENT_VERSIONS.adolescent },
};
const place = { service, practitioner, months: openMonths, pending: [], locks: null };
const ask = (input: Partial<RequestInput> = {}, state = {}, stored = settings) =>
  request({ ...place, ...state }, { ...asked, ...input }, stored, now);
const byPhone = (input: Partial<OnBehalfInput> = {}, state = {}) =>
  requestOnBehalf({ ...place, ...state }, { ...asked, confirm: false, ...input }, settings, now);
const wanted = {
  practitionerIds: ['therapist'],
  serviceId: service.slug,
  minutes: service.durationMinutes,
};

describe('the record of a request', () => {
  it('names the partner for couples only, from clients and from staff', () => {
    const partnerName = ' Juma ';
    for (const make of [ask, byPhone]) {
      const plan = make({ partnerName }, { service: asksAll });
      expect(plan.request?.partnerName).toBe('Juma');
      expect(JSON.stringify([plan.after, plan.mails])).not.toContain('Juma');
      expect(make({ partnerName }).request?.partnerName).toBe('');
    }
  });

  it('keeps a free time until staff decide, for a client with an account who waits for nothing else', () => {
    const free = { ...service, price: 0 };
    const heldUntil = (input: Partial<RequestInput>, state: object) =>
      ask(input, { service: free, ...state }).locks.until;
    expect(heldUntil({}, {})).toBe(startsAt);
    // The same request again is no other one.
    expect(heldUntil({}, { pending: [asked.id] })).toBe(startsAt);
    expect(heldUntil({}, { pending: ['another'] })).toBe(soon);
    expect(heldUntil({ createdBy: 'guest' }, {})).toBe(soon);
    expect(heldUntil({}, { service })).toBe(soon);
  });

  it('keeps the time in the same way while the practice has written no way to pay', () => {
    const unpayable = withoutPlaceholders(settings);
    expect(ask({}, {}, unpayable).locks.until).toBe(startsAt);
  });

  it('has the typed texts without the blanks around them, and the names and the price of the moment', () => {
    const { after } = ask();
    expect(after).toMatchObject({
      clientName: 'Amina Otieno',
      clientPhone: '0700 111 222',
      clientEmail: 'amina@example.com',
      clientUserId: 'amina',
      language: 'sw',
      clientData: { name: 'Amina Otieno', email: 'typed@example.com', phone: '0700 111 222' },
      timezone: 'Europe/London',
      preferredDates: ['2026-11-24'],
      preferredTimeSlot: '10:00',
      practitionerId: 'therapist',
      practitioner: { name: 'Your Therapist' },
      serviceId: service.slug,
      sessionType: 'virtual',
      status: 'pending',
      version: 1,
      cancelledLate: false,
      service: { name: service.name, price: service.price, durationMinutes: 50 },
      startsAt,
      endsAt: startsAt + service.durationMinutes * MINUTE,
      holdExpiresAt: soon,
      createdAt: now,
      updatedAt: now,
      consent: { ...asked.consent, form: 'adult', at: now },
      payment: { due: service.price, balance: service.price, paid: 0 },
    });
    expect(after.searchTerms).toContain('otieno');
  });

  it('names the guardian of a client of 12 to 17, and of no adult', () => {
    expect(ask(young, { service: forYoung }).after).toMatchObject({ guardian });
    expect(ask({ guardian }).after.guardian).toBeNull();
  });

  it('keeps the confidential fields apart, and no field that is not part of a booking', () => {
    const confided = { specialRequests: 'by day', ...everyDetail };
    const state = { service: asksAll };
    const plan = ask(everyDetail, state);
    expect(plan.request).toEqual({ ...confided, category: 'grief' });
    expect(byPhone(everyDetail, state).request).toEqual({ ...confided, category: null });
    for (const other of ['specialRequests', 'requester'])
      expect(plan.after).not.toHaveProperty(other);
  });

  it('writes event, unread locks, emails, public card, and the statistics of its day', () => {
    const plan = ask();
    const { clientId, referenceNumber } = asked;
    expect(plan).toMatchObject({
      before: null,
      event: { at: now, actor: signedBy, action: 'create', from: null, to: 'pending', version: 1 },
      shares: [{ date: '2026-11-20', figures: { made_pending: 1 } }],
      card: { referenceNumber, status: 'pending', clientName: 'Amina Otieno' },
      clients: [{ clientId, remove: null, add: { coming: { status: 'pending' } } }],
      locks: { blindly: true, until: soon, release: [], claim: lockRefs(plan.after, plan.after) },
    });
    expect(plan.event.details).toEqual({ startsAt });
    expect(templatesOf(plan)).toEqual(['admin-notification', 'booking-received']);
  });

  it('seems taken only when the month says so, and leaves the decision to the locks', () => {
    const busy = () => ({ ...openMonths(), busy: ['10:30'] });
    expect([ask().seemsTaken, ask({}, { months: busy }).seemsTaken]).toEqual([false, true]);
  });

  it('by staff may be outside the clients’ hours, lacks consent, and is emailed to the client only', () => {
    const sunday = { date: '2026-11-22' };
    const plan = byPhone(sunday);
    const consent = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
    expect(plan.after).toMatchObject({ createdBy: 'staff', timezone: PRACTICE_ZONE, consent });
    expect(templatesOf(plan)).toEqual(['booking-received']);
    expect(byPhone({ ...sunday, confirm: true }).mails).toEqual([]);
  });
});

describe('a request is refused', () => {
  it('when its time is not offered, with what is needed to find other times', () => {
    const sunday = { date: '2026-11-22', time: '10:00' };
    const refusal = refusalOf(() => ask(sunday)) as TimeRefusal;
    expect(refusal).toMatchObject({ code: 'slot-unavailable', reason: 'closed' });
    expect(refusal.wanted).toEqual({ ...wanted, near: toInstant('2026-11-22', '10:00') });
    const today = refusalOf(() => ask({ date: '2026-11-20', time: '09:00' }));
    expect(today).toMatchObject({ code: 'slot-unavailable', reason: 'notice' });
    const night = refusalOf(() => byPhone({ time: '03:00' })) as TimeRefusal;
    expect(night).toMatchObject({ code: 'slot-unavailable', reason: 'closed' });
    expect(night.wanted).toEqual({ ...wanted, near: toInstant('2026-11-24', '03:00') });
  });

  it('when the own calendar is busy: staff hear that, and a client only that the time is taken', () => {
    const locks = new Map(
      [...locksAt(ask().after, 'x')].map(([id, lock]) => [id, { ...lock, kind: 'busy' as const }]),
    );
    const told = [byPhone, ask].map((make) => refusalOf(() => make({}, { locks })));
    expect(told).toMatchObject([{ reason: 'calendar' }, { code: 'slot-taken', reason: null }]);
  });

  it('when another booking has its time, but a lapsed hold is taken over', () => {
    const held = (until: number | null) => ask({}, { locks: locksAt(ask().after, 'other', until) });
    const refusal = refusalOf(() => held(null)) as TimeRefusal;
    expect(refusal).toMatchObject({ code: 'slot-taken', reason: null });
    expect(refusal.wanted).toEqual({ ...wanted, near: startsAt });
    expect(codeOf(() => held(now + 1))).toBe('slot-taken');
    expect(held(now).locks).toMatchObject({ blindly: false, lapsedBookingIds: ['other'] });
    expect(ask({}, { locks: noLocks }).locks.lapsedBookingIds).toEqual([]);
  });

  it('when the client has too many pending ones, with the limit, but not when it is repeated', () => {
    const refusal = refusalOf(() => ask({}, { pending: ['a', 'b'] }));
    expect(refusal).toMatchObject({ code: 'too-many-pending', details: { limit: 2 } });
    for (const pending of [['a'], ['a', asked.id]])
      expect(codeOf(() => ask({}, { pending }))).toBeNull();
  });

  it('without a named guardian when one is needed', () => {
    const lonely = { ...young, guardian: null };
    const unknowing = { ...young, guardian: { ...guardian, consents: false } };
    const state = { service: forYoung };
    expect(codeOf(() => ask(lonely, state))).toBe('guardian-required');
    for (const input of [lonely, unknowing])
      expect(codeOf(() => byPhone(input, state))).toBe('guardian-required');
  });

  it('when the service is not for the client’s age, also on the phone', () => {
    const state = { service: forYoung };
    expect(codeOf(() => ask({}, state))).toBe('service-not-for-age');
    expect(codeOf(() => byPhone({}, state))).toBe('service-not-for-age');
    expect(codeOf(() => ask(young, state))).toBeNull();
    expect(codeOf(() => ask(young))).toBe('service-not-for-age');
  });

  it.each([null, { ...service, isActive: false }])('of a service that is not offered', (none) => {
    for (const make of [ask, byPhone])
      expect(codeOf(() => make({}, { service: none }))).toBe('service-unavailable');
  });

  it.each(['privacyVersion', 'agreementVersion'])(
    'when the client was shown another %s',
    (text) => {
      expect(codeOf(() => ask({ consent: { ...asked.consent, [text]: '0' } }))).toBe(
        'consent-outdated',
      );
    },
  );
});
