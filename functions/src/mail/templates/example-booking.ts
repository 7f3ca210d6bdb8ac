/** A confirmed booking for the tests of templates and invitations. */
import { nothingPaid } from '@tulia/domain/money/summary';
import { noMeeting, type Booking } from '@tulia/domain/records/booking';
import type { Mail, MailTemplate } from '@tulia/domain/records/mail';

const startsAt = Date.parse('2026-11-23T10:00:00+03:00');

export const exampleBooking: Booking = {
  id: 'booking1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  status: 'confirmed',
  version: 2,
  clientUserId: 'uid1',
  clientEmail: 'amina@example.com',
  clientName: 'Amina Hassan',
  clientPhone: '+254 700 000 011',
  clientData: { name: 'Amina Hassan', email: 'amina@example.com', phone: '+254 700 000 011' },
  serviceId: 'individual-therapy',
  service: {
    name: { en: 'Individual Therapy', sw: 'Tiba ya Mtu Binafsi' },
    durationMinutes: 50,
    price: 3000,
  },
  sessionType: 'virtual',
  preferredDates: ['2026-11-23'],
  preferredTimeSlot: '10:00',
  timezone: 'Europe/London',
  language: 'en',
  ageBand: 'adult',
  guardian: null,
  consent: { privacyVersion: '1', agreementVersion: '1', form: 'adult', at: 0 },
  startsAt,
  endsAt: startsAt + 50 * 60_000,
  holdExpiresAt: null,
  confirmedDate: '2026-11-23',
  confirmedTimeSlot: '10:00',
  rejectionReason: null,
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  googleMeetId: 'event1',
  googleCalendarLink: null,
  meeting: { ...noMeeting, state: 'ready', source: 'google', forVersion: 2 },
  payment: nothingPaid(3000),
  paidTime: null,
  saidCode: null,
  prompt: null,
  calendarSequence: 0,
  searchTerms: [],
  createdAt: 0,
  updatedAt: 0,
  createdBy: 'client',
  requestHash: '',
};

export function exampleMail(
  template: MailTemplate,
  parameters: Mail['parameters'] = {},
  language: Mail['language'] = 'en',
): Mail {
  return {
    to: 'amina@example.com',
    template,
    language,
    bookingId: 'booking1',
    parameters: {
      startsAt,
      endsAt: startsAt + 50 * 60_000,
      sequence: 0,
      version: 2,
      ...parameters,
    },
    state: 'sending',
    attempts: 1,
    notBefore: 0,
    leaseToken: 'token',
    leaseUntil: 0,
    createdAt: 0,
    sentAt: null,
  };
}
