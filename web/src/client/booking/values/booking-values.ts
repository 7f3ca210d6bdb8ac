/** The values of the booking form (specification section 3, "Booking form state"), and the request made from them. */
import { AGE_BANDS, type AgeBand } from '@tulia/domain/person/age-band';
import { detailsFor, noDetails, type RequestDetails } from '@tulia/domain/booking/request-details';
import type { SeriesStart } from '@tulia/domain/booking/series';
import type { BookingCategory } from '@tulia/domain/booking/topics';
import type {
  CreateBookingInput,
  CreateBookingOutput,
} from '@tulia/domain/calls/bookings/create-booking';
import { isForAge, type Service } from '@tulia/domain/practice/service';
import type { Language } from '@tulia/domain/person/language';
import type { UseFormReturn } from 'react-hook-form';
import { deviceZone } from '../../../shared/views/moments';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';

/** Details and special requests are kept in this browser only. */
export interface BookingValues extends RequestDetails {
  fullName: string;
  email: string;
  phone: string;
  /** slug */
  service: string;
  /** id of the practitioner; empty for the first who is free */
  practitioner: string;
  /** practice time, `YYYY-MM-DD` and `HH:MM` */
  date: string;
  time: string;
  /** the later sessions of a series; empty for a single session */
  further: SeriesStart[];
  consentPrivacy: boolean;
  consentRefund: boolean;
  honeypot: string;
  ageBand: string;
  guardianName: string;
  guardianPhone: string;
  guardianEmail: string;
  guardianConsents: boolean;
  /** for a client aged 12 to 17, the person who fills in the form */
  bookedBy: 'client' | 'guardian';
  /** empty when the client would rather not say */
  category: BookingCategory | '';
  timezone: string;
  message: string;
}

/** A request that was sent, with the answer of the server. */
export interface Booked {
  answer: CreateBookingOutput;
  values: BookingValues;
  service: Service;
}

export const emptyValues: BookingValues = {
  fullName: '',
  email: '',
  phone: '',
  service: '',
  practitioner: '',
  date: '',
  time: '',
  further: [],
  consentPrivacy: false,
  consentRefund: false,
  honeypot: '',
  ageBand: '',
  guardianName: '',
  guardianPhone: '',
  guardianEmail: '',
  guardianConsents: false,
  bookedBy: 'client',
  category: '',
  timezone: deviceZone(),
  message: '',
  ...noDetails,
};

/** Not for a free service, nor for the ages 12 to 17, whose guardian agrees to each session. */
export const isSeriesOffered = (service: Service | undefined, ageBand: string) =>
  service !== undefined && service.price > 0 && ageBand !== 'adolescent';

export function consentForm(ageBand: string): AgeBand {
  return ageBand === 'adolescent' ? 'adolescent' : 'adult';
}

/** Whether the service is for this age; true while the age is unknown. */
export function isOfferedTo(service: Service, ageBand: string): boolean {
  const age = AGE_BANDS.find((each) => each === ageBand);
  return age === undefined || isForAge(service, age);
}

/** The body of `createBooking`, not yet checked. */
export type BookingRequest = Omit<CreateBookingInput, 'requestId'>;

export type BookingFormReturn = UseFormReturn<BookingValues, unknown, BookingRequest>;

/** @param services details that the chosen service does not ask for are not sent, even when typed before */
export function bookingRequest(
  values: BookingValues,
  language: Language,
  services: readonly Service[] | undefined,
): BookingRequest {
  const form = consentForm(values.ageBand);
  const service = services?.find(({ slug }) => slug === values.service);
  return {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    serviceId: values.service,
    practitionerId: values.practitioner === '' ? null : values.practitioner,
    category: values.category === '' ? null : values.category,
    sessionType: 'virtual',
    date: values.date,
    time: values.time,
    timezone: values.timezone,
    specialRequests: values.message.trim(),
    ...detailsFor(service, values),
    ageBand: values.ageBand as BookingRequest['ageBand'],
    guardian:
      form === 'adolescent'
        ? {
            name: values.guardianName.trim(),
            phone: values.guardianPhone.trim(),
            email: values.guardianEmail.trim(),
            consents: values.guardianConsents,
          }
        : null,
    // The version names the text that the client agreed to; it is empty without the tick.
    consent: {
      privacyVersion: values.consentPrivacy ? CONSENT_VERSIONS.privacy : '',
      agreementVersion: values.consentRefund ? CONSENT_VERSIONS[form] : '',
    },
    honeypot: values.honeypot,
    ...(values.further.length > 0 &&
      isSeriesOffered(service, values.ageBand) && { further: values.further }),
    language,
  };
}
