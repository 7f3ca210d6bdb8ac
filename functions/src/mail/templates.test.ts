import { describe, expect, it } from 'vitest';
import {
  isAboutBooking,
  MAIL_TEMPLATES,
  type MailTemplate,
} from '@tulia/domain/booking/mails/mail-table';
import { LANGUAGES } from '@tulia/domain/person/language';
import { TOLD_CONNECTIONS } from '@tulia/domain/practice/connections';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { seedServices } from '@tulia/domain/practice/service';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { DAY } from '@tulia/domain/time/instant';
import { formatMoment } from '@tulia/domain/wording/moments';
import { emailFor } from './email-for';
import { emailHtml, emailText } from './email';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import {
  aMail,
  bookingMailed,
  mailedBooking,
  youngMailedBooking as young,
} from '@tulia/domain/testing/mail';

const settings = defaultPracticeSettings;
const siteUrl = 'https://tulia.example';

const contextOf = (mail: Mail) => {
  const { language } = mail;
  return { mail, language, settings, siteUrl, namesPractitioner: false };
};
const write = (mail: Mail, booking: Booking | null = bookingMailed(mail.template)) =>
  emailFor(contextOf(mail), booking);

const ABOUT_BOOKINGS = MAIL_TEMPLATES.filter(isAboutBooking);

/** Words that would tell a glance at the screen what the mail is about. */
const TELLING = [
  ...seedServices.flatMap(({ name }) => Object.values(name)),
  'therapy',
  'tiba',
  'counsel',
  'mental',
  'depress',
  'trauma',
  'afya ya akili',
];

