import { nothingPaid } from '@tulia/domain/money/summary';
import { noMeeting, type Booking } from '@tulia/domain/records/booking';
import { toInstant } from '@tulia/domain/time/practice-time';

/** A confirmed session for the tests of this folder: Monday 23 November 2026, 14:00 to 14:50. */
export function aSession(change: Partial<Booking> = {}): Booking {
  const startsAt = toInstant('2026-11-23', '14:00');
  return {
    id: 'booking-1',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    status: 'confirmed',
    version: 3,
    clientUserId: 'amina',
    clientEmail: 'amina@example.com',
    clientName: 'Amina Otieno',
    clientPhone: '+254 700 000 001',
    clientData: { name: 'Amina Otieno', email: 'amina@example.com', phone: '+254 700 000 001' },
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
    endsAt: toInstant('2026-11-23', '14:50'),
    holdExpiresAt: null,
    confirmedDate: '2026-11-23',
    confirmedTimeSlot: '14:00',
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
    createdAt: startsAt,
    updatedAt: startsAt,
    createdBy: 'client',
    requestHash: 'hash',
    ...change,
  };
}
