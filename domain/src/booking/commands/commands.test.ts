import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { defaultPractitioner as practitioner } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import type { Refusal, RefusalCode } from '../../refusal';
import { intervalOf } from '../../slot/interval';
import { bookingLock, lockRefs, type LocksFound } from '../../slot/lock-refs';
import { askedByClient } from '../../testing/request';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import { PRACTICE_ZONE, toInstant } from '../../time/practice-time';
import type { Booking, GuardianConsent } from '../booking';
import { CONSENT_TO_BE_GIVEN } from '../consent/consent-due';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import { noDetails } from '../request-details';
import { TimeRefusal } from '../time-refusal';
import { cancel } from './cancel';
import { complete, noShow } from './conclude';
import { confirm } from './confirm';
import { giveConsent } from './give-consent';
import { locksAfter } from './time/locks-after';
import { askForMeeting, cancelMeeting, pasteLink } from './meeting';
import { move } from './move';
import { recordPayment } from './money/money';
import type { BookingPlan } from './plan';
import { recordLink } from './record-link';
import { reopen } from './reopen';
import { request, type RequestInput } from './request';
import { requestOnBehalf } from './request-on-behalf';
import { unlink } from './unlink';

const DATE = '2026-11-24';
const now = toInstant('2026-11-20', '08:00');
const service = seedServices[0]!;
const { openingHours } = practitioner;
const contact = { email: 'njeri@tulia.example', calendarId: 'primary' };
const signedBy = { kind: 'client', uid: 'amina', name: 'Amina' } as const;
const byStaff = { actor: { kind: 'staff', role: 'admin', isOwn: false }, signedBy } as const;
const byOwner = { actor: { kind: 'owner' }, signedBy } as const;
const openDay = () => ({ timeSlots: [], busy: [], isAvailable: true });
const nothing: LocksFound = new Map();

const asked = askedByClient({
  fullName: ' Amina ',
  email: 'typed@example.com',
  phone: '0700 111 222',
  date: DATE,
  specialRequests: 'x',
  category: null,
  signedBy,
});
const place = { service, practitioner, months: openDay, pending: [], locks: null };
const requested = request(place, asked, settings, now);

const state = (booking: Booking, locks: LocksFound = nothing) => ({
  booking,
  locks,
  openingHours,
  contact,
  months: openDay,
});
const start = { date: DATE, time: '10:00' };

/** A session of the request above, and the locks it holds. */
const confirmation = confirm(
  state(requested.after, locksAfter(nothing, requested)!),
  { ...byStaff, ...start, version: 1 },
  settings,
  now,
);
const session = confirmation.after;
const sessionLocks = locksAfter(locksAfter(nothing, requested)!, confirmation)!;

/** The code of a refusal. */
function codeOf(run: () => unknown): RefusalCode | null {
  try {
    run();
    return null;
  } catch (error) {
    return (error as Refusal).code;
  }
}
const idsOf = (refs: BookingPlan['locks']['claim']) => refs.map(({ id }) => id);

describe('a reminder', () => {
  const plannedBy = ({ mails }: BookingPlan) =>
    mails
      .filter(({ template }) => template === 'session-reminder')
      .map(({ id, delay, replaces }) => ({ id, at: now + delay, replaces }));

  it('is planned when a time is confirmed, and anew when it is moved', () => {
    const { startsAt } = session;
    const planned = { id: `b1_reminder_${startsAt}`, at: startsAt - 48 * HOUR, replaces: true };
    expect(plannedBy(confirmation)).toEqual([planned]);
    const input = { ...byStaff, version: 2, date: '2026-11-26', time: '10:00' };
    const later = startsAt + 2 * DAY;
    expect(plannedBy(move(state(session, sessionLocks), input, settings, now))).toEqual([
      { id: `b1_reminder_${later}`, at: later - 48 * HOUR, replaces: true },
    ]);
  });
});

