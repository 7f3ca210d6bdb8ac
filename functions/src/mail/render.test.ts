/**
 * What each email says to its reader, and what it must not say: rendered as it leaves, from what the database
 * holds.
 */
import { TO_PRACTICE, type BookingMailTemplate } from '@tulia/domain/booking/mails/mail-table';
import type { Booking } from '@tulia/domain/booking/booking';
import { guardianLinks } from '@tulia/domain/records/guardian-link';
import type { Mail } from '@tulia/domain/records/mail';
import { manageLinks } from '@tulia/domain/records/links/manage-link';
import { payLinks } from '@tulia/domain/records/money/pay-link';
import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { practitionerPath, practitioners } from '@tulia/domain/records/practitioner';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { calendarUid } from '@tulia/domain/wording/calendar-entry';
import { memory } from '../platform/testing/memory-database';
import { render } from './render';

vi.mock('../platform/app');

const NOW = mailedBooking.startsAt - DAY;
const guardian = {
  name: 'Rose Wafula',
  phone: '+254 700 000 018',
  email: 'rose@example.com',
  consents: true,
};
const consent = aGuardianConsent({ withdrawnAt: 2 });
/** A client of 12 to 17 with everything that a booking can hold. */
const full: Booking = {
  ...mailedBooking,
  ageBand: 'adolescent',
  guardian,
  saidCode: 'SAIDCODE99',
  rejectionReason: 'No time left',
  cancelReason: 'Our line is down',
};
const message = (mail: Mail) => render('mail-1', mail, NOW);
const wordsOf = async (mail: Mail) => {
  const found = await message(mail);
  return found === null
    ? ''
    : [found.subject, found.text, found.html, found.calendars?.[0]?.content].join('\n');
};

beforeEach(() => {
  memory.clear();
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  vi.stubEnv('SITE_URL', 'https://tulia.example/');
});

/** The facts an email may say, and the words that show them. */
const SIGNS = {
  name: 'Amina',
  'whole name': 'Amina Otieno',
  address: full.clientEmail,
  phone: full.clientPhone,
  service: 'Individual Therapy',
  guardian: 'Rose',
  'guardian’s address': guardian.email,
  'guardian’s phone': guardian.phone,
  link: 'meet.google.com',
  'to pay': '/pay#',
  'to answer': '/guardian#',
  'to move or cancel': '/manage#',
  'rejection’s reason': 'No time left',
  'cancellation’s reason': 'Our line is down',
  'said code': 'SAIDCODE99',
  'staff page': '/staff',
} as const;

/** Every email about a booking, and which of these facts it says. */
const SAYS: Record<BookingMailTemplate, (keyof typeof SIGNS)[]> = {
  'admin-notification': ['name', 'whole name', 'address', 'phone', 'service', 'staff page'],
  'booking-received': ['name', 'service', 'guardian', 'to pay', 'to move or cancel'],
  'booking-confirmed': ['name', 'service', 'link', 'to pay', 'to move or cancel'],
  'booking-rejected': ['name', 'service', 'rejection’s reason'],
  'booking-moved': ['name', 'service', 'link', 'to move or cancel'],
  'booking-handed-over': ['name', 'service', 'link', 'to move or cancel'],
  'contact-changed': ['name', 'service', 'to move or cancel'],
  'booking-cancelled': ['name', 'service', 'cancellation’s reason'],
  'staff-invitation': ['link', 'staff page'],
  'meeting-link': ['name', 'service', 'link', 'to move or cancel'],
  'meeting-cancelled': ['name', 'service', 'to move or cancel'],
  'session-reminder': ['name', 'service', 'link', 'to move or cancel'],
  'payment-received': ['name', 'service'],
  'payment-corrected': ['name', 'service'],
  'payment-late': ['name', 'service'],
  'payment-notice': ['service'],
  'guardian-consent': ['name', 'whole name', 'guardian', 'to answer'],
  'guardian-code': ['guardian'],
  'guardian-withdrew': ['service'],
  'guardian-answered': ['name', 'service', 'guardian', 'to move or cancel'],
};
/** The emails with a link by which the client moves or cancels. */
const OPENING = (Object.keys(SAYS) as BookingMailTemplate[]).filter((template) =>
  SAYS[template].includes('to move or cancel'),
);
/** As the booking stands when such an email is written. */
const STANDS: Partial<Record<BookingMailTemplate, Partial<Booking>>> = {
  'booking-received': { status: 'pending', googleMeetLink: null },
  'booking-rejected': { status: 'rejected' },
  'booking-cancelled': { status: 'cancelled' },
  'meeting-cancelled': { googleMeetLink: null },
};
const about = (template: BookingMailTemplate, language: Mail['language'] = 'en'): Mail => ({
  ...aMail(template, {}, language),
  to: template === 'guardian-consent' ? guardian.email : full.clientEmail,
});

