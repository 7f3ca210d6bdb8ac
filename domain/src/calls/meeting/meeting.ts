import type { BookingChangedWithMeeting } from '../bookings/decide-booking';
import { defineCall } from '../call';
import * as field from '../fields';

/**
 * Creates the meeting of a confirmed booking, or tries again (specification sections 4 and 7). Refusals:
 * forbidden, meeting-needs-confirmed, meeting-not-connected, meeting-failed.
 */
export const createMeeting = defineCall<BookingChangedWithMeeting>()({
  name: 'createMeeting',
  may: 'manage-meetings',
  input: { bookingId: field.documentId() },
});

/** Removes the meeting and its link. Refusals: forbidden, not-found, version-conflict, meeting-needs-confirmed. */
export const cancelMeeting = defineCall<BookingChangedWithMeeting>()({
  name: 'cancelMeeting',
  may: 'manage-meetings',
  input: { bookingId: field.documentId(), version: field.version() },
});

/**
 * Takes a link made elsewhere when Google is not connected. Refusals: link-not-allowed (https and a known meeting
 * host only).
 */
export const pasteMeetingLink = defineCall<BookingChangedWithMeeting>()({
  name: 'pasteMeetingLink',
  may: 'manage-meetings',
  input: { bookingId: field.documentId(), link: field.line(300).required('link-required') },
});
