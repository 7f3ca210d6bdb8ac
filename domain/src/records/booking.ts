import type {
  Booking,
  BookingEvent,
  BookingStatusCard,
  ConfidentialRequest,
} from '../booking/booking';
import type { Note, NoteDraft } from '../booking/note';
import { defineRecord } from './record';

export {
  hasLeft,
  noMeeting,
  type Booking,
  type BookingEvent,
  type BookingStatusCard,
  type ConfidentialRequest,
  type Guardian,
  type GuardianConsent,
  type Meeting,
  type MeetingState,
} from '../booking/booking';
export type { Note, NoteDraft } from '../booking/note';

export const bookings = defineRecord<Booking>({
  collection: 'bookings',
  instants: [
    'startsAt',
    'endsAt',
    'holdExpiresAt',
    'createdAt',
    'updatedAt',
    'leftAt',
    'retainUntil',
  ],
});
export const bookingPath = (id: string) => `bookings/${id}`;

export const confidentialRequests = defineRecord<ConfidentialRequest>({
  collection: 'confidential',
});
export const confidentialRequestPath = (bookingId: string) =>
  `bookings/${bookingId}/confidential/request`;

/** `bookings/{id}/confidential/note`: the staff's private note as it stands, for the booking's practitioner and admins only. */
export const confidentialNotes = defineRecord<Note>({
  collection: 'confidential',
  instants: ['updatedAt', 'signedAt'],
});
export const confidentialNotePath = (bookingId: string) =>
  `bookings/${bookingId}/confidential/note`;

/** `bookings/{id}/confidential/draft_{uid}`: what a member of staff has typed and not saved; that person alone gets it back. */
export const noteDrafts = defineRecord<NoteDraft>({
  collection: 'confidential',
  instants: ['updatedAt'],
});
export const noteDraftPath = (bookingId: string, uid: string) =>
  `bookings/${bookingId}/confidential/draft_${uid}`;

/** `bookings/{id}/notes/{version}`: every version of the note and what was added to it, never changed; for the same eyes. */
export const noteVersions = defineRecord<Note>({
  collection: 'notes',
  instants: ['updatedAt', 'signedAt'],
});
export const noteVersionsPath = (bookingId: string) => `bookings/${bookingId}/notes`;
export const noteVersionPath = (bookingId: string, version: number) =>
  `${noteVersionsPath(bookingId)}/${String(version).padStart(6, '0')}`;
/** Of the event that says that the note was changed, and not what it says. */
export const noteEventId = ({ version }: Pick<Note, 'version'>) =>
  `note-${String(version).padStart(6, '0')}`;

export const bookingEvents = defineRecord<BookingEvent>({ collection: 'events', instants: ['at'] });
/** By its place in the history and by what was done. */
export const bookingEventId = ({ version, action }: Pick<BookingEvent, 'version' | 'action'>) =>
  `${String(version).padStart(6, '0')}-${action}`;
export const bookingEventPath = (bookingId: string, eventId: string) =>
  `bookings/${bookingId}/events/${eventId}`;

export const bookingStatusCards = defineRecord<BookingStatusCard>({ collection: 'bookingStatus' });
export const bookingStatusPath = (reference: string) => `bookingStatus/${reference}`;