describe('a request', () => {
  it('creates its locks unread, and is counted, shown and listed as pending', () => {
    expect(requested.locks).toMatchObject({ blindly: true, until: now + 15 * MINUTE, release: [] });
    expect(idsOf(requested.locks.claim)).toEqual([
      'therapist_2026-11-24_1000',
      'therapist_2026-11-24_1000_individual-therapy',
      'therapist_2026-11-24_1030',
      'therapist_2026-11-24_1030_individual-therapy',
    ]);
    expect(requested).toMatchObject({
      before: null,
      seemsTaken: false,
      clients: [{ clientId: 'c1', remove: null, add: { coming: { status: 'pending' } } }],
      shares: [{ date: '2026-11-20', figures: { made_pending: 1, asked10: 1 } }],
      card: { referenceNumber: asked.referenceNumber, status: 'pending', clientName: 'Amina' },
      event: { action: 'create', from: null, to: 'pending', version: 1, actor: signedBy },
    });
    expect(requested.mails.map(({ template }) => template)).toEqual([
      'admin-notification',
      'booking-received',
    ]);
  });

  it('keeps no field of its input that is not part of a booking', () => {
    expect(requested.after).not.toHaveProperty('specialRequests');
    expect(requested.after).not.toHaveProperty('requester');
    expect(requested.request).toEqual({ specialRequests: 'x', category: null, ...noDetails });
  });

  it('says when the months show its time as taken, and leaves the decision to the locks', () => {
    const busy = () => ({ ...openDay(), busy: ['10:30'] });
    expect(request({ ...place, months: busy }, asked, settings, now).seemsTaken).toBe(true);
  });

  it('counts towards the limit of pending requests, but not again when it is repeated', () => {
    const with2 = (pending: string[]) => () => request({ ...place, pending }, asked, settings, now);
    expect(codeOf(with2(['a', 'b']))).toBe('too-many-pending');
    expect(codeOf(with2(['a', 'b1']))).toBeNull();
  });

  it('takes a lapsed hold over, but not a current one', () => {
    const other = { bookingId: 'other', serviceId: 'consultation' };
    const [ref] = lockRefs(requested.after, requested.after);
    const held = (until: number) => new Map([[ref!.id, bookingLock(ref!, other, until)]]);
    const plan = request({ ...place, locks: held(now) }, asked, settings, now);
    expect(plan.locks).toMatchObject({ blindly: false, lapsedBookingIds: ['other'] });
    const met = () => request({ ...place, locks: held(now + 1) }, asked, settings, now);
    expect(met).toThrow(TimeRefusal);
    expect(codeOf(met)).toBe('slot-taken');
  });

  it.each([
    ['consent-outdated', { consent: { ...asked.consent, privacyVersion: 'old' } }],
    ['slot-unavailable', { date: '2026-11-22' }],
    ['slot-unavailable', { date: '2026-11-20', time: '09:00' }],
  ] as const)('is refused: %s', (code, part) => {
    expect(codeOf(() => request(place, { ...asked, ...part }, settings, now))).toBe(code);
  });

  it('is only for clients of the ages that the service is for, by clients and by staff', () => {
    const forYoung = seedServices.find(({ slug }) => slug === 'adolescent-support')!;
    const guardian = { name: 'Z', phone: '0700 111 222', email: 'z@example.com', consents: true };
    const young = {
      ...asked,
      ageBand: 'adolescent' as const,
      guardian,
      consent: { ...asked.consent, agreementVersion: CONSENT_VERSIONS.adolescent },
    };
    const ask = (chosen: typeof service, input: RequestInput) =>
      codeOf(() => request({ ...place, service: chosen }, input, settings, now));
    expect(ask(forYoung, asked)).toBe('service-not-for-age');
    expect(ask(forYoung, young)).toBeNull();
    expect(ask(service, young)).toBe('service-not-for-age');
    expect(ask(service, asked)).toBeNull();
    const byPhone = { ...asked, confirm: false };
    const run = () => requestOnBehalf({ ...place, service: forYoung }, byPhone, settings, now);
    expect(codeOf(run)).toBe('service-not-for-age');
  });

  it('of a service that is not offered is refused', () => {
    for (const none of [null, { ...service, isActive: false }]) {
      const run = () => request({ ...place, service: none }, asked, settings, now);
      expect(codeOf(run)).toBe('service-unavailable');
    }
  });

  it('by staff may be outside opening hours, and is mailed to the client only', () => {
    const sunday = { ...asked, date: '2026-11-22', confirm: false };
    const plan = requestOnBehalf(place, sunday, settings, now);
    expect(plan.after).toMatchObject({
      createdBy: 'staff',
      timezone: PRACTICE_ZONE,
      consent: { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN },
    });
    expect(plan.mails.map(({ template }) => template)).toEqual(['booking-received']);
    const atOnce = requestOnBehalf(place, { ...sunday, confirm: true }, settings, now);
    expect(atOnce.mails).toEqual([]);
  });

  it('by staff gets the client’s consent once', () => {
    const { after } = requestOnBehalf(place, { ...asked, confirm: false }, settings, now);
    const shown = { ...asked.consent, signedBy };
    const agreed = giveConsent({ booking: after }, shown, now + HOUR).after;
    expect(agreed.consent).toEqual({ ...asked.consent, form: 'adult', at: now + HOUR });
    const again = () => giveConsent({ booking: agreed }, shown, now + HOUR);
    expect(codeOf(again)).toBe('transition-not-allowed');
  });
});