describe.each(ABOUT_BOOKINGS)('%s', (template) => {
  it.each(LANGUAGES)('says the same in text and HTML, in %s', async (language) => {
    const email = await write(aMail(template, {}, language));
    if (email === null) throw new Error('nothing written');
    expect(new URL(email.action?.url ?? siteUrl).origin).toBe(siteUrl);
    const text = emailText(email, language, settings);
    const html = emailHtml(email, language, settings);
    for (const [, value] of email.facts ?? []) {
      expect(text).toContain(value);
      expect(html).toContain(value.replaceAll('&', '&amp;'));
    }
    expect(text).toContain(mailedBooking.referenceNumber);
    expect(text).not.toMatch(/undefined|null|\[object|NaN/);
  });

  it.each(LANGUAGES)('has a neutral subject without a line break, in %s', async (language) => {
    const subject = (await write(aMail(template, {}, language)))?.subject ?? '';
    expect(subject).not.toBe('');
    expect(subject).not.toMatch(/[\r\n]/);
    for (const word of TELLING) expect(subject.toLowerCase()).not.toContain(word.toLowerCase());
  });
});

it('the practice is told with the subject of the specification', async () => {
  expect((await write(aMail('admin-notification')))?.subject).toBe('New Booking Request');
});

it('a client abroad reads the time in Nairobi and in the own zone', async () => {
  const email = await write(aMail('booking-confirmed'));
  expect(email?.facts).toContainEqual(['Time', '10:00 Nairobi · 07:00 London']);
});

it.each([
  ['Dr. Wanjiku Kamau', 'en', 'Dear Wanjiku,'],
  // An account without a profile
  ['', 'en', 'Hello,'],
  ['', 'sw', 'Habari,'],
] as const)('the greeting of %j has no title or empty name (%s): %s', async (name, to, said) => {
  const goodbye = aMail('account-deleted', { fullName: name, retainUntil: 0 }, to);
  expect((await write(goodbye))?.greeting).toBe(said);
});

/** Everything an email says, in one text. */
const wordsOf = async (...asked: Parameters<typeof write>) => {
  const email = await write(...asked);
  if (email === null) throw new Error('nothing written');
  return emailText(email, asked[0].language, settings);
};

describe('the text of an email', () => {
  const free = { ...mailedBooking, service: { ...mailedBooking.service, price: 0 } };

  it('the email of a free session does not mention a payment', async () => {
    const held = aMail('booking-received', { holdExpiresAt: 1 });
    expect(await wordsOf(held)).toContain('pending payment');
    const words = await wordsOf(held, free);
    expect(words).not.toMatch(/pending payment|Payment:/);
    expect(words).toContain('there is nothing to pay');
    const sw = await wordsOf(aMail('booking-received', { holdExpiresAt: 1 }, 'sw'), free);
    expect(sw).not.toContain('ukisubiri malipo');
    const kept = aMail('booking-received', { holdExpiresAt: mailedBooking.startsAt });
    expect(await wordsOf(kept, free)).toContain('kept for you until we confirm');
    // Nothing could be paid when it was asked for.
    expect(await wordsOf(kept)).toContain('kept for you until we confirm');
  });

  it('the practice reads whether a guardian has said no or has taken the consent back', async () => {
    const no = await wordsOf(aMail('guardian-withdrew', { answer: 'declined' }));
    expect(no).toContain('does not agree to it, so it cannot be confirmed');
    const back = await wordsOf(aMail('guardian-withdrew', { answer: 'withdrawn' }));
    expect(back).toContain('has taken their consent back');
  });

  it.each([
    ['en', 'We wait for Rose Wafula’s answer', 'within 24 hours', 'Payment:'],
    ['sw', 'Tunasubiri jibu la Rose Wafula', 'ndani ya saa 24', 'Malipo:'],
  ] as const)(
    'a client who waits for a guardian reads this, and no hour by which the practice answers (%s)',
    async (language, waits, hours, payment) => {
      const received = aMail('booking-received', { holdExpiresAt: 1 }, language);
      const words = await wordsOf(received, young);
      expect(words).toContain(waits);
      expect(words).not.toContain(hours);
      expect(words).toContain(payment);
      const adult = await wordsOf(received);
      expect(adult).toContain(hours);
      const given = { ...young, guardianConsent: aGuardianConsent() };
      expect(await wordsOf(received, given)).toContain(hours);
      const declined = await wordsOf(received, { ...young, guardianDeclinedAt: 1 });
      expect(declined).not.toMatch(/Payment:|Malipo:|pending payment|ukisubiri malipo/);
    },
  );

  it.each([
    ['en', 'Dear Rose,', 'You have asked Tulia for a session for', 'For: Amina Otieno'],
    ['sw', 'Habari Rose,', 'Umeomba kikao kwa Tulia kwa ajili ya', 'Kwa: Amina Otieno'],
  ] as const)(
    'a parent who booked is greeted as a parent, and not told to ignore the email (%s)',
    async (language, dear, opening, forWhom) => {
      const booked = { ...young, clientEmail: 'rose@example.com' };
      const to = (template: MailTemplate) => ({
        ...aMail(template, {}, language),
        to: 'rose@example.com',
      });
      const asked = await wordsOf(to('guardian-consent'), booked);
      for (const part of [dear, opening, forWhom]) expect(asked).toContain(part);
      expect(asked).not.toMatch(/ignore this email|puuza barua/);
      expect(asked).not.toMatch(/Service:|Huduma:/);
      const received = await wordsOf(to('booking-received'), booked);
      for (const part of [dear, forWhom]) expect(received).toContain(part);
      expect(received).not.toContain('Rose Wafula');
      const other = await wordsOf(aMail('guardian-consent', {}, language), young);
      expect(other).toMatch(/ignore this email|puuza barua/);
      expect(await wordsOf(aMail('booking-received', {}, language), young)).not.toContain(forWhom);
    },
  );

  it('a client reads what the guardian has answered, and no email once the session is confirmed', async () => {
    const told = aMail('guardian-answered');
    const given = { ...young, guardianConsent: aGuardianConsent() };
    expect(await wordsOf(told, given)).toContain('Rose Wafula has agreed');
    expect(await write(told, { ...given, status: 'confirmed' })).toBeNull();
    const declined = { ...young, guardianDeclinedAt: 1 };
    expect(await write(told, { ...declined, status: 'cancelled' })).toBeNull();
  });

  it.each([
    ['pending', 'Your request is now with'],
    ['confirmed', 'Your session is now with'],
  ] as const)('a client whose %s booking was handed over reads: %s', async (status, words) => {
    const told = aMail('booking-handed-over', { former: 'Njeri' });
    const booking: Booking = { ...mailedBooking, status };
    const { name } = booking.practitioner;
    expect(await wordsOf(told, booking)).toContain(`${words} ${name} instead of Njeri.`);
    expect((await write(told, booking))?.invitation !== undefined).toBe(status === 'confirmed');
    expect(await write(told, { ...booking, status: 'rejected' })).toBeNull();
  });

  it('a client who moved the session is not asked whether the time suits', async () => {
    const own = await wordsOf(aMail('booking-moved', { byClient: true }));
    expect(own).toContain('You have moved your session');
    expect(own).not.toContain('Does the new time not suit you?');
    expect(await wordsOf(aMail('booking-moved', { byClient: false }))).toContain(
      'Does the new time not suit you?',
    );
  });

  it.each<[string, boolean, Partial<Booking>]>([
    ['all of the price', true, { paidTime: 'kept' }],
    ['a part of the price', false, { paidTime: null }],
    ['a confirmed session', false, { paidTime: 'kept', status: 'confirmed' }],
  ])('the receipt of money for %s says that the time is kept: %s', async (_, isKept, part) => {
    const booking: Booking = { ...mailedBooking, status: 'pending', ...part };
    const received = aMail('payment-received', { amount: 1000 });
    expect((await wordsOf(received, booking)).includes('kept for you')).toBe(isKept);
    const inSwahili = { ...received, language: 'sw' as const };
    expect((await wordsOf(inSwahili, booking)).includes('umehifadhiwa')).toBe(isKept);
  });

  it('the receipt of money for several sessions has their sum and names the others', async () => {
    const booking = { ...mailedBooking, startsAt: mailedBooking.startsAt + 7 * DAY };
    const paths = { payPath: null, managePath: null, guardianPath: null };
    const received = aMail('payment-received', { amount: 6000 });
    const also = [{ booking, sequence: 0, ...paths }];
    const email = await emailFor(contextOf(received), mailedBooking, {}, also);
    expect(email?.paragraphs).toContain('Thank you. We have received KES 6,000.');
    const moment = formatMoment(booking.startsAt, 'en', booking.timezone);
    expect(email?.facts).toContainEqual(['Also paid', moment]);
  });

  const paid = (sum: number) => ({ payment: { ...mailedBooking.payment, paid: sum } });
  const asks = { asked: true, byClient: false, refund: 0, kept: 0 };
  const NO_PAYMENT = 'We have not recorded a payment';
  it.each<[string, Mail['parameters'], Partial<Booking>, says: string, RegExp]>([
    ['paid', { refund: 3000 }, paid(3000), 'KES 3,000 goes back to you', /not recorded/],
    ['paid nothing', { refund: 0 }, {}, `${NO_PAYMENT}. If you have paid`, /goes back to you/],
    ['had nothing to pay', { refund: 0 }, free, 'we had to cancel', /not recorded/],
    ['asked in time', { ...asks, keeps: false }, {}, 'you get it back.', /ask for none/],
    ['asked too late', { ...asks, keeps: true }, {}, `${NO_PAYMENT}, and we ask for none`, /back/],
    [
      'paid what staff had decided to keep before',
      { asked: false, byClient: false, keeps: false, cutoffHours: 3, refund: 3000, kept: 500 },
      paid(3500),
      'KES 3,000 goes back to you',
      /by our policy|not recorded/,
    ],
  ])('a client whose session is cancelled and who %s reads so', async (...row) => {
    const [, parameters, part, says, saysNot] = row;
    const words = await wordsOf(aMail('booking-cancelled', parameters), {
      ...mailedBooking,
      ...part,
    });
    expect(words).toContain(says);
    expect(words).not.toMatch(saysNot);
  });

  it.each([
    ['en', 'As you asked, we have cancelled', 'KES 2,500 does not go back', 'until 3 hours before'],
    ['sw', 'Kama ulivyoomba, tumeghairi', 'KES 2,500 hazirudishwi', 'hadi saa 3 kabla'],
  ] as const)(
    'a cancellation that the client asked for says so, with the kept amount and the policy (%s)',
    async (language, asked, kept, policy) => {
      const facts = { asked: true, byClient: false, keeps: true, cutoffHours: 3 };
      const late = aMail('booking-cancelled', { ...facts, refund: 0, kept: 2500 }, language);
      const words = await wordsOf(late, { ...mailedBooking, ...paid(2500) });
      for (const part of [asked, kept, policy]) expect(words).toContain(part);
      expect(words).not.toMatch(/We are sorry|Samahani|goes back to you|Utarudishiwa/);
      expect(words).not.toMatch(/not recorded|Hatujaandika/);
    },
  );

  it.each([
    ['en', 'that the line failed', 'does not count as missed', 'KES 3,000 goes back to you'],
    ['sw', 'laini ilikatika', 'Hakihesabiwi kuwa hukufika', 'Utarudishiwa KES 3,000'],
  ] as const)(
    'a session that ended because the line failed says so, what it costs and where to book again (%s)',
    async (language, failed, counts, back) => {
      const line = { line: true, asked: false, byClient: false, refund: 3000, kept: 0 };
      const mail = aMail('booking-cancelled', { ...line, keeps: false }, language);
      const words = await wordsOf(mail, { ...mailedBooking, ...paid(3000) });
      for (const part of [failed, counts, back, '/booking']) expect(words).toContain(part);
      expect(words).not.toMatch(/had to cancel|imetubidi/);
      const kept = { ...line, keeps: true, refund: 0, kept: 2500, cutoffHours: 3 };
      const full = await wordsOf(aMail('booking-cancelled', kept, language), mailedBooking);
      expect(full).toMatch(/KES 2,500 that you paid stays with us|KES 2,500 ulizolipa zinabaki/);
      expect(full).not.toMatch(/until 3 hours|hadi saa 3/);
    },
  );

  it('a cancellation by the practice apologises, with its reason in the text and never in the subject', async () => {
    const told = { ...mailedBooking, cancelReason: 'The therapist has the flu.' };
    for (const [language, sorry] of [
      ['en', 'We are sorry: we had to cancel'],
      ['sw', 'Samahani, imetubidi kughairi'],
    ] as const) {
      const mail = aMail('booking-cancelled', { asked: false, refund: 0 }, language);
      const words = await wordsOf(mail, told);
      expect(words).toContain(sorry);
      expect(words).toContain('The therapist has the flu.');
      expect((await write(mail, told))?.subject).toBe((await write(mail))?.subject);
    }
  });

  it('a client who deletes the account is offered no other time, and reads which records are erased and kept', async () => {
    const goodbye = await wordsOf(aMail('booking-cancelled', { leaving: true }));
    expect(goodbye).not.toMatch(/Choose another time|Whenever you are ready/);
    const last = await wordsOf(
      aMail('account-deleted', { fullName: 'Amina', retainUntil: Date.UTC(2033, 0, 5) }),
      null,
    );
    expect(last).toContain('What is gone: your account');
    expect(last).toContain('until Wednesday, 5 January 2033');
    expect(await wordsOf(aMail('account-deleted'), null)).toContain('Nothing else is kept');
  });
});

describe('an email that a later change made wrong is not sent:', () => {
  it.each([
    'booking-confirmed',
    'booking-moved',
    'booking-handed-over',
    'meeting-link',
    'staff-invitation',
  ] as const)('%s, after a later invitation or after the end', async (template) => {
    const { startsAt } = mailedBooking;
    const sent = { method: 'REQUEST', startsAt, sequence: 0 };
    expect((await write(aMail(template)))?.invitation).toMatchObject(sent);
    const later = { ...mailedBooking, calendarSequence: 1 };
    expect(await write(aMail(template), later)).toBeNull();
    const cancelled: Booking = { ...mailedBooking, status: 'cancelled' };
    expect(await write(aMail(template), cancelled)).toBeNull();
  });

  it('a reminder of a time that is no longer the session’s', async () => {
    const moved = { ...mailedBooking, startsAt: mailedBooking.startsAt + 1 };
    expect(await write(aMail('session-reminder'), moved)).toBeNull();
  });

  it('but the former practitioner of a session is told, by the removal from the calendar and without the link', async () => {
    const told = aMail('staff-invitation', { change: 'handed-over', sequence: 1 });
    const handed = { ...mailedBooking, calendarSequence: 2 };
    expect((await write(told, handed))?.invitation).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
    });
    expect(await wordsOf(told, handed)).not.toContain('meet.google.com');
  });

  it.each(['staff-invitation', 'booking-cancelled'] as const)(
    'while the cancellation is sent, and removes the session from the calendar: %s',
    async (template) => {
      const cancelled: Booking = { ...mailedBooking, status: 'cancelled', calendarSequence: 1 };
      const email = await write(
        aMail(template, { change: 'cancelled', invited: true, sequence: 1 }),
        cancelled,
      );
      expect(email?.invitation).toMatchObject({ method: 'CANCEL', sequence: 1 });
    },
  );
});