it.each(Object.entries(SAYS) as [BookingMailTemplate, string[]][])(
  'the email %s says no more than it must',
  async (template, expected) => {
    putBooking({ ...full, ...STANDS[template] });
    const words = await wordsOf(about(template));
    const said = Object.entries(SIGNS).flatMap(([name, sign]) =>
      words.includes(sign) ? [name] : [],
    );
    expect(said).toEqual(expected);
    // Ids of ours and of other people’s accounts lead nowhere and say nothing.
    for (const id of [full.clientId, 'requestHash', full.practitionerId])
      expect(words).not.toContain(id);
  },
);

describe('the link to pay', () => {
  const paths = async (
    part: Partial<Booking>,
    template: BookingMailTemplate = 'booking-confirmed',
  ) => {
    putBooking({ ...full, ...part });
    return (await wordsOf(about(template))).includes('/pay#');
  };

  it.each<[string, Partial<Booking>, boolean]>([
    ['where the price is open', {}, true],
    ['where nothing is open', { payment: { ...full.payment, balance: 0 } }, false],
    ['where its client has left', { leftAt: NOW - 1 }, false],
    ['where the guardian has said no', { guardianDeclinedAt: NOW - 1 }, false],
    ['where the guardian has taken the consent back', { guardianConsent: consent }, false],
  ])('is in it %s: %s', async (_, part, isThere) => {
    expect(await paths(part)).toBe(isThere);
    expect(Object.keys(memory.all(payLinks.collection)).length > 0).toBe(isThere);
  });

  it('is the same in each email, and is made only by emails that contain it', async () => {
    await paths({}, 'session-reminder');
    expect(memory.all(payLinks.collection)).toEqual({});
    const tokens = new Set<string | undefined>();
    for (const template of ['booking-received', 'booking-confirmed'] as const) {
      putBooking({ ...full, ...STANDS[template] });
      tokens.add(/\/pay#(\w+)/.exec(await wordsOf(about(template)))?.[1]);
    }
    expect([...tokens]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});

describe('the link to move or cancel', () => {
  it.each<[string, Partial<Booking>, Partial<Mail>, boolean]>([
    ['is in an email to the client', {}, {}, true],
    ['is left out once the booking has another address', {}, { to: 'old@example.com' }, false],
    ['is left out once the session is over', { endsAt: NOW }, {}, false],
    ['is left out once its client has left', { leftAt: NOW - 1 }, {}, false],
  ])('%s', async (_, part, ofMail, isThere) => {
    putBooking({ ...full, ...part });
    const words = await wordsOf({ ...about('booking-confirmed'), ...ofMail });
    expect(words).not.toBe('');
    expect(words.includes('/manage#')).toBe(isThere);
    expect(Object.keys(memory.all(manageLinks.collection)).length > 0).toBe(isThere);
  });

  it.each([
    ['beside that of the account', 'amina', true],
    ['in its place where no account owns the booking', null, false],
  ])('stands %s', async (_, clientUserId, hasSessions) => {
    for (const template of OPENING) {
      putBooking({ ...full, ...STANDS[template], clientUserId });
      const words = await wordsOf(about(template));
      expect(words.includes('/my-sessions'), template).toBe(hasSessions);
      expect(words, template).toMatch(
        /Move, cancel or change details:\nhttps:\/\/tulia.example\/manage#\w{32}\n/,
      );
    }
  });

  it('is in no calendar file, which other people may get', async () => {
    for (const template of OPENING) {
      putBooking({ ...full, ...STANDS[template] });
      const { calendars } = (await message(about(template))) ?? {};
      expect(calendars?.[0]?.content ?? '', template).not.toContain('manage');
    }
  });
});

describe('the email about several sessions', () => {
  const second: Booking = {
    ...mailedBooking,
    id: 'booking2',
    referenceNumber: '8QF2-M0XC-9KTR-4B1V',
    startsAt: mailedBooking.startsAt + 7 * DAY,
    endsAt: mailedBooking.endsAt + 7 * DAY,
    googleMeetLink: 'https://meet.google.com/klm-nopq-rst',
  };
  const together = (template: 'booking-confirmed' | 'staff-invitation') =>
    message({
      ...aMail(template, { further: second.id, change: 'confirmed' }),
      to: full.clientEmail,
    });
  const ics = (found: Awaited<ReturnType<typeof message>>) =>
    (found?.calendars ?? []).map(
      ({ method, content }) => `${method} ${/UID:(.*)/.exec(content)?.[1]}`,
    );

  it.each(['booking-confirmed', 'staff-invitation'] as const)(
    '%s lists each, with its own reference, link and calendar file',
    async (template) => {
      putBooking(mailedBooking);
      putBooking(second);
      const found = await together(template);
      expect(ics(found)).toEqual(
        [mailedBooking, second].map(({ id }) => `REQUEST ${calendarUid(id)}`),
      );
      for (const { referenceNumber, googleMeetLink } of [mailedBooking, second])
        expect(found?.text).toMatch(new RegExp(`${referenceNumber}[^]*${googleMeetLink}`));
      expect(found?.text).toContain('Monday, 23 November 2026, 10:00 Nairobi');
      expect(found?.text).toContain('Monday, 30 November 2026, 10:00 Nairobi');
    },
  );

  it('withdraws each session that was cancelled, and names the money of all', async () => {
    for (const each of [mailedBooking, second]) putBooking({ ...each, status: 'cancelled' });
    const parameters = {
      further: `${second.id}:4`,
      invited: true,
      refund: 6000,
      change: 'cancelled',
    };
    for (const template of ['booking-cancelled', 'staff-invitation'] as const) {
      const found = await message({ ...aMail(template, parameters), to: full.clientEmail });
      expect(ics(found)).toEqual(
        [mailedBooking, second].map(({ id }) => `CANCEL ${calendarUid(id)}`),
      );
      expect(found?.calendars?.[1]?.content).toContain('SEQUENCE:4');
      expect(found?.text).toMatch(/cancel the sessions below|sessions below are cancelled/);
      if (template === 'booking-cancelled') expect(found?.text).toContain('KES 6,000');
    }
  });

  it('moves each session to its own time', async () => {
    for (const each of [mailedBooking, second]) putBooking({ ...each, calendarSequence: 1 });
    const parameters = { further: `${second.id}:1`, sequence: 1, change: 'moved' };
    for (const template of ['booking-moved', 'staff-invitation'] as const) {
      const found = await message({ ...aMail(template, parameters), to: full.clientEmail });
      expect(ics(found)).toHaveLength(2);
      expect(found?.text).toMatch(/moved to the times below/);
      expect(found?.text).toContain('Monday, 30 November 2026, 10:00 Nairobi');
    }
  });

  it('opens each session on its own page for a client without an account', async () => {
    for (const each of [mailedBooking, second]) putBooking({ ...each, clientUserId: null });
    const { text } = (await together('booking-confirmed'))!;
    const links = [...text.matchAll(/details: (Mon \d+ Nov):\n\S+manage#(\w+)/g)];
    expect(links.map(([, day]) => day)).toEqual(['Mon 23 Nov', 'Mon 30 Nov']);
    expect(new Set(links.map(([, , token]) => token)).size).toBe(2);
  });

  it.each<[string, Partial<Booking>]>([
    ['was moved meanwhile', { calendarSequence: 1 }],
    ['was cancelled meanwhile', { status: 'cancelled' }],
  ])('leaves out a session that %s, and is not written without any', async (_, change) => {
    putBooking({ ...mailedBooking, ...change });
    putBooking(second);
    expect(ics(await together('booking-confirmed'))).toEqual([`REQUEST ${calendarUid(second.id)}`]);
    putBooking({ ...second, ...change });
    expect(await together('booking-confirmed')).toBeNull();
  });
});

describe('the email to a guardian', () => {
  it.each<[string, Partial<Booking>, boolean]>([
    ['asks whoever is named', {}, true],
    ['asks again who took it back', { guardianConsent: consent }, true],
    ['is left out once nobody is named', { guardian: null }, false],
    ['is left out once they agreed', { guardianConsent: { ...consent, withdrawnAt: null } }, false],
    ['is left out once the session is over', { endsAt: NOW }, false],
  ])('%s', async (_, part, isWritten) => {
    putBooking({ ...full, ...part });
    const words = await wordsOf(about('guardian-consent'));
    expect(words.includes('/guardian#')).toBe(isWritten);
    expect(words === '').toBe(!isWritten);
  });

  it('is not written to an address that the booking no longer has', async () => {
    putBooking(full);
    expect(await wordsOf({ ...about('guardian-consent'), to: 'old@example.com' })).toBe('');
  });

  it('is sent three times an hour, and a retry counts no further', async () => {
    putBooking(full);
    const ids = ['m1', 'm1', 'm2', 'm3', 'm4'];
    const written = [];
    for (const id of ids) written.push((await render(id, about('guardian-consent'), NOW)) !== null);
    expect(written).toEqual([true, true, true, true, false]);
    expect(Object.keys(memory.all(guardianLinks.collection))).toHaveLength(2);
  });
});

describe('every email', () => {
  it('goes to the address in the outbox, also when the booking has another by now', async () => {
    putBooking({ ...full, clientEmail: 'new@example.com' });
    const found = await message({ ...about('session-reminder'), to: 'old@example.com' });
    expect(found).toMatchObject({ to: 'old@example.com', replyTo: 'hello@tulia.example' });
    expect(found?.messageId).toBe('<mail-1@tulia.example>');
  });

  it('contains no placeholder of the settings, and replies go to the sender’s address', async () => {
    vi.stubEnv('MAIL_FROM', 'Tulia <post@mail.example>');
    const { phone, email, payment } = defaultPracticeSettings;
    const shipped = [phone, email, payment.mobileMoneyTill, payment.bankName];
    for (const template of Object.keys(SAYS) as BookingMailTemplate[])
      for (const language of ['en', 'sw'] as const) {
        putBooking({ ...full, ...STANDS[template] });
        const found = await message(about(template, language));
        if (found === null) continue;
        const words = JSON.stringify(found);
        expect(shipped.filter((each) => words.includes(each))).toEqual([]);
        expect(found.replyTo, template).toBe(
          template === 'admin-notification' ? full.clientEmail : 'post@mail.example',
        );
      }
    putBooking({ ...full, ...STANDS['booking-received'] });
    expect(await wordsOf(about('booking-received'))).toContain(
      'Payment: KES 3,000. We will write to you and tell you how to pay.',
    );
  });

  it('to the practice goes to its owners until it has an address of its own', async () => {
    const member = (uid: string, part: object) =>
      memory.put(`staff/${uid}`, { active: true, email: `${uid}@own.example`, ...part });
    member('wanjiku', { role: 'super_admin' });
    member('otieno', { role: 'super_admin' });
    member('left', { role: 'super_admin', active: false });
    member('admin', { role: 'admin' });
    putBooking(full);
    const notice = { ...about('admin-notification'), to: TO_PRACTICE };
    const found = await message(notice);
    expect([found?.to, ...(found?.alsoTo ?? [])].sort()).toEqual([
      'otieno@own.example',
      'wanjiku@own.example',
    ]);
    memory.put(PRACTICE_SETTINGS_PATH, { email: 'hello@own.example' });
    expect(await message(notice)).toMatchObject({ to: 'hello@own.example', alsoTo: [] });
  });

  it('to the practice is not written without any address of the practice', async () => {
    putBooking(full);
    expect(await message({ ...about('admin-notification'), to: TO_PRACTICE })).toBeNull();
  });

  it('is in the language of the outbox, its pages too', async () => {
    putBooking(full);
    const words = await wordsOf(about('booking-confirmed', 'sw'));
    expect(words).toContain('Habari Amina');
    expect(words).toContain('https://tulia.example/sw/pay#');
    expect(words).not.toMatch(/Dear|Individual Therapy/);
  });

  it('about an erased booking is not written', async () => {
    for (const template of Object.keys(SAYS) as BookingMailTemplate[])
      expect(await message(about(template)), template).toBeNull();
  });

  it.each<[string, Record<string, Partial<Practitioner>>, boolean]>([
    ['one', { njeri: {} }, false],
    ['two', { njeri: {}, otieno: {} }, true],
    ['one, and one who has left', { njeri: {}, old: { isActive: false } }, false],
    ['one, and one who takes none', { njeri: {}, new: { takesBookings: false } }, false],
  ])('names the practitioner where clients choose among several: %s', async (_, people, names) => {
    for (const [id, part] of Object.entries(people)) {
      const whole = { ...defaultPractitioner, id, ...part };
      memory.put(practitionerPath(id), practitioners.toStored(whole));
    }
    putBooking(full);
    const words = await wordsOf(about('booking-confirmed'));
    expect(words.includes(`With: ${full.practitioner.name}`)).toBe(names);
    expect(words.includes(full.practitioner.name)).toBe(names);
    expect(await wordsOf(about('staff-invitation'))).not.toContain(full.practitioner.name);
  });
});