describe('a change', () => {
  it('counts the version up, and names the action in its event', () => {
    expect(confirmation.fields).toMatchObject({ version: 2, updatedAt: now, calendarSequence: 0 });
    expect(confirmation).toMatchObject({
      before: requested.after,
      request: null,
      clients: [{ clientId: 'c1', add: { coming: { status: 'confirmed' } }, said: {} }],
      shares: [{ date: '2026-11-20', figures: { made_pending: -1, made_confirmed: 1 } }, {}],
      event: { action: 'confirm', from: 'pending', to: 'confirmed', version: 2 },
    });
    expect(session.meeting).toMatchObject({ state: 'wanted', forVersion: 2 });
  });

  it('of an older version than the present one is refused', () => {
    const input = { ...byStaff, ...start, version: 1 };
    expect(codeOf(() => move(state(session, sessionLocks), input, settings, now))).toBe(
      'version-conflict',
    );
  });

  it('to a time that meets the old one keeps what both need, and frees the rest', () => {
    const interval = intervalOf(session.startsAt, 90);
    const service = { ...session.service, durationMinutes: 90 };
    const long = { ...session, ...interval, service };
    const own = { bookingId: long.id, serviceId: long.serviceId };
    const held = new Map(
      lockRefs(interval, long).map((ref) => [ref.id, bookingLock(ref, own, null)]),
    );
    const input = { ...byOwner, version: 2, date: DATE, time: '11:00' };
    const { locks, after } = move(state(long, held), input, settings, now);
    expect(idsOf(locks.release)).toEqual([
      'therapist_2026-11-24_1000',
      'therapist_2026-11-24_1000_individual-therapy',
      'therapist_2026-11-24_1030',
      'therapist_2026-11-24_1030_individual-therapy',
    ]);
    expect(idsOf(locks.claim)).toContain('therapist_2026-11-24_1130');
    expect(after).toMatchObject({ calendarSequence: 1, meeting: { forVersion: 2 } });
  });

  it('frees no lock that another booking has taken meanwhile', () => {
    const taken = new Map(
      [...sessionLocks].map(([id, lock]) => [id, { ...lock, bookingId: 'b2' }]),
    );
    const plan = cancel(
      { booking: session, locks: taken, contact },
      { ...byStaff, version: 2 },
      settings,
      now,
    );
    expect(plan?.locks.release).toEqual([]);
  });

  it('by a client keeps to the hours, the notice and the policy', () => {
    const to = (date: string, time: string, at = now) =>
      codeOf(() =>
        move(state(session, sessionLocks), { ...byOwner, version: 2, date, time }, settings, at),
      );
    expect(to('2026-11-22', '10:00')).toBe('slot-unavailable');
    expect(to(DATE, '11:00')).toBeNull();
    expect(to(DATE, '12:00', session.startsAt - 5 * HOUR)).toBe('too-late-to-move');
  });

  it('of contact or money only changes neither card nor status in the statistics', () => {
    const entry = { id: 'e1', requestHash: 'h' };
    const money = { amount: 1000, method: 'cash' as const, code: '', acceptOverpayment: false };
    const input = { signedBy, version: 2, entry, ...money };
    const plan = recordPayment({ booking: session, entries: [] }, input, settings, now);
    expect(plan).toMatchObject({
      card: null,
      shares: [{ figures: { received: 1000 } }],
      mails: [],
    });
    expect(plan?.after.payment).toMatchObject({ state: 'partly', paid: 1000, balance: 2000 });
  });

  it('takes the public card away when the client has left', () => {
    const plan = unlink({ booking: session }, { retainUntil: now + DAY }, now);
    expect(plan).toMatchObject({ card: 'removed', event: { actor: { uid: null, name: '' } } });
    expect(plan.after).toMatchObject({ clientUserId: null, clientEmail: '', clientName: 'Amina' });
  });
});

