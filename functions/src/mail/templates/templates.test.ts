import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tulia/domain/person/language';
import type { MailTemplate } from '@tulia/domain/records/mail';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/records/service';
import type { Booking } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { letterFor } from './';
import { letterHtml, letterText } from '../letter';
import { exampleBooking, exampleMail } from './example-booking';

const settings = defaultPracticeSettings;
const siteUrl = 'https://tulia.example';

const write = (mail: Mail, booking: Booking | null = exampleBooking) =>
  letterFor({ mail, language: mail.language, settings, siteUrl }, booking);

const ABOUT_BOOKINGS = [
  'admin-notification',
  'booking-received',
  'booking-confirmed',
  'booking-rejected',
  'booking-moved',
  'booking-cancelled',
  'staff-invitation',
  'meeting-link',
  'meeting-cancelled',
  'session-reminder',
  'payment-received',
  'payment-late',
  'payment-notice',
] as const satisfies readonly MailTemplate[];

/** Words that would tell a glance at the screen what the mail is about. */
const TELLING = [
  ...seedServices.flatMap(({ name }) => Object.values(name)),
  ...['therapy', 'tiba', 'counsel', 'mental', 'depress', 'trauma', 'afya ya akili'],
];

describe.each(ABOUT_BOOKINGS)('%s', (template) => {
  it.each(LANGUAGES)('says the same in text and HTML, in %s', async (language) => {
    const letter = await write(exampleMail(template, {}, language));
    expect(letter).not.toBeNull();
    if (letter === null) return;
    const text = letterText(letter, language, settings);
    const html = letterHtml(letter, language, settings);
    for (const [, value] of letter.facts ?? []) {
      expect(text).toContain(value);
      expect(html).toContain(value.replaceAll('&', '&amp;'));
    }
    expect(text).toContain(exampleBooking.referenceNumber);
    expect(text).not.toMatch(/undefined|null|\[object|NaN/);
  });

  it.each(LANGUAGES)('has a neutral subject without a line break, in %s', async (language) => {
    const subject = (await write(exampleMail(template, {}, language)))?.subject ?? '';
    expect(subject).not.toBe('');
    expect(subject).not.toMatch(/[\r\n]/);
    for (const word of TELLING) expect(subject.toLowerCase()).not.toContain(word.toLowerCase());
  });

  it('links only to pages of the site', async () => {
    const letter = await write(exampleMail(template));
    expect(new URL(letter?.action?.url ?? siteUrl).origin).toBe(siteUrl);
  });

  it('is not written about a booking that is gone', async () => {
    expect(await write(exampleMail(template), null)).toBeNull();
  });
});

describe('texts', () => {
  it('the practice is told with the subject of the specification, without what was confided', async () => {
    const letter = await write(exampleMail('admin-notification'));
    expect(letter?.subject).toBe('New Booking Request');
  });

  it('a client abroad sees both clocks', async () => {
    const letter = await write(exampleMail('booking-confirmed'));
    expect(letter?.facts).toContainEqual(['Time', '10:00 Nairobi · 07:00 London']);
  });

  it('a Swahili reader gets Swahili and the Swahili pages', async () => {
    const letter = await write(exampleMail('booking-confirmed', {}, 'sw'));
    expect(letter?.greeting).toBe('Habari Amina,');
    expect(letter?.action?.url).toBe('https://tulia.example/sw/my-sessions');
  });

  it('a name cannot become markup', async () => {
    const evil = { ...exampleBooking, clientName: '<img/src=x/onerror=alert(1)>' };
    const letter = await write(exampleMail('booking-received'), evil);
    if (letter === null) throw new Error('nothing written');
    expect(letterHtml(letter, 'en', settings)).not.toContain('<img');
  });
});

describe('what has been overtaken is not sent', () => {
  it.each(['booking-confirmed', 'booking-moved', 'meeting-link', 'staff-invitation'] as const)(
    '%s, after a later invitation or after the end',
    async (template) => {
      const later = { ...exampleBooking, calendarSequence: 1 };
      expect(await write(exampleMail(template), later)).toBeNull();
      const cancelled: Booking = { ...exampleBooking, status: 'cancelled' };
      expect(await write(exampleMail(template), cancelled)).toBeNull();
    },
  );

  it('a reminder of a time that is no longer the session’s', async () => {
    const moved = { ...exampleBooking, startsAt: exampleBooking.startsAt + 1 };
    expect(await write(exampleMail('session-reminder'), moved)).toBeNull();
  });

  it('but the therapist hears that a session is cancelled', async () => {
    const cancelled: Booking = { ...exampleBooking, status: 'cancelled', calendarSequence: 1 };
    const letter = await write(
      exampleMail('staff-invitation', { change: 'cancelled', sequence: 1 }),
      cancelled,
    );
    expect(letter?.invitation).toMatchObject({ method: 'CANCEL', sequence: 1 });
  });
});
