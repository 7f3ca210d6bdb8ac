import { BOOKING_FORM_REASONS, foreseenRefusals } from '@tulia/domain/calls/bookings/booking-form';
import { seedServices } from '@tulia/domain/practice/service';
import { describe, expect, it, test } from 'vitest';
import { bookingCopy } from '../texts/booking';
import { reasonsIn, schemaResolver } from '../../../platform/hooks/schema-resolver';
import { bookingSchema } from './booking-contract';
import { bookingRequest, emptyValues, type BookingValues } from './booking-values';
import { bookingFieldOf, bookingSentence, joinedMessages } from './form-problems';

const t = bookingCopy.en;

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

/** What the form finds wrong: reason codes by field. */
async function problemsOf(values: BookingValues): Promise<Record<string, string>> {
  const check = schemaResolver(bookingSchema, {
    inputOf: (typed: BookingValues) => bookingRequest(typed, 'en', seedServices),
    fieldOf: bookingFieldOf,
    alsoCheck: (typed): Record<string, string> => ({ ...foreseenRefusals(typed) }),
  });
  const how = { fields: {}, shouldUseNativeValidation: false };
  return Object.fromEntries(reasonsIn((await check(values, undefined, how)).errors));
}

test('an empty form gives the messages of the specification in its order', async () => {
  expect(joinedMessages(await problemsOf(emptyValues), t)).toBe(
    [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Service selection is required',
      'Please select a date',
      'Please select a time',
      'Please review and agree to the Privacy Policy before proceeding with the booking',
      'Please review and consent to the Consent Agreement before proceeding with the booking',
      'Please select the age of the client',
    ].join(', '),
  );
});

it('finds nothing wrong with a filled form', async () => {
  expect(await problemsOf(filled)).toEqual({});
});

it('puts what is malformed after what is missing, and spam after both', async () => {
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

it('never says of an empty field that it is malformed', async () => {
  expect(await problemsOf({ ...filled, email: ' ', phone: '' })).toEqual({
    email: 'email-required',
    phone: 'phone-required',
  });
});

describe('each field alone', () => {
  const wrong: [keyof BookingValues, unknown, string][] = [
    ['fullName', '  ', 'full-name-required'],
    ['fullName', 'https://evil.example', 'name-invalid'],
    ['fullName', 'x'.repeat(121), 'too-long'],
    ['email', '', 'email-required'],
    ['phone', '', 'phone-required'],
    ['service', '', 'service-required'],
    ['date', '', 'date-required'],
    ['time', '', 'time-required'],
    ['consentPrivacy', false, 'privacy-required'],
    ['consentRefund', false, 'consent-required'],
    ['email', 'amina @example.com', 'email-invalid'],
    ['email', 'amina@example', 'email-invalid'],
    ['phone', '12345', 'phone-invalid'],
    ['phone', '0700 111 22x', 'phone-invalid'],
    ['phone', '0700+111222', 'phone-invalid'],
    ['honeypot', 'http://spam.example', 'spam'],
    ['ageBand', 'child', 'under-age'],
    ['ageBand', '', 'age-band-required'],
    ['message', 'x'.repeat(2001), 'too-long'],
  ];
  it.each(wrong)('%s %j: %s', async (field, value, reason) => {
    expect(await problemsOf({ ...filled, [field]: value })).toEqual({ [field]: reason });
  });
});

describe('12 to 17', () => {
  const minor: BookingValues = {
    ...filled,
    ageBand: 'adolescent',
    guardianName: 'Zawadi',
    guardianPhone: '0700 333 444',
    guardianEmail: 'zawadi@example.com',
    guardianConsents: true,
  };

  it('needs a guardian who consents', async () => {
    expect(await problemsOf(minor)).toEqual({});
    expect(await problemsOf({ ...filled, ageBand: 'adolescent' })).toEqual({
      guardianName: 'guardian-name-required',
      guardianPhone: 'guardian-phone-required',
      guardianEmail: 'guardian-email-required',
      guardianConsents: 'guardian-consent-required',
    });
    const wrong = await problemsOf({ ...minor, guardianEmail: 'zawadi', guardianPhone: '1' });
    expect(joinedMessages(wrong, t)).toBe(
      `${t.reasons['guardian-phone-required']}, ${t.reasons['guardian-email-required']}`,
    );
  });

  it('asks an adult for none', async () => {
    expect(await problemsOf({ ...minor, ageBand: 'adult', guardianName: '' })).toEqual({});
  });
});

test('every reason of the specification has its sentence', () => {
  for (const reason of BOOKING_FORM_REASONS)
    expect(bookingSentence(reason, 'x', t)).not.toBe(t.fieldWrong);
  expect(bookingSentence('odd', 'service', t)).toBe(t.fieldWrong);
});

test('a name that is none is told plainly, in both languages, where it stands', () => {
  for (const field of ['fullName', 'guardianName', 'partnerName']) {
    expect(bookingSentence('name-invalid', field, bookingCopy.en)).toContain('no numbers or web');
    expect(bookingSentence('name-invalid', field, bookingCopy.sw)).toContain('anwani za tovuti');
  }
});

test('a partner’s name is checked only where the form shows the field', async () => {
  const partnerName = 'juma.example';
  expect(await problemsOf({ ...filled, partnerName })).toEqual({});
  const couple = { ...filled, service: 'couples-therapy', partnerName };
  expect(await problemsOf(couple)).toEqual({ partnerName: 'name-invalid' });
  expect(await problemsOf({ ...couple, partnerName: '' })).toEqual({});
});
