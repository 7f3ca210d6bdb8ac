import type {
  Booking,
  BookingEvent,
  BookingStatusCard,
  ConfidentialRequest,
} from '../booking/booking';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export {
  noMeeting,
  type AgeBand,
  type Booking,
  type BookingEvent,
  type BookingStatusCard,
  type ConfidentialRequest,
  type Guardian,
  type Meeting,
  type MeetingState,
} from '../booking/booking';

export const bookings = defineRecord<Booking>({
  collection: 'bookings',
  instants: ['startsAt', 'endsAt', 'holdExpiresAt', 'createdAt', 'updatedAt', 'retainUntil'],
});
export const bookingPath = (id: string) => `bookings/${id}`;

export const confidentialRequests = defineRecord<ConfidentialRequest>({
  collection: 'confidential',
});
export const confidentialRequestPath = (bookingId: string) =>
  `bookings/${bookingId}/confidential/request`;

/** `bookings/{id}/confidential/note`: the staff's private note, for the booking's practitioner and admins only. */
export interface ConfidentialNote {
  text: string;
  updatedAt: Instant;
  updatedBy: string;
}

export const confidentialNotes = defineRecord<ConfidentialNote>({
  collection: 'confidential',
  instants: ['updatedAt'],
});
export const confidentialNotePath = (bookingId: string) =>
  `bookings/${bookingId}/confidential/note`;

export const bookingEvents = defineRecord<BookingEvent>({ collection: 'events', instants: ['at'] });
/** By its place in the history and by what was done. */
export const bookingEventId = ({ version, action }: Pick<BookingEvent, 'version' | 'action'>) =>
  `${String(version).padStart(6, '0')}-${action}`;
export const bookingEventPath = (bookingId: string, eventId: string) =>
  `bookings/${bookingId}/events/${eventId}`;

export const bookingStatusCards = defineRecord<BookingStatusCard>({ collection: 'bookingStatus' });
export const bookingStatusPath = (reference: string) => `bookingStatus/${reference}`;
