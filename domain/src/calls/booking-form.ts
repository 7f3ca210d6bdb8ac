/**
 * The booking form as the person fills it (specification section 5), checked on screen before anything is sent. Reason
 * codes come in the specification's order, which is the order in which the screen joins its messages.
 */
import { EMAIL_PATTERN, PHONE_PATTERN } from './fields';

export const BOOKING_FORM_REASONS = [
  'full-name-required',
  'email-required',
  'phone-required',
  'service-required',
  'date-required',
  'time-required',
  'privacy-required',
  'consent-required',
  'email-invalid',
  'phone-invalid',
  'spam',
  'age-band-required',
  'guardian-name-required',
  'guardian-phone-required',
  'guardian-email-required',
  'guardian-consent-required',
] as const;
export type BookingFormReason = (typeof BOOKING_FORM_REASONS)[number];

export interface BookingFormFields {
  fullName: string;
  email: string;
  phone: string;
  service: string;
  date: string;
  time: string;
  consentPrivacy: boolean;
  consentRefund: boolean;
  honeypot: string;
  ageBand: string;
  guardianName: string;
  guardianPhone: string;
  guardianEmail: string;
  guardianConsents: boolean;
}

/** Every reason why the form cannot be sent, with the field it belongs to; empty when it can. */
export function bookingFormProblems(
  form: BookingFormFields,
): { field: keyof BookingFormFields; reason: BookingFormReason }[] {
  const missing = (text: string) => text.trim() === '';
  const minor = form.ageBand === 'adolescent';
  const checks: [keyof BookingFormFields, BookingFormReason, boolean][] = [
    ['fullName', 'full-name-required', missing(form.fullName)],
    ['email', 'email-required', missing(form.email)],
    ['phone', 'phone-required', missing(form.phone)],
    ['service', 'service-required', missing(form.service)],
    ['date', 'date-required', missing(form.date)],
    ['time', 'time-required', missing(form.time)],
    ['consentPrivacy', 'privacy-required', !form.consentPrivacy],
    ['consentRefund', 'consent-required', !form.consentRefund],
    ['email', 'email-invalid', !missing(form.email) && !EMAIL_PATTERN.test(form.email.trim())],
    ['phone', 'phone-invalid', !missing(form.phone) && !PHONE_PATTERN.test(form.phone.trim())],
    ['honeypot', 'spam', form.honeypot !== ''],
    ['ageBand', 'age-band-required', !['adult', 'adolescent'].includes(form.ageBand)],
    ['guardianName', 'guardian-name-required', minor && missing(form.guardianName)],
    [
      'guardianPhone',
      'guardian-phone-required',
      minor && !PHONE_PATTERN.test(form.guardianPhone.trim()),
    ],
    [
      'guardianEmail',
      'guardian-email-required',
      minor && !EMAIL_PATTERN.test(form.guardianEmail.trim()),
    ],
    ['guardianConsents', 'guardian-consent-required', minor && !form.guardianConsents],
  ];
  return checks.filter(([, , wrong]) => wrong).map(([field, reason]) => ({ field, reason }));
}
