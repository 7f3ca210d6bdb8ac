/** What strangers type into names, reasons and settings: mails and calendar files keep their shape. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@tulia/domain/booking/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { invitationFile } from './invitation';
import { emailHtml } from './email';
import { composeMessage } from './smtp';
import { emailFor } from './email-for';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { runs } from '@tulia/domain/testing/runs';

/** 10,000 inputs or the part of them that is tried, of which a run takes as many as it has places for. */
const inputs = (inputsPerRun: number) => ({
  seed: 20_261_123,
  numRuns: runs(10_000 / inputsPerRun),
  endOnFailure: true,
});
const siteUrl = 'https://tulia.example';

const nasty = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.constantFrom(
          ...['<', '>', '"', "'", '&', '`', '=', '/', '\\', ';', ',', ':', '-->', ']]>', '${x}'],
          ...['\r', '\n', '\r\n', '\t', '\u0000', '\u0085', '\u2028', '\u2029', '\ufeff', ' '],
          ...['<script>', '</title>', '</style>', '<img src=x onerror=alert(1)>', '&lt;', '&#60;'],
          ...['BEGIN:VEVENT', 'END:VCALENDAR', 'ATTENDEE:mailto:e@e.example', 'Bcc: e@e.example'],
          ...['Amina', 'é', '😀', '\ud83d', 'أمينة', '=?utf-8?Q?=0D=0A?=', 'x'.repeat(90)],
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((parts) => parts.join('')),
  },
);

/** Every tag as it is written. Where these are the same, nothing between them can begin another. */
function tagsOf(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  expect(html.split('<')).toHaveLength(tags.length + 1);
  return tags;
}

const TEMPLATES = [
  'admin-notification',
  'booking-received',
  'booking-confirmed',
  'booking-rejected',
  'booking-cancelled',
] as const;

describe('of random inputs', () => {
  it('none changes the elements of a mail', async () => {
    const written = async (
      template: (typeof TEMPLATES)[number],
      words: { name: string; reason: string; service: string; practice: string },
    ) => {
      const booking: Booking = {
        ...mailedBooking,
        clientName: words.name,
        clientData: { ...mailedBooking.clientData, name: words.name },
        service: { ...mailedBooking.service, name: { en: words.service, sw: words.service } },
        rejectionReason: words.reason,
        cancelReason: words.reason,
      };
      const mail = aMail(template, { reason: words.reason });
      const settings = { ...defaultPracticeSettings, name: words.practice };
      const email = await emailFor(
        { mail, language: 'en', settings, siteUrl, namesPractitioner: true },
        booking,
      );
      if (email === null) throw new Error('nothing written');
      return emailHtml(email, 'en', settings);
    };
    const plain = new Map<string, string>();
    for (const template of TEMPLATES) {
      const words = { name: 'a', reason: 'b', service: 'c', practice: 'd' };
      plain.set(template, await written(template, words));
    }
    // A value of spaces alone may leave out a fact or a paragraph; an email makes it count.
    const word = nasty.map((text) => `x${text}`);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TEMPLATES),
        fc.record({ name: word, reason: word, service: word, practice: word }),
        async (template, words) => {
          const html = await written(template, words);
          expect(tagsOf(html)).toEqual(tagsOf(plain.get(template) ?? ''));
        },
      ),
      inputs(4),
    );
  });

  it('none adds a header to a mail', async () => {
    const message = {
      from: { name: 'Tulia', address: 'hello@tulia.example' },
      to: 'amina@example.com',
      replyTo: 'hello@tulia.example',
      messageId: '<mail1@tulia.example>',
      text: 'Habari',
      html: '<p>Habari</p>',
      date: 0,
    };
    const names = (bytes: Buffer) => {
      const [head = ''] = bytes.toString('latin1').split('\r\n\r\n');
      expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      return head
        .split('\r\n')
        .filter((line) => !/^[ \t]/.test(line))
        .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    };
    const plain = names(await composeMessage({ ...message, subject: 'Session' }));
    expect(plain).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (subject, reply) => {
        const replyTo = `${reply}@e.example`;
        let bytes: Buffer;
        try {
          bytes = await composeMessage({ ...message, subject: `s${subject}`, replyTo });
        } catch (error) {
          expect(subject + reply).toMatch(/[\r\n]|[^\S ]|\p{Cc}/u);
          expect(String(error)).toContain('line break');
          return;
        }
        const others = (all: string[]) => all.filter((name) => name !== 'reply-to');
        expect(others(names(bytes))).toEqual(others(plain));
      }),
      inputs(2),
    );
  });

  it('none adds a component or a property to a calendar file', async () => {
    const shapeOf = async (name: string, city: string, attendee = 'amina@example.com') => {
      const { startsAt, endsAt } = mailedBooking;
      const file = await invitationFile(
        { method: 'REQUEST', startsAt, endsAt, sequence: 0 },
        {
          booking: { ...mailedBooking, googleMeetLink: null },
          settings: { ...defaultPracticeSettings, name: `x${name}`, city: `y${city}` },
          language: 'en',
          attendee,
          organizer: defaultPracticeSettings.email,
          now: 0,
        },
      );
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      return [calendar, ...calendar.getAllSubcomponents()].map((component) => ({
        name: component.name,
        properties: component.getAllProperties().map((property) => property.name),
        parts: component.getAllSubcomponents().length,
      }));
    };
    const plain = await shapeOf('Tulia', 'Nairobi');
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (name, city) => {
        expect(await shapeOf(name, city)).toEqual(plain);
      }),
      inputs(2),
    );
  });
});
