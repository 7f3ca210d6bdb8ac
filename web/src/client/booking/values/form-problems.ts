/** Where what is wrong with a booking stands in the form, and in which words. */
import { inFormOrder, type BookingFormReason } from '@tulia/domain/calls/bookings/booking-form';
import { useFormContext } from 'react-hook-form';
import { useBookingTexts, type bookingTexts } from '../texts/booking';
import { reasonAt } from '../../../platform/hooks/schema-resolver';
import type { BookingValues } from './booking-values';

type Texts = (typeof bookingTexts)['en'];
type BookingField = keyof BookingValues;

/** Where the fields of `createBooking` stand in the form. */
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

/** For a guardian's fields there is one sentence, whether they are missing or wrong. */
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

/** Every message of the form, in the order in which the specification joins them. */
export function joinedMessages(reasons: Readonly<Record<string, string>>, t: Texts): string {
  const named = Object.entries(reasons).map(([field, code]) => [field, GUARDIAN[field] ?? code]);
  return inFormOrder(Object.fromEntries(named) as Record<string, string>)
    .map(({ field, reason }) => bookingSentence(reason, field, t))
    .join(', ');
}

/** The sentence of a reason code at a field. */
export function useBookingSentence() {
  const { t } = useBookingTexts();
  return (code: string, field: string) => bookingSentence(code, field, t);
}

/**
 * Of the form around: what a field of `ui/fields` needs, as `form.field` of `use-schema-form.ts` gives it, and what is
 * wrong with a field, in words.
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
