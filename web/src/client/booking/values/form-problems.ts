/** The place and the words of each problem of a booking in the form. */
import { inFormOrder, type BookingFormReason } from '@tulia/domain/calls/bookings/booking-form';
import { useFormContext } from 'react-hook-form';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { reasonAt } from '../../../platform/hooks/schema-resolver';
import type { BookingValues } from './booking-values';

type Texts = (typeof bookingTexts)['en'];
type BookingField = keyof BookingValues;

/** The field of the form for each field of `createBooking` with another name. */
const FORM_FIELDS: Partial<Record<string, BookingField>> = {
  serviceId: 'service',
  specialRequests: 'message',
  guardian: 'guardianName',
  'guardian.name': 'guardianName',
  'guardian.phone': 'guardianPhone',
  'guardian.email': 'guardianEmail',
  'guardian.consents': 'guardianConsents',
  'consent.privacyVersion': 'consentPrivacy',
  'consent.agreementVersion': 'consentRefund',
};

export const bookingFieldOf = (path: string): string => FORM_FIELDS[path] ?? path;

/** Each of these fields has one sentence, whether it is empty or wrong. */
const GUARDIAN: Partial<Record<string, BookingFormReason>> = {
  guardianPhone: 'guardian-phone-required',
  guardianEmail: 'guardian-email-required',
};

export function bookingSentence(code: string, field: string, t: Texts): string {
  const reason = GUARDIAN[field] ?? code;
  if (reason === 'too-long') return t.tooLong;
  if (reason === 'under-age') return t.underAgeShort;
  if (reason === 'service-gone') return t.serviceGone;
  if (reason === 'service-not-for-age') return t.serviceForOtherAge;
  const known: Partial<Record<string, string>> = t.reasons;
  return known[reason] ?? t.fieldWrong;
}

/** All messages of the form, joined in the order of the specification. */
export function joinedMessages(reasons: Readonly<Record<string, string>>, t: Texts): string {
  const named = Object.entries(reasons).map(([field, code]) => [field, GUARDIAN[field] ?? code]);
  return inFormOrder(Object.fromEntries(named) as Record<string, string>)
    .map(({ field, reason }) => bookingSentence(reason, field, t))
    .join(', ');
}

export function useBookingSentence() {
  const { t } = useTexts(bookingTexts);
  return (code: string, field: string) => bookingSentence(code, field, t);
}

/**
 * For components inside the form: the props of a field for `ui/fields`, like `form.field` of `use-schema-form.ts`, and
 * the problem of a field in words.
 */
export function useBookingFields() {
  const say = useBookingSentence();
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
  const problem = (field: BookingField) => {
    const reason = reasonAt(errors, field);
    return reason === undefined ? undefined : say(reason, field);
  };
  const field = <Name extends BookingField>(name: Name) => ({
    ...register(name),
    error: problem(name),
  });
  return { field, problem };
}
