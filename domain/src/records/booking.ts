import type * as booking from '../booking/booking';
import type { Note, NoteDraft } from '../booking/note';
import { noDetails } from '../booking/request-details';
import { defineRecord } from './record';

export const bookings = defineRecord<booking.Booking>(
  'bookings',
  [
    'startsAt',
    'endsAt',
    'holdExpiresAt',
    'createdAt',
    'updatedAt',
    'guardianDeclinedAt',
    'leftAt',
    'retainUntil',
  ],
  // Functions store both; documents of other programs may lack them (specification sections 3 and 4).
  { status: 'pending', timezone: 'UTC' },
);
export const bookingPath = (id: string) => `bookings/${id}`;

export const confidentialRequests = defineRecord<booking.ConfidentialRequest>(
  'confidential',
  [],
  noDetails,
);
export const confidentialRequestPath = (bookingId: string) =>
  `bookings/${bookingId}/confidential/request`;

/** `bookings/{id}/confidential/note`: for the booking's practitioner and admins only. */
export const confidentialNotes = defineRecord<Note>('confidential', ['updatedAt', 'signedAt']);
export const confidentialNotePath = (bookingId: string) =>
  `bookings/${bookingId}/confidential/note`;

/** `bookings/{id}/confidential/draft_{uid}`: unsaved text, which only its writer reads. */
export const noteDrafts = defineRecord<NoteDraft>('confidential', ['updatedAt']);
export const noteDraftPath = (bookingId: string, uid: string) =>
  `bookings/${bookingId}/confidential/draft_${uid}`;

/** `bookings/{id}/notes/{version}`: versions and amendments, never changed; same readers as the note. */
export const noteVersions = defineRecord<Note>('notes', ['updatedAt', 'signedAt']);
export const noteVersionsPath = (bookingId: string) => `bookings/${bookingId}/notes`;
export const noteVersionPath = (bookingId: string, version: number) =>
  `${noteVersionsPath(bookingId)}/${String(version).padStart(6, '0')}`;
/** The event of a changed note does not hold its text. */
export const noteEventId = ({ version }: Pick<Note, 'version'>) =>
  `note-${String(version).padStart(6, '0')}`;

export const bookingEvents = defineRecord<booking.BookingEvent>('events', ['at']);
export const bookingEventId = ({
  version,
  action,
}: Pick<booking.BookingEvent, 'version' | 'action'>) =>
  `${String(version).padStart(6, '0')}-${action}`;
export const bookingEventPath = (bookingId: string, eventId: string) =>
  `bookings/${bookingId}/events/${eventId}`;

export const bookingStatusCards = defineRecord<booking.BookingStatusCard>('bookingStatus', [], {
  status: 'pending',
});
export const bookingStatusPath = (reference: string) => `bookingStatus/${reference}`;
