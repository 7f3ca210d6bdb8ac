/** What a request by a client or by staff becomes: its record, its refusals, and how it is counted and shown. */
import { describe, expect, it } from 'vitest';
import { defaultPractitioner as practitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { withoutPlaceholders } from '../../practice/placeholders';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { bookingLock, lockRefs } from '../../slot/lock-refs';
import { refusalOf } from '../../testing/refusal';
import { askedByClient, ASKS_EVERY_DETAIL, everyDetail } from '../../testing/request';
import { DAY, MINUTE } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import { TimeRefusal } from '../time-refusal';
import { requireCurrentConsent } from './give-consent';
import { request, type RequestInput } from './request';
import { requestOnBehalf, type OnBehalfInput } from './request-on-behalf';

const now = toInstant('2026-11-20', '08:00');
const startsAt = toInstant('2026-11-24', '10:00');
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
const openDay = () => ({ timeSlots: [], busy: [], isAvailable: true });
const place = { service, practitioner, months: openDay, pending: [], locks: null };
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
  it('names the partner for couples only, when clients and when staff ask', () => {
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
    const soon = now + settings.holdMinutes * MINUTE;
    expect(heldUntil({}, { pending: ['another'] })).toBe(soon);
    expect(heldUntil({ createdBy: 'guest' }, {})).toBe(soon);
    expect(heldUntil({}, { service })).toBe(soon);
  });

  it('keeps the time in the same way while the practice has written no way to pay', () => {
    const unpayable = withoutPlaceholders(settings);
    expect(ask({}, {}, unpayable).locks.until).toBe(startsAt);
  });

  it('has the typed texts without the blanks around them', () => {
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
    });
    expect(after.searchTerms).toContain('otieno');
  });

  it('copies the names and the price of the moment, and waits for an answer', () => {
    const { after } = ask();
    expect(after).toMatchObject({
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
      holdExpiresAt: now + settings.holdMinutes * MINUTE,
      createdAt: now,
      updatedAt: now,
      consent: { ...asked.consent, form: 'adult', at: now },
      payment: { due: service.price, balance: service.price, paid: 0 },
    });
  });

  it('names the guardian of a client of 12 to 17, and of no adult', () => {
    expect(ask(young, { service: forYoung }).after).toMatchObject({ guardian });
    expect(ask({ guardian }).after.guardian).toBeNull();
  });

  it('is a first one for a client whom the practice does not know', () => {
    expect(ask().after.isFirst).toBe(true);
    expect(ask({}, { isKnown: true }).after.isFirst).toBe(false);
    expect(byPhone({}, { isKnown: true }).after.isFirst).toBe(false);
  });

  it('keeps the confidential fields apart', () => {
    const confided = { specialRequests: 'by day', ...everyDetail };
    const state = { service: asksAll };
    expect(ask(everyDetail, state).request).toEqual({ ...confided, category: 'grief' });
    expect(byPhone(everyDetail, state).request).toEqual({ ...confided, category: null });
  });

  it('has the event of its creation with its start, and counts on the day of its creation', () => {
    const { event, shares, card } = ask();
    expect(event).toEqual({
      at: now,
      actor: signedBy,
      action: 'create',
      from: null,
      to: 'pending',
      version: 1,
      details: { startsAt },
    });
    expect(shares).toMatchObject([
      { date: '2026-11-20', figures: { made_pending: 1, asked10: 1 } },
    ]);
    expect(card).toEqual({
      referenceNumber: asked.referenceNumber,
      status: 'pending',
      clientName: 'Amina Otieno',
    });
  });

  it('seems taken only when the month says so', () => {
    expect(ask().seemsTaken).toBe(false);
  });
});

describe('a request is refused', () => {
  it('when its time is not offered, with the details for naming other times', () => {
    const sunday = { date: '2026-11-22', time: '10:00' };
    const refusal = refusalOf(() => ask(sunday)) as TimeRefusal;
    expect(refusal).toMatchObject({ code: 'slot-unavailable', reason: 'closed' });
    expect(refusal.wanted).toEqual({ ...wanted, near: toInstant('2026-11-22', '10:00') });
    const night = refusalOf(() => byPhone({ time: '03:00' })) as TimeRefusal;
    expect(night).toMatchObject({ code: 'slot-unavailable', reason: 'closed' });
    expect(night.wanted).toEqual({ ...wanted, near: toInstant('2026-11-24', '03:00') });
  });

  it('when another booking has its time', () => {
    const [ref] = lockRefs(ask().after, ask().after);
    const other = bookingLock(ref!, { bookingId: 'other', serviceId: 's' }, null);
    const taken = () => ask({}, { locks: new Map([[ref!.id, other]]) });
    const refusal = refusalOf(taken) as TimeRefusal;
    expect(refusal).toMatchObject({ code: 'slot-taken', reason: null });
    expect(refusal.wanted).toEqual({ ...wanted, near: startsAt });
  });

  it('when the client has too many pending ones, with the limit', () => {
    const refusal = refusalOf(() => ask({}, { pending: ['a', 'b'] }));
    expect(refusal).toMatchObject({ code: 'too-many-pending', details: { limit: 2 } });
    expect(refusalOf(() => ask({}, { pending: ['a'] }))).toBeNull();
  });

  it('without a named guardian when one is needed', () => {
    const lonely = { ...young, guardian: null };
    for (const run of [
      () => ask(lonely, { service: forYoung }),
      () => byPhone(lonely, { service: forYoung }),
      () =>
        byPhone({ ...young, guardian: { ...guardian, consents: false } }, { service: forYoung }),
    ])
      expect(refusalOf(run)?.code).toBe('guardian-required');
  });

  it('of a service that is not offered, by phone as well', () => {
    for (const none of [null, { ...service, isActive: false }])
      expect(refusalOf(() => byPhone({}, { service: none }))?.code).toBe('service-unavailable');
  });

  it('when the client was shown an older text than the one that counts', () => {
    const { privacy, adult, adolescent } = CONSENT_VERSIONS;
    const codeOf = (privacyVersion: string, agreementVersion: string, band = 'adult' as const) =>
      refusalOf(() => requireCurrentConsent({ privacyVersion, agreementVersion }, band))?.code;
    expect(codeOf(privacy, adult)).toBeUndefined();
    expect(codeOf('0', adult)).toBe('consent-outdated');
    expect(codeOf(privacy, '0')).toBe('consent-outdated');
    const shown = { privacyVersion: privacy, agreementVersion: adolescent };
    expect(refusalOf(() => requireCurrentConsent(shown, 'adolescent'))).toBeNull();
  });
});

describe('a refusal of a time', () => {
  it('can name free times, and stays what it was', () => {
    const free = [{ date: '2026-11-24', time: '11:00', startsAt: startsAt + DAY }];
    const what = { ...wanted, near: startsAt };
    const taken = new TimeRefusal(null, what);
    expect(taken.details).toEqual({ freeTimes: [] });
    expect(taken.naming(free)).toMatchObject({
      code: 'slot-taken',
      reason: null,
      wanted: what,
      details: { freeTimes: free },
    });
    const closed = new TimeRefusal('closed', what);
    expect(closed.details).toEqual({ reason: 'closed', freeTimes: [] });
    expect(closed.naming(free)).toMatchObject({
      code: 'slot-unavailable',
      details: { reason: 'closed', freeTimes: free },
    });
  });
});