describe('the morning report', () => {
  const report = (parameters: Mail['parameters']) =>
    write({ ...aMail('owner-report', parameters), bookingId: null }, null);
  const nothing = { failedMails: 0, unknownMails: 0, overdueMails: 0, failedMeetings: 0 };
  const quiet = { ...nothing, lateJobs: '', refused: '' };

  it('says that all is well, or names only the troubles that need staff', async () => {
    const well = await report(quiet);
    expect(well?.subject).not.toBe('Something needs you');
    expect(well?.facts?.filter(([, value]) => value !== '')).toEqual([]);
    const email = await report({
      ...quiet,
      unknownMails: 2,
      lateJobs: 'sweepOutbox',
      refused: 'google',
    });
    expect(email?.subject).toBe('Something needs you');
    expect(email?.facts?.filter(([, value]) => value !== '')).toEqual([
      ['Do not take the practice’s credentials', 'google'],
      ['Not run for a long time', 'sweepOutbox'],
      ['Mails that nobody knows to have arrived', '2'],
    ]);
  });
});

it.each(TOLD_CONNECTIONS)('the email about %s says since when it is lost', async (connection) => {
  const mail = aMail('connection-lost', { connection, since: 1_800_000_000_000 });
  const words = await wordsOf({ ...mail, bookingId: null }, null);
  expect(words).toContain('2027');
  expect(words).not.toContain('undefined');
});
