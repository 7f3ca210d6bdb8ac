import { BOOKING_FORM_REASONS, foreseenRefusals } from '@tulia/domain/calls/bookings/booking-form';
import { seedServices } from '@tulia/domain/practice/service';
import { expect, test } from 'vitest';
import { bookingTexts } from '../texts/booking';
import { reasonsIn, schemaResolver } from '../../../platform/hooks/schema-resolver';
import { bookingSchema } from './booking-contract';
import { bookingRequest, emptyValues, type BookingValues } from './booking-values';
import { bookingFieldOf, bookingSentence, joinedMessages } from './form-problems';

const t = bookingTexts.en;

const filled: BookingValues = {
  ...emptyValues,
  fullName: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 (700) 111-222',
  service: 'individual-therapy',
  date: '2026-11-23',
  time: '09:00',
  consentPrivacy: true,
  consentRefund: true,
  ageBand: 'adult',
};

/** The problems of the form: reason codes by field. */
async function problemsOf(values: BookingValues): Promise<Record<string, string>> {
  const check = schemaResolver(bookingSchema, {
    inputOf: (typed: BookingValues) => bookingRequest(typed, 'en', seedServices),
    fieldOf: bookingFieldOf,
    alsoCheck: (typed): Record<string, string> => ({ ...foreseenRefusals(typed) }),
  });
  const how = { fields: {}, shouldUseNativeValidation: false };
  return Object.fromEntries(reasonsIn((await check(values, undefined, how)).errors));
}

const young: Partial<BookingValues> = {
  ageBand: 'adolescent',
  guardianName: 'Zawadi',
  guardianPhone: '0700 333 444',
  guardianEmail: 'zawadi@example.com',
  guardianConsents: true,
};
const partnerName = 'juma.example';

test.each<[string, Partial<BookingValues>, Partial<Record<keyof BookingValues, string>>]>([
  ['a filled form', {}, {}],
  [
    'an empty form',
    emptyValues,
    {
      fullName: 'full-name-required',
      email: 'email-required',
      phone: 'phone-required',
      service: 'service-required',
      date: 'date-required',
      time: 'time-required',
      consentPrivacy: 'privacy-required',
      consentRefund: 'consent-required',
      ageBand: 'age-band-required',
    },
  ],
  ['blanks, which are missing, not malformed', { email: ' ' }, { email: 'email-required' }],
  ['what is malformed', { phone: '0700+111222' }, { phone: 'phone-invalid' }],
  ['a filled trap', { honeypot: 'http://spam.example' }, { honeypot: 'spam' }],
  ['a child', { ageBand: 'child' }, { ageBand: 'under-age' }],
  ['special requests that are too long', { message: 'x'.repeat(2001) }, { message: 'too-long' }],
  ['a young person with a guardian', young, {}],
  [
    'a young person without a guardian',
    { ageBand: 'adolescent' },
    {
      guardianName: 'guardian-name-required',
      guardianPhone: 'guardian-phone-required',
      guardianEmail: 'guardian-email-required',
      guardianConsents: 'guardian-consent-required',
    },
  ],
  ['a guardian’s fields of an adult', { ...young, ageBand: 'adult', guardianName: '' }, {}],
  ['a partner’s name where its field is not shown', { partnerName }, {}],
  [
    'a partner’s name where its field is shown',
    { service: 'couples-therapy', partnerName },
    { partnerName: 'name-invalid' },
  ],
])('%s: what is found wrong', async (_, change, reasons) => {
  expect(await problemsOf({ ...filled, ...change })).toEqual(reasons);
});

test('malformed fields are named after missing ones, and spam after both', async () => {
  const wrong = { ...filled, fullName: ' ', email: 'amina', phone: 'call me', honeypot: 'x' };
  expect(joinedMessages(await problemsOf(wrong), t)).toBe(
    [
      'Full name is required',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Spam detected',
    ].join(', '),
  );
});

test('every reason of the specification has its sentence', () => {
  for (const reason of BOOKING_FORM_REASONS)
    expect(bookingSentence(reason, 'x', t)).not.toBe(t.fieldWrong);
  expect(bookingSentence('odd', 'service', t)).toBe(t.fieldWrong);
});
