import { nothingPaid } from '../money/summary';
import type { PracticeSettings } from '../practice/settings';
import type { Practitioner } from '../practice/practitioner';
import type { Service } from '../practice/service';
import type { Interval } from '../slot/interval';
import { MINUTE, type Instant } from '../time/instant';
import { noMeeting, type Booking, type Guardian } from './booking';
import { searchTerms } from './search-terms';

export interface RequestedSession {
  fullName: string;
  /** as typed: contact only, gives no access */
  email: string;
  phone: string;
  /** practice time, `YYYY-MM-DD` and `HH:MM` */
  date: string;
  time: string;
  timezone: string;
  language: Booking['language'];
  ageBand: Booking['ageBand'];
  guardian: Guardian | null;
  consent: { privacyVersion: string; agreementVersion: string };
}

export interface BookingIdentity {
  id: string;
  clientId: string;
  referenceNumber: string;
  requestHash: string;
  /** the account or null; the address that gives access and gets the emails, lower-case */
  requester: { uid: string | null; email: string };
  createdBy: Booking['createdBy'];
}

export function newBooking(
  asked: RequestedSession,
  identity: BookingIdentity,
  about: {
    practitioner: Pick<Practitioner, 'id' | 'name'>;
    service: Service;
    settings: PracticeSettings;
    interval: Interval;
    now: Instant;
  },
): Booking {
  const { requester, ...given } = identity;
  const { practitioner, service, settings, interval, now } = about;
  const { ageBand } = asked;
  const clientName = asked.fullName.trim();
  const clientPhone = asked.phone.trim();
  const clientEmail = requester.email;
  const { referenceNumber } = given;
  return {
    ...given,
    status: 'pending',
    cancelledLate: false,
    version: 1,
    clientUserId: requester.uid,
    clientEmail,
    clientName,
    clientPhone,
    clientData: { name: clientName, email: asked.email.trim(), phone: clientPhone },
    practitionerId: practitioner.id,
    practitioner: { name: practitioner.name },
    serviceId: service.slug,
    service: {
      name: service.name,
      durationMinutes: service.durationMinutes,
      price: service.price,
    },
    sessionType: 'virtual',
    preferredDates: [asked.date],
    preferredTimeSlot: asked.time,
    timezone: asked.timezone,
    language: asked.language,
    ageBand,
    guardian: ageBand === 'adolescent' ? asked.guardian : null,
    guardianConsent: null,
    consent: { ...asked.consent, form: ageBand, at: now },
    ...interval,
    holdExpiresAt: now + settings.holdMinutes * MINUTE,
    confirmedDate: null,
    confirmedTimeSlot: null,
    rejectionReason: null,
    googleMeetLink: null,
    googleMeetId: null,
    googleCalendarLink: null,
    meeting: noMeeting,
    payment: nothingPaid(service.price),
    paidTime: null,
    saidCode: null,
    prompt: null,
    calendarSequence: null,
    searchTerms: searchTerms({ referenceNumber, clientName, clientEmail, clientPhone }),
    createdAt: now,
    updatedAt: now,
  };
}
