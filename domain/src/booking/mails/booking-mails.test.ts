/** Which mails go to whom, and what they say, for each change of a booking. */
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { aBooking, aConfirmed } from '../../testing/booking';
import { aGuardianConsent } from '../../testing/consent';
import { contact } from '../../testing/decision';
import { HOUR } from '../../time/instant';
import type { Booking } from '../booking';
import {
  answerMails,
  cancellationMails,
  confirmationMails,
  guardianMails,
  LINK_PATIENCE,
  linkMails,
  meetingCancelledMails,
  movedMails,
  paymentMails,
  plannedReminder,
  rejectionMails,
  requestMails,
  saidPaidMails,
  type BookingMail,
} from './booking-mails';
import { isAboutBooking, mailName, MAIL_TEMPLATES, TO_PRACTICE } from './mail-table';

const CLIENT = 'amina@example.com';
const THERAPIST = contact.email;
const PRACTICE = TO_PRACTICE;
const nobody = { email: '', calendarId: 'primary' };
/** A session with a client who reads Swahili: mails to staff are in the practice's own language all the same. */
const session = aConfirmed({ id: 'b1', version: 5, language: 'sw', calendarSequence: 2 });
const { startsAt, endsAt } = session;
const time = { startsAt, endsAt, sequence: 2, version: 5 };
const guardian = { name: 'Zawadi', phone: '0700', email: 'zawadi@example.com', consents: true };
const young = aBooking({ id: 'b1', language: 'sw', ageBand: 'adolescent', guardian });

const toWhom = (mails: readonly BookingMail[]) =>
  mails.map(({ template, to, language }) => [template, to, language]);
const RECEIVED = [
  ['admin-notification', PRACTICE, 'en'],
  ['booking-received', CLIENT, 'sw'],
];
const INVITATION = ['staff-invitation', THERAPIST, 'en'];
const parametersOf = (mails: readonly BookingMail[]) => mails.map(({ parameters }) => parameters);

it('an email is named by booking, version and template, so that it is written once', () => {
  const [confirmed, invitation] = confirmationMails(session, contact);
  const about = { bookingId: 'b1', delay: LINK_PATIENCE };
  expect(confirmed).toEqual({
    ...about,
    id: 'b1_5_booking-confirmed',
    template: 'booking-confirmed',
    to: CLIENT,
    language: 'sw',
    parameters: time,
  });
  expect(invitation).toEqual({
    ...about,
    id: 'b1_5_staff-invitation',
    template: 'staff-invitation',
    to: THERAPIST,
    language: 'en',
    parameters: { ...time, change: 'confirmed' },
  });
});

describe('a request', () => {
  const request = aBooking({ id: 'b1', version: 1, language: 'sw', holdExpiresAt: 7 });

  it('is emailed to the practice and to the client, with the end of its hold', () => {
    const mails = requestMails(request);
    expect(toWhom(mails)).toEqual(RECEIVED);
    expect(mails.map(({ id }) => id)).toEqual(['b1_1_admin-notification', 'b1_1_booking-received']);
    for (const { parameters, delay } of mails) {
      expect(parameters).toMatchObject({ holdExpiresAt: 7, startsAt, endsAt, version: 1 });
      expect(delay).toBe(0);
    }
  });

  it('asks the guardian of a client of 12 to 17 when an address is known', () => {
    const asked = ['guardian-consent', 'zawadi@example.com', 'sw'];
    expect(toWhom(requestMails(young))).toEqual([...RECEIVED, asked]);
    // One who has answered is not asked again with another time.
    for (const part of [{ guardianDeclinedAt: 1 }, { guardianConsent: aGuardianConsent() }])
      expect(toWhom(requestMails({ ...young, ...part }))).toEqual(RECEIVED);
  });

  it.each<[string, Partial<Booking>]>([
    ['an adult', { ageBand: 'adult' }],
    ['no guardian is named', { guardian: null }],
    ['no address is known', { guardian: { ...guardian, email: '' } }],
  ])('asks no guardian: %s', (_, change) => {
    expect(guardianMails({ ...young, ...change })).toEqual([]);
  });
});

it('a guardian’s answer is emailed to the client, and a refusal to the practice too', () => {
  const toClient = ['guardian-answered', CLIENT, 'sw'];
  const toPractice = ['guardian-withdrew', PRACTICE, 'en'];
  const given = { ...young, guardianConsent: aGuardianConsent() };
  const withdrawn = { ...young, guardianConsent: aGuardianConsent({ withdrawnAt: 2 }) };
  const declined = { ...young, guardianDeclinedAt: 1 };
  expect(toWhom(answerMails(given))).toEqual([toClient]);
  for (const [refused, answer] of [
    [declined, 'declined'],
    [withdrawn, 'withdrawn'],
  ] as const) {
    expect(toWhom(answerMails(refused))).toEqual([toClient, toPractice]);
    expect(answerMails(refused)[1]?.parameters).toMatchObject({ answer });
    // A parent who reads the client's mails knows the own answer.
    const own = { ...refused, clientEmail: guardian.email };
    expect(toWhom(answerMails(own))).toEqual([toPractice]);
  }
});

describe('the reminder', () => {
  const told = { ...session, updatedAt: startsAt - 100 * HOUR };

  it('is one for each time of a session, replaces an earlier one, and waits', () => {
    const [planned, ...others] = plannedReminder(told, settings);
    expect(planned).toMatchObject({
      id: `b1_reminder_${startsAt}`,
      template: 'session-reminder',
      to: CLIENT,
      language: 'sw',
      replaces: true,
      delay: 100 * HOUR - 48 * HOUR,
      parameters: time,
    });
    expect(others).toEqual([]);
  });

  it('is not planned for a session that is past', () => {
    expect(plannedReminder({ ...told, updatedAt: endsAt }, settings)).toEqual([]);
  });
});

