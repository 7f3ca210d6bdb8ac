import { describe, expect, it } from 'vitest';
import {
  BOOKING_FORM_REASONS,
  bookingFormProblems,
  type BookingFormFields,
  type BookingFormReason,
} from './booking-form';

const filled: BookingFormFields = {
  fullName: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 (700) 111-222',
  service: 'individual-therapy',
  date: '2026-11-23',
  time: '09:00',
  consentPrivacy: true,
  consentRefund: true,
  honeypot: '',
  ageBand: 'adult',
  guardianName: '',
  guardianPhone: '',
  guardianEmail: '',
  guardianConsents: false,
};
const reasons = (changes: Partial<BookingFormFields>) =>
  bookingFormProblems({ ...filled, ...changes }).map((each) => each.reason);

const empty: BookingFormFields = {
  fullName: '',
  email: '',
  phone: '',
  service: '',
  date: '',
  time: '',
  consentPrivacy: false,
  consentRefund: false,
  honeypot: '',
  ageBand: '',
  guardianName: '',
  guardianPhone: '',
  guardianEmail: '',
  guardianConsents: false,
};

it('finds nothing wrong with a filled form', () => {
  expect(reasons({})).toEqual([]);
});

it('collects the messages of an empty form in the order of the specification', () => {
  expect(bookingFormProblems(empty).map((each) => each.reason)).toEqual([
    'full-name-required',
    'email-required',
    'phone-required',
    'service-required',
    'date-required',
    'time-required',
    'privacy-required',
    'consent-required',
    'age-band-required',
  ]);
});

it('puts what is malformed after what is missing, and spam after both', () => {
  expect(reasons({ fullName: ' ', email: 'amina', phone: 'call me', honeypot: 'x' })).toEqual([
    'full-name-required',
    'email-invalid',
    'phone-invalid',
    'spam',
  ]);
});

it('never says of an empty field that it is malformed', () => {
  expect(reasons({ email: ' ', phone: '' })).toEqual(['email-required', 'phone-required']);
});

describe('each field alone', () => {
  const wrong: [keyof BookingFormFields, unknown, BookingFormReason][] = [
    ['fullName', '  ', 'full-name-required'],
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
    ['ageBand', 'child', 'age-band-required'],
  ];
  it.each(wrong)('%s %j: %s', (field, value, reason) => {
    expect(bookingFormProblems({ ...filled, [field]: value })).toEqual([{ field, reason }]);
  });
});

describe('12 to 17', () => {
  const minor: Partial<BookingFormFields> = {
    ageBand: 'adolescent',
    guardianName: 'Zawadi',
    guardianPhone: '0700 333 444',
    guardianEmail: 'zawadi@example.com',
    guardianConsents: true,
  };

  it('needs a guardian who consents', () => {
    expect(reasons(minor)).toEqual([]);
    expect(reasons({ ageBand: 'adolescent' })).toEqual([
      'guardian-name-required',
      'guardian-phone-required',
      'guardian-email-required',
      'guardian-consent-required',
    ]);
    expect(reasons({ ...minor, guardianConsents: false })).toEqual(['guardian-consent-required']);
    expect(reasons({ ...minor, guardianEmail: 'zawadi' })).toEqual(['guardian-email-required']);
  });

  it('asks an adult for none', () => {
    expect(reasons({ ...minor, ageBand: 'adult', guardianName: '' })).toEqual([]);
  });
});

it('gives every reason somewhere', () => {
  const given = new Set([
    ...reasons(empty),
    ...reasons({ email: 'x', phone: 'x', honeypot: 'x', ageBand: 'adolescent' }),
  ]);
  expect([...given].sort()).toEqual([...BOOKING_FORM_REASONS].sort());
});
