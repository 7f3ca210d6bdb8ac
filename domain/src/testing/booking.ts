/**
 * The only makers of whole bookings for tests. Dates and end follow from the start; `change` says what matters to the
 * test.
 */
import { nothingPaid } from '../money/summary';
import { noMeeting, type Booking } from '../booking/booking';
import { DAY, MINUTE } from '../time/instant';
import { toInstant, toWallTime } from '../time/practice-time';

const MINUTES = 50;

/** A pending request of Amina Otieno for individual therapy, on Monday 23 November 2026 at 14:00. */
export function aBooking(change: Partial<Booking> = {}): Booking {
  const startsAt = change.startsAt ?? toInstant('2026-11-23', '14:00');
  const { date, time } = toWallTime(startsAt);
  return {
    id: 'booking-1',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    status: 'pending',
    cancelledLate: false,
    version: 3,
    clientId: 'amina-client',
    clientUserId: 'amina',
    clientEmail: 'amina@example.com',
    clientName: 'Amina Otieno',
    clientPhone: '+254 700 000 001',
    clientData: { name: 'Amina Otieno', email: 'amina@example.com', phone: '+254 700 000 001' },
    practitionerId: 'therapist',
    practitioner: { name: 'Njeri Mwangi' },
    serviceId: 'individual-therapy',
    service: {
      name: { en: 'Individual Therapy', sw: 'Tiba ya Mtu Binafsi' },
      durationMinutes: MINUTES,
      price: 3000,
    },
    sessionType: 'virtual',
    preferredDates: [date],
    preferredTimeSlot: time,
    timezone: 'Africa/Nairobi',
    language: 'en',
    ageBand: 'adult',
    guardian: null,
    guardianConsent: null,
    consent: { privacyVersion: '1', agreementVersion: '1', form: 'adult', at: startsAt - 3 * DAY },
    startsAt,
    endsAt: startsAt + MINUTES * MINUTE,
    holdExpiresAt: null,
    confirmedDate: null,
    confirmedTimeSlot: null,
    rejectionReason: null,
    googleMeetLink: null,
    googleMeetId: null,
    googleCalendarLink: null,
    meeting: noMeeting,
    payment: nothingPaid(3000),
    paidTime: null,
    saidCode: null,
    prompt: null,
    calendarSequence: null,
    searchTerms: [],
    createdAt: startsAt - 3 * DAY,
    updatedAt: startsAt - 3 * DAY,
    createdBy: 'client',
    requestHash: 'hash',
    ...change,
  };
}

export function aConfirmed(change: Partial<Booking> = {}): Booking {
  const { startsAt } = aBooking(change);
  const { date, time } = toWallTime(startsAt);
  return aBooking({
    status: 'confirmed',
    confirmedDate: date,
    confirmedTimeSlot: time,
    ...change,
  });
}