describe('cancelling', () => {
  const paid: Booking = {
    ...session,
    payment: { ...session.payment, state: 'paid', paid: 3000, balance: 0 },
  };
  const at = (moment: number, by: typeof byOwner | typeof byStaff, booking = paid) =>
    cancel({ booking, locks: sessionLocks, contact }, { ...by, version: null }, settings, moment);

  it('twice is the same as once, for an actor who may cancel', () => {
    const cancelled = at(now, byOwner)!.after;
    expect(at(now, byOwner, cancelled)).toBeNull();
    const therapist = {
      ...byStaff,
      actor: { kind: 'staff', role: 'therapist', isOwn: true },
    } as const;
    const input = { ...therapist, version: null };
    const run = () => cancel({ booking: cancelled, locks: nothing, contact }, input, settings, now);
    expect(codeOf(run)).toBe('forbidden');
  });

  it('gives the money back when it is in time, and at any time when the practice cancels', () => {
    const start = session.startsAt;
    const due = (plan: BookingPlan | null) => plan?.after.payment.state === 'refund-due';
    expect(due(at(start - 3 * HOUR, byOwner))).toBe(true);
    expect(due(at(start - 3 * HOUR + 1, byOwner))).toBe(false);
    expect(due(at(start - 1, byStaff))).toBe(true);
    expect(due(at(start, byStaff))).toBe(true);
    expect(codeOf(() => at(start, byOwner))).toBe('transition-not-allowed');
  });

  it('withdraws the invitation if there was one', () => {
    const plan = at(now, byStaff);
    expect(plan?.after.calendarSequence).toBe(1);
    expect(plan?.mails.map(({ template }) => template)).toEqual([
      'booking-cancelled',
      'staff-invitation',
    ]);
    const early = at(now, byOwner, requested.after);
    expect(early?.after.calendarSequence).toBeNull();
    expect(early?.mails.map(({ template }) => template)).toEqual(['booking-cancelled']);
  });
});