describe('a session', () => {
  const movedBy = (byClient: boolean) => movedMails(session, contact, byClient);
  const money = { refund: 500, kept: 0, cutoffHours: 3, keeps: false };
  const facts = { invited: true, ...money, byClient: false, asked: true, leaving: false };
  const link = linkMails(session, contact, 'pasted');
  const cancelled = cancellationMails(session, contact, facts);

  it.each<[string, readonly BookingMail[], string, object, string]>([
    ['is moved by its client', movedBy(true), 'booking-moved', { byClient: true }, 'moved'],
    ['is moved by staff', movedBy(false), 'booking-moved', { byClient: false }, 'moved'],
    ['is cancelled', cancelled, 'booking-cancelled', facts, 'cancelled'],
    ['has a later link', link, 'meeting-link', {}, 'link'],
    [
      'has lost its meeting',
      meetingCancelledMails(session, contact),
      'meeting-cancelled',
      {},
      'link',
    ],
  ])('that %s is mailed to both', (_, mails, template, said, change) => {
    expect(toWhom(mails)).toEqual([[template, CLIENT, 'sw'], INVITATION]);
    expect(parametersOf(mails)).toEqual([
      { ...time, ...said },
      { ...time, change },
    ]);
  });

  it('is told at once when it is cancelled, waits for its link when it is moved, and for each link once', () => {
    expect(cancelled.map(({ delay }) => delay)).toEqual([0, 0]);
    expect(movedBy(true).map(({ delay }) => delay)).toEqual([LINK_PATIENCE, LINK_PATIENCE]);
    const ids = ['b1_5_meeting-link_pasted', 'b1_5_staff-invitation_pasted'];
    expect(link.map(({ id }) => id)).toEqual(ids);
  });

  it('of which the therapist had no invitation is cancelled to the client only', () => {
    const mails = cancellationMails(session, contact, { ...facts, invited: false });
    expect(toWhom(mails)).toEqual([['booking-cancelled', CLIENT, 'sw']]);
  });

  it('of a therapist without an address is emailed to the client only, and so is a rejection', () => {
    const toClient = [['meeting-cancelled', CLIENT, 'sw']];
    expect(toWhom(meetingCancelledMails(session, nobody))).toEqual(toClient);
    expect(toWhom(rejectionMails(session))).toEqual([['booking-rejected', CLIENT, 'sw']]);
  });
});

describe('money', () => {
  const entry = { kind: 'payment', amount: 3000, code: 'QWE1234567' } as const;
  const facts = { ...time, amount: 3000, code: 'QWE1234567', receiptNumber: 'R-1' };
  const mailsOf = (before: Booking['paidTime'], after: Booking['paidTime'], more = {}) =>
    paymentMails(
      { ...session, paidTime: before },
      { ...session, paidTime: after },
      { ...entry, ...more },
      'R-1',
    );

  it.each([
    ['keeps the time', null, 'kept'],
    ['changes nothing about the time', null, null],
    ['comes after it was lost already', 'lost', 'lost'],
    ['finds its time again', 'lost', 'kept'],
  ] as const)('that %s is emailed with its receipt', (_, before, after) => {
    const mails = mailsOf(before, after);
    expect(toWhom(mails)).toEqual([['payment-received', CLIENT, 'sw']]);
    expect(parametersOf(mails)).toEqual([facts]);
  });

  it('that came too late is emailed to the client and to the practice', () => {
    const mails = mailsOf(null, 'lost');
    expect(toWhom(mails)).toEqual([
      ['payment-late', CLIENT, 'sw'],
      ['payment-notice', PRACTICE, 'en'],
    ]);
    expect(parametersOf(mails)).toEqual([facts, { ...facts, why: 'late' }]);
  });

  it('is emailed only with a receipt, and only when it came in', () => {
    expect(paymentMails(session, session, entry, undefined)).toEqual([]);
    for (const kind of ['refund', 'waiver', 'correction'] as const)
      expect(mailsOf(null, null, { kind })).toEqual([]);
  });

  it('that is taken back is told to the client, and only a payment', () => {
    const taken = { ...entry, kind: 'correction' } as const;
    const mails = paymentMails(session, session, taken, 'R-2', 'payment');
    expect(toWhom(mails)).toEqual([['payment-corrected', CLIENT, 'sw']]);
    expect(paymentMails(session, session, taken, 'R-2', 'refund')).toEqual([]);
  });

  it('that a client says to have paid is emailed to the practice', () => {
    const said = { ...session, saidCode: 'QWE1234567' };
    const mails = saidPaidMails(said);
    expect(toWhom(mails)).toEqual([['payment-notice', PRACTICE, 'en']]);
    expect(parametersOf(mails)).toEqual([{ ...time, code: 'QWE1234567', why: 'said' }]);
  });
});

describe('the table of emails', () => {
  it('knows which emails are about a booking', () => {
    expect(MAIL_TEMPLATES.filter((each) => !isAboutBooking(each))).toEqual([
      'contact-message',
      'message-answer',
      'staff-welcome',
      'email-verification',
      'password-reset',
      'client-corrected',
      'email-noted',
      'time-offered',
      'account-deleted',
      'owner-report',
      'connection-lost',
    ]);
    expect(isAboutBooking('payment-received')).toBe(true);
  });

  it('names each email for staff, by a name of its own in both languages', () => {
    for (const language of ['en', 'sw'] as const) {
      const names = MAIL_TEMPLATES.map((each) => mailName(each, language));
      expect(new Set(names).size).toBe(MAIL_TEMPLATES.length);
      expect(names).not.toContain('');
    }
  });
});
