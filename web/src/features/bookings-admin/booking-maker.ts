import { nothingPaid } from '@tulia/domain/money/summary';
import { noMeeting, type Booking } from '@tulia/domain/records/booking';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';

/** A pending request for the tests of this folder, for Monday 23 November 2026 at 14:00. */
export function aBooking(change: Partial<Booking> = {}): Booking {
  const startsAt = toInstant('2026-11-23', '14:00');
  return {
    id: 'booking-1',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    status: 'pending',
    version: 3,
    clientUserId: 'amina',
    clientEmail: 'amina@example.com',
    clientName: 'Amina Otieno',
    clientPhone: '+254 700 000 001',
    clientData: {
      name: 'Amina Otieno',
      email: 'amina@example.com',
      phone: '+254 700 000 001',
    },
    serviceId: 'individual-therapy',
    service: {
      name: { en: 'Individual Therapy', sw: 'Tiba ya Mtu Binafsi' },
      durationMinutes: 50,
      price: 3000,
    },
    sessionType: 'virtual',
    preferredDates: ['2026-11-23'],
    preferredTimeSlot: '14:00',
    timezone: 'Africa/Nairobi',
    language: 'en',
    ageBand: 'adult',
    guardian: null,
    consent: { privacyVersion: '1', agreementVersion: '1', form: 'adult', at: startsAt },
    startsAt,
    endsAt: startsAt + HOUR,
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
    createdAt: startsAt - 72 * HOUR,
    updatedAt: startsAt - 72 * HOUR,
    createdBy: 'client',
    requestHash: 'hash',
    ...change,
  };
}

export const aConfirmed = (change: Partial<Booking> = {}): Booking =>
  aBooking({
    status: 'confirmed',
    confirmedDate: '2026-11-23',
    confirmedTimeSlot: '14:00',
    ...change,
  });