describe('how a session ended', () => {
  const seen = { ...byStaff, version: 2 };

  it.each([
    ['complete', complete, 'completed'],
    ['no-show', noShow, 'no_show'],
  ] as const)('%s can be entered once it has begun, and not before', (action, conclude, status) => {
    const at = (moment: number) => conclude({ booking: session }, seen, moment);
    expect(codeOf(() => at(session.startsAt - 1))).toBe('session-not-begun');
    expect(at(session.startsAt)).toMatchObject({ after: { status }, event: { action }, mails: [] });
  });

  it('can be taken back by an admin; the time, the meeting and the money stay the same', () => {
    const held = complete({ booking: session }, seen, session.startsAt).after;
    const again = (by: typeof seen, booking = held) =>
      reopen(
        { booking, locks: sessionLocks, contact },
        { ...by, version: 3 },
        settings,
        session.endsAt,
      );
    const plan = again(seen);
    expect(plan.after).toEqual({
      ...held,
      status: 'confirmed',
      version: 4,
      updatedAt: session.endsAt,
    });
    expect(plan).toMatchObject({ mails: [], locks: { claim: [], release: [] } });
    expect(plan.shares[0]?.figures).toEqual({ made_completed: -1, made_confirmed: 1 });
    const therapist = { ...seen, actor: { kind: 'staff', role: 'therapist' } } as const;
    expect(codeOf(() => again(therapist as unknown as typeof seen))).toBe('forbidden');
    expect(codeOf(() => again(seen, session))).toBe('version-conflict');
  });
});

describe('reopening a cancelled booking', () => {
  const paid: Booking = {
    ...session,
    payment: { ...session.payment, state: 'paid', paid: 3000, balance: 0 },
  };
  const seen = { ...byStaff, version: 2 };
  const cancelled = cancel(
    { booking: paid, locks: sessionLocks, contact },
    seen,
    settings,
    now,
  )!.after;
  const again = (locks: LocksFound, at: number, booking = cancelled) =>
    reopen({ booking, locks, contact }, { ...byStaff, version: booking.version }, settings, at);

  it('takes its time again, sends a new invitation and asks for a new meeting', () => {
    const plan = again(nothing, now);
    expect(plan.after).toMatchObject({ status: 'confirmed', calendarSequence: 2 });
    expect(plan.after.meeting).toMatchObject({ state: 'wanted', forVersion: 4 });
    expect(plan.after.payment).toMatchObject({ state: 'paid', balance: 0, keeps: false });
    expect(plan.mails.map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'staff-invitation',
      'session-reminder',
    ]);
    expect(idsOf(plan.locks.claim)).toEqual([...sessionLocks.keys()]);
  });

  it('sends no mail about a session that is past', () => {
    const plan = again(nothing, session.endsAt);
    expect(plan).toMatchObject({ after: { status: 'confirmed' }, mails: [] });
    expect(plan.after.meeting).toEqual(cancelled.meeting);
  });

  const guardian = {
    name: 'Rose Wafula',
    phone: '+254 700 000 018',
    email: 'rose@example.com',
    consents: true,
  };
  const agreed: GuardianConsent = {
    at: now,
    withdrawnAt: null,
    version: '1',
    privacyVersion: '1',
    language: 'en',
    proof: 'mail',
    handedBy: null,
    textHash: 'a',
    privacyHash: 'b',
  };
  const takenBack = { ...agreed, withdrawnAt: now };
  it.each<[string, RefusalCode | null, Partial<Booking>]>([
    ['has agreed', null, { guardianConsent: agreed }],
    ['has taken it back', 'guardian-consent-due', { guardianConsent: takenBack }],
    ['has never agreed', 'guardian-consent-due', { guardianConsent: null }],
    ['is not named any more', 'guardian-required', { guardian: null, guardianConsent: agreed }],
  ])('of a client of 12 to 17 needs the guardian, who %s: %s', (_, code, part) => {
    const young: Booking = { ...cancelled, ageBand: 'adolescent', guardian, ...part };
    expect(codeOf(() => again(nothing, now, young))).toBe(code);
    // The session took place: staff correct how it ended, also after the guardian has taken the consent back.
    expect(codeOf(() => again(nothing, session.endsAt, young))).toBeNull();
  });

  it('is refused when another booking has taken the time, and for a request never confirmed', () => {
    const refs = lockRefs(session, session);
    const owner = { bookingId: 'b2', serviceId: session.serviceId };
    const others = new Map(refs.map((ref) => [ref.id, bookingLock(ref, owner, null)]));
    expect(codeOf(() => again(others, now))).toBe('slot-taken');
    const request = cancel(
      { booking: requested.after, locks: nothing, contact },
      { ...byOwner, version: 1 },
      settings,
      now,
    )!.after;
    expect(codeOf(() => again(nothing, now, request))).toBe('transition-not-allowed');
  });
});

