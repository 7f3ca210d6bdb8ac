/** Removes the meeting and its link; the session stands. Contract in domain/calls/meeting.ts. */
import { cancelMeeting as contract } from '@tulia/domain/calls/meeting';
import type { Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { changeBooking } from '../../bookings/change-booking';
import { writeBookingChange } from '../../bookings/commit';
import { writerOf } from '../../platform/writer';
import { meetingCancelledMails } from '../../mail/booking-mails';
import { addToCalendarLink } from '../../meeting/add-to-calendar-link';
import { meetWithin } from '../../meeting/meet-within';
import { unwantMeeting } from '../../meeting/wishes';

export const cancelMeeting = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-meetings');
  const { status, version } = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, settings, around }) => {
      if (booking.status !== 'confirmed') throw new Refusal('meeting-needs-confirmed');
      const { state } = booking.meeting;
      if (state === 'none' || state === 'removed' || state === 'unwanted') return booking;
      const hadLink = booking.googleMeetLink !== null;
      const part: Partial<Booking> = {
        meeting: unwantMeeting(booking.meeting, around.now),
        googleMeetLink: null,
        googleCalendarLink: addToCalendarLink(booking, settings, null),
        calendarSequence: (booking.calendarSequence ?? -1) + (hadLink ? 1 : 0),
      };
      const after = { ...booking, ...part, version: booking.version + 1 };
      return Promise.resolve(
        writeBookingChange(
          writerOf(transaction),
          {
            before: booking,
            part,
            action: 'meeting-cancel',
            mails: hadLink ? meetingCancelledMails(after, settings) : [],
          },
          around,
        ),
      );
    },
  );
  return { status, version, ...(await meetWithin(input.bookingId, clock)) };
});
