/**
 * A further language is a line in the list of languages and its translations: every mail and notification then
 * speaks it.
 */
import type * as list from '@tulia/domain/person/language';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { MAIL_TEMPLATES } from '@tulia/domain/booking/mails/mail-table';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PUSHED_TEMPLATES } from '@tulia/domain/records/push';
import { ACCENTED, plainWords } from '@tulia/domain/testing/accented-english';
import { expect, it, vi } from 'vitest';
import { emailHtml, emailText } from './email';
import { emailFor } from './email-for';
import { aMail, bookingMailed, mailedBooking } from '@tulia/domain/testing/mail';
import { noticeOf } from '../push/notice';

vi.mock('../../../domain/src/person/language.ts', async (original) => {
  const { withAccented } = await import('@tulia/domain/testing/accented-english');
  return withAccented(await original<typeof list>());
});
vi.mock('../../../domain/src/wording/catalogue.ts', async () => {
  const { accentedCatalogues } = await import('@tulia/domain/testing/accented-english');
  return accentedCatalogues;
});

const message = {
  name: 'Zawadi',
  email: 'zawadi@example.com',
  subject: 'general',
  message: 'Habari',
  language: 'sw',
  answer: { text: 'Karibu', by: 'Neema', at: 0 },
};
vi.mock('../platform/app', () => ({
  db: () => ({
    doc: () => ({ get: () => Promise.resolve({ exists: true, data: () => message }) }),
  }),
  accounts: () =>
    Promise.resolve({
      getUserByEmail: () => Promise.resolve({ disabled: false, emailVerified: false }),
      generatePasswordResetLink: () => Promise.resolve('https://auth.example/?oobCode=abc'),
      generateEmailVerificationLink: () => Promise.resolve('https://auth.example/?oobCode=abc'),
    }),
}));

const language = ACCENTED as Mail['language'];
const settings = defaultPracticeSettings;
const siteUrl = 'https://tulia.example';
const about = { settings, siteUrl, namesPractitioner: true };

/** What people and the practice wrote themselves, and what Intl says. */
const DATA = [
  ...Object.values({ ...settings, ...settings.payment }).filter((each) => typeof each === 'string'),
  ...Object.values(message).map((each) => (typeof each === 'string' ? each : each.text)),
  mailedBooking.clientName,
  mailedBooking.clientEmail,
  mailedBooking.service.name.en,
  mailedBooking.googleMeetLink ?? '',
  mailedBooking.referenceNumber,
  mailedBooking.practitioner.name,
  'Monday',
  'November',
  'Nairobi',
  'London',
  'KES',
  'Hassan',
  'Amina',
  'Rose',
  'Wafula',
];

it.each(MAIL_TEMPLATES)('%s is written in a language that was added', async (template) => {
  const sure = {
    fullName: 'Amina',
    role: 'admin',
    refund: 3000,
    holdExpiresAt: 1,
    change: 'link',
    since: mailedBooking.startsAt,
    until: mailedBooking.startsAt,
  };
  const mail = aMail(template, sure, language);
  const letter = await emailFor({ ...about, mail, language }, bookingMailed(template));
  if (letter === null) throw new Error('nothing written');
  const { action } = letter;
  if (action !== undefined) expect(action.url).toMatch(/^https:\/\/tulia\.example\/qaa\//);
  const text = emailText(letter, language, settings);
  expect(plainWords(`${letter.subject}\n${text}`, [action?.url ?? '', ...DATA])).toEqual([]);
  expect(emailHtml(letter, language, settings)).toContain(`lang="${ACCENTED}"`);
});

const ABOUT_BOOKINGS = PUSHED_TEMPLATES.filter((each) => each !== 'time-offered');
it.each(ABOUT_BOOKINGS)('%s is told of by the subject of its mail', async (template) => {
  const { startsAt } = mailedBooking;
  const states: Record<string, 'rejected' | 'cancelled'> = {
    'booking-rejected': 'rejected',
    'booking-cancelled': 'cancelled',
  };
  const booking: Booking = { ...mailedBooking, status: states[template] ?? 'confirmed' };
  const mail = aMail(template, {}, language);
  const letter = await emailFor({ ...about, mail, language }, booking);
  const createdAt = startsAt - 1000;
  const push = { template, language, bookingId: 'b1', startsAt, createdAt };
  const notice = noticeOf({ ...push, attempts: 0, dueAt: 0, reached: [] }, booking, createdAt);
  expect(notice).toMatchObject({ title: letter?.subject, link: '/qaa/my-sessions' });
  expect(plainWords(notice?.title ?? 'none', DATA)).toEqual([]);
});