describe('the meeting of a session', () => {
  const link = 'https://meet.google.com/abc-defg-hij';
  const made = { booking: session, link, eventId: 'e1', source: 'google' } as const;
  const record = (booking: Booking, invitationsHaveLeft: boolean) =>
    recordLink({ booking, invitationsHaveLeft }, made, settings);

  it('has mails of its own only when the invitation left without its link', () => {
    expect(record(session, false)).toMatchObject({ recorded: true, tell: false });
    const late = record(session, true);
    expect(late).toMatchObject({ recorded: true, tell: true, after: { calendarSequence: 1 } });
  });

  it('is an orphan when the session was cancelled, and waits when it was moved', () => {
    const cancelled = cancel(state(session), { ...byStaff, version: 2 }, settings, now)!.after;
    expect(record(cancelled, true)).toEqual({ recorded: false, orphan: true });
    const moved = { ...session, startsAt: session.startsAt + HOUR };
    expect(record(moved, true)).toEqual({ recorded: false, orphan: false });
  });

  it('is asked for once, removed once, and replaced by a pasted link', () => {
    expect(askForMeeting({ booking: session }, byStaff, now)).toBeNull();
    const removed = cancelMeeting(
      { booking: session, contact },
      { ...byStaff, version: 2 },
      settings,
      now,
    )!;
    expect(removed.after).toMatchObject({ meeting: { state: 'unwanted' }, calendarSequence: 0 });
    const again = (version: number) =>
      cancelMeeting({ booking: removed.after, contact }, { ...byStaff, version }, settings, now);
    expect(again(3)).toBeNull();
    expect(codeOf(() => again(2))).toBe('version-conflict');
    const paste = (booking: Booking) =>
      pasteLink(
        { booking, contact, invitationsHaveLeft: true },
        { ...byStaff, link },
        settings,
        now,
      );
    const pasted = paste(session);
    expect(pasted.after).toMatchObject({ googleMeetLink: link, calendarSequence: 1 });
    expect(pasted.mails).toHaveLength(2);
    expect(paste(pasted.after).mails).toEqual([]);
    expect(codeOf(() => paste(requested.after))).toBe('meeting-needs-confirmed');
  });

  it('is managed by the practitioner of the session, and by admins', () => {
    const by = (isOwn: boolean) => ({
      actor: { kind: 'staff', role: 'therapist', isOwn } as const,
      signedBy,
    });
    const all = (isOwn: boolean) => [
      () => askForMeeting({ booking: session }, by(isOwn), now),
      () =>
        cancelMeeting({ booking: session, contact }, { ...by(isOwn), version: 2 }, settings, now),
      () => {
        const state = { booking: session, contact, invitationsHaveLeft: false };
        return pasteLink(state, { ...by(isOwn), link }, settings, now);
      },
    ];
    expect(all(true).map(codeOf)).toEqual([null, null, null]);
    expect(all(false).map(codeOf)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  });

  it('is mailed to the practitioner’s own address, if there is one', () => {
    const toStaff = (email: string) => {
      const found = { ...state(requested.after, nothing), contact: { ...contact, email } };
      return confirm(found, { ...byStaff, ...start, version: 1 }, settings, now).mails.filter(
        ({ template }) => template === 'staff-invitation',
      );
    };
    expect(toStaff('ben@tulia.example').map(({ to }) => to)).toEqual(['ben@tulia.example']);
    expect(toStaff('')).toEqual([]);
  });
});
