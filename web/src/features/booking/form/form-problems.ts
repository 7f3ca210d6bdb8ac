/** The form's problems in words: what the domain finds wrong before sending, and what the server found wrong after. */
import { bookingFormProblems, type BookingFormReason } from '@tulia/domain/calls/booking-form';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { bookingCopy } from '../../../copy/booking/booking';
import type { BookingValues } from './booking-values';

type Copy = (typeof bookingCopy)['en'];
export type BookingField = keyof BookingValues;

export interface FieldMessage {
  field: BookingField;
  message: string;
}

/** Every message of the form, in the order in which the specification joins them. */
export function formMessages(values: BookingValues, t: Copy): FieldMessage[] {
  return bookingFormProblems(values).map(({ field, reason }) => ({
    field,
    message:
      reason === 'age-band-required' && values.ageBand === 'child'
        ? t.underAgeShort
        : t.reasons[reason],
  }));
}

/** A resolver for react-hook-form: the first message of each field stands beside it. */
export function bookingResolver(t: Copy): Resolver<BookingValues> {
  return (values) => {
    const messages = formMessages(values, t);
    if (messages.length === 0) return { values, errors: {} };
    const errors: Partial<Record<BookingField, FieldError>> = {};
    for (const { field, message } of messages) errors[field] ??= { type: 'domain', message };
    return { values: {}, errors: errors as FieldErrors<BookingValues> };
  };
}

/** Where the fields of `createBooking` stand in the form. */
const FORM_FIELDS: Record<string, BookingField> = {
  fullName: 'fullName',
  email: 'email',
  phone: 'phone',
  serviceId: 'service',
  category: 'category',
  date: 'date',
  time: 'time',
  timezone: 'timezone',
  specialRequests: 'message',
  ageBand: 'ageBand',
  guardian: 'guardianName',
  'guardian.name': 'guardianName',
  'guardian.phone': 'guardianPhone',
  'guardian.email': 'guardianEmail',
  'guardian.consents': 'guardianConsents',
  'consent.privacyVersion': 'consentPrivacy',
  'consent.agreementVersion': 'consentRefund',
  honeypot: 'honeypot',
};

/** The server's reasons of an `invalid-input` refusal as messages of the form; what belongs to no field is left out. */
export function serverMessages(fields: Record<string, string>, t: Copy): FieldMessage[] {
  return Object.entries(fields).flatMap(([path, reason]) => {
    const field = FORM_FIELDS[path];
    if (field === undefined) return [];
    if (reason === 'too-long') return [{ field, message: t.tooLong }];
    return [{ field, message: isReason(reason, t) ? t.reasons[reason] : t.fieldWrong }];
  });
}

function isReason(reason: string, t: Copy): reason is BookingFormReason {
  return Object.hasOwn(t.reasons, reason);
}

/** Moves the focus to the first field on screen, from the top, that is among `fields`. */
export function focusFirst(form: HTMLElement | null, fields: readonly BookingField[]): void {
  for (const place of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (!fields.includes(place.dataset.field as BookingField)) continue;
    const control =
      place.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ??
      place.querySelector<HTMLElement>('input:not(:disabled), select, textarea, button') ??
      place;
    if (control === place) place.tabIndex = -1;
    control.focus();
    return;
  }
}
