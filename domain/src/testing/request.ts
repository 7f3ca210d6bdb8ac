/**
 * The only makers of requests for tests: an adult asks for individual therapy on Tuesday 24 November 2026 at 10:00.
 * `change` says what matters to the test.
 */
import type { RequestInput, OnBehalfInput } from '../booking/commands/request';
import { CONSENT_VERSIONS } from '../booking/consent/consent-versions';
import { noDetails, type RequestDetails } from '../booking/request-details';
import type { BookOnBehalfInput } from '../calls/bookings/book-on-behalf';
import type { CreateBookingInput } from '../calls/bookings/create-booking';

/** Every detail as typed, for tests that follow all of them to their end. */
export const everyDetail: RequestDetails = { partnerName: 'Kiprotich' };
/** A service that asks for all of them. */
export const ASKS_EVERY_DETAIL = 'couples-therapy';

const asked = {
  requestId: 'a-request-id-0123',
  serviceId: 'individual-therapy',
  practitionerId: null,
  date: '2026-11-24',
  time: '10:00',
  specialRequests: '',
  ...noDetails,
  ageBand: 'adult' as const,
  guardian: null,
  language: 'en' as const,
};

export function aBookingRequest(change: Partial<CreateBookingInput> = {}): CreateBookingInput {
  return {
    ...asked,
    fullName: 'Amina Hassan',
    email: 'amina@example.com',
    phone: '+254 700 000 011',
    category: 'general',
    sessionType: 'virtual',
    timezone: 'Africa/Nairobi',
    consent: { privacyVersion: CONSENT_VERSIONS.privacy, agreementVersion: CONSENT_VERSIONS.adult },
    honeypot: '',
    ...change,
  };
}

/** What staff send for a caller without an address. */
export function aPhoneRequest(change: Partial<BookOnBehalfInput> = {}): BookOnBehalfInput {
  return {
    ...asked,
    fullName: 'Wambui Kamau',
    email: '',
    phone: '+254 711 000 222',
    confirm: false,
    ...change,
  };
}

const identity = {
  id: 'b1',
  clientId: 'c1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  requestHash: 'h',
};

export function askedByClient(change: Partial<RequestInput> = {}): RequestInput {
  return {
    ...aBookingRequest(),
    ...identity,
    ageBand: 'adult',
    requester: { uid: 'amina', email: 'amina@example.com' },
    createdBy: 'client',
    signedBy: { kind: 'client', uid: 'amina', name: 'Amina' },
    ...change,
  };
}

export function askedByStaff(change: Partial<OnBehalfInput> = {}): OnBehalfInput {
  return {
    ...aPhoneRequest(),
    ...identity,
    requester: { uid: null, email: '' },
    signedBy: { kind: 'staff', uid: 'rehema', name: 'Rehema' },
    ...change,
  };
}
