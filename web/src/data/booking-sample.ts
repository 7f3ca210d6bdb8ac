/** A whole booking for the unit tests of this feature; `change` says what matters to the test. */
import { nothingPaid } from '@tulia/domain/money/summary';
import { noMeeting, type Booking } from '@tulia/domain/records/booking';
import { toInstant } from '@tulia/domain/time/practice-time';

/** Tuesday 10 November 2026, 09:00 in Nairobi. */
export const SAMPLE_NOW = toInstant('2026-11-10', '09:00');

export function sampleBooking(change: Partial<Booking> = {}): Booking {
  const startsAt = change.startsAt ?? toInstant('2026-11-12', '14:00');
  return {
    id: 'b1',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    status: 'confirmed',
    version: 2,
    clientUserId: 'amina',
    clientEmail: 'amina@example.com',
    clientName: 'Amina',
    clientPhone: '+254 711 111 111',
    clientData: { name: 'Amina', email: 'amina@example.com', phone: '+254 711 111 111' },
    serviceId: 'individual-therapy',
    service: {
      name: { en: 'Individual Therapy', sw: 'Tiba ya Mtu Binafsi' },
      durationMinutes: 50,
      price: 3000,
    },
    sessionType: 'virtual',
    preferredDates: ['2026-11-12'],
    preferredTimeSlot: '14:00',
    timezone: 'Africa/Nairobi',
    language: 'en',
    ageBand: 'adult',
    guardian: null,
    consent: { privacyVersion: '1', agreementVersion: '1', form: 'adult', at: SAMPLE_NOW },
    startsAt,
    endsAt: startsAt + 50 * 60_000,
    holdExpiresAt: null,
    confirmedDate: '2026-11-12',
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
    createdAt: SAMPLE_NOW - 86_400_000,
    updatedAt: SAMPLE_NOW,
    createdBy: 'client',
    requestHash: '',
    ...change,
  };
}
