import type { BookingChangedWithMeeting } from '../bookings/decide-booking';
import { defineCall } from '../call';
import * as field from '../fields';

/** Creates the meeting, or tries again (specification sections 4 and 7). */
export const createMeeting = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'createMeeting',
  may: 'manage-meetings',
  refusals: ['not-found', 'meeting-needs-confirmed', 'meeting-not-connected', 'meeting-failed'],
  input: { bookingId: field.documentId() },
});

export const cancelMeeting = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'cancelMeeting',
  may: 'manage-meetings',
  refusals: ['not-found', 'version-conflict', 'meeting-needs-confirmed'],
  input: { bookingId: field.documentId(), version: field.version() },
});

/** Stores a link that was made elsewhere. */
export const pasteMeetingLink = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'pasteMeetingLink',
  may: 'manage-meetings',
  refusals: ['not-found', 'meeting-needs-confirmed', 'link-not-allowed'],
  input: { bookingId: field.documentId(), link: field.line(300).required('link-required') },
});
