/** The booking that a request becomes, before anything is written. */
import type { CreateBookingInput } from '@tulia/domain/calls/create-booking';
import { referenceNumber, REFERENCE_BYTES } from '@tulia/domain/booking/reference-number';
import { noMeeting, type AgeBand, type Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { Service } from '@tulia/domain/records/service';
import type { Interval } from '@tulia/domain/slot/interval';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import { randomBytes } from 'node:crypto';
import { canonicalJson, derivedId, fingerprint } from '../platform/fingerprint';
import { searchTerms } from '@tulia/domain/booking/search-terms';

/** Whose request it is: the account, or a guest by the typed address. */
export interface Requester {
  uid: string | null;
  email: string;
}

/** The id derives from person and request id: the same request lands on the same document. */
export function bookingIdFor(requester: Requester, requestId: string): string {
  const person = requester.uid === null ? `guest:${requester.email}` : `uid:${requester.uid}`;
  return derivedId('booking', person, requestId);
}

/** The fingerprint of what was asked; the request id is not part of it. */
export function requestHashOf(input: CreateBookingInput): string {
  return fingerprint(canonicalJson({ ...input, requestId: undefined, honeypot: undefined }));
}

export function newBooking(
  input: CreateBookingInput,
  about: {
    requester: Requester;
    ageBand: AgeBand;
    service: Service;
    settings: PracticeSettings;
    interval: Interval;
    now: Instant;
  },
): Booking {
  const { requester, ageBand, service, settings, interval, now } = about;
  const reference = referenceNumber(randomBytes(REFERENCE_BYTES));
  const clientName = input.fullName.trim();
  const clientPhone = input.phone.trim();
  return {
    id: bookingIdFor(requester, input.requestId),
    referenceNumber: reference,
    status: 'pending',
    version: 1,
    clientUserId: requester.uid,
    clientEmail: requester.email,
    clientName,
    clientPhone,
    clientData: { name: clientName, email: input.email.trim(), phone: clientPhone },
    serviceId: service.slug,
    service: {
      name: service.name,
      nameSw: service.nameSw,
      durationMinutes: service.durationMinutes,
      price: service.price,
    },
    sessionType: 'virtual',
    preferredDates: [input.date],
    preferredTimeSlot: input.time,
    timezone: input.timezone,
    language: input.language,
    ageBand,
    guardian: ageBand === 'adolescent' ? input.guardian : null,
    consent: { ...input.consent, form: ageBand, at: now },
    ...interval,
    holdExpiresAt: now + settings.holdMinutes * MINUTE,
    confirmedDate: null,
    confirmedTimeSlot: null,
    rejectionReason: null,
    googleMeetLink: null,
    googleMeetId: null,
    googleCalendarLink: null,
    meeting: noMeeting,
    payment: {
      state: service.price === 0 ? 'waived' : 'unpaid',
      received: 0,
      method: null,
      code: null,
    },
    calendarSequence: null,
    searchTerms: searchTerms({
      referenceNumber: reference,
      clientName,
      clientEmail: requester.email,
      clientPhone,
    }),
    createdAt: now,
    updatedAt: now,
    createdBy: requester.uid === null ? 'guest' : 'client',
    requestHash: requestHashOf(input),
  };
}
