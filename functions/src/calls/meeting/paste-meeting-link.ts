/** Takes a link made elsewhere, when Google is not connected or does not answer. Contract in domain/calls/meeting.ts. */
import { pasteMeetingLink as contract } from '@tulia/domain/calls/meeting';
import { noMeeting, type Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { changeBooking } from '../../bookings/change-booking';
import { writeBookingChange } from '../../bookings/commit';
import { writerOf } from '../../platform/writer';
import { linkMails } from '../../mail/booking-mails';
import { invitationsOf, releaseInvitations } from '../../mail/invitations';
import { addToCalendarLink } from '../../meeting/add-to-calendar-link';
import { allowedMeetingLink } from '../../meeting/meeting-link';
import { discardEvent } from '../../meeting/settle-meeting';

export const pasteMeetingLink = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-meetings');
  const link = allowedMeetingLink(input.link);
  if (link === null) throw new Refusal('link-not-allowed');
  const { replaced, ...after } = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, settings, around }) => {
      if (booking.status !== 'confirmed') throw new Refusal('meeting-needs-confirmed');
      const { haveLeft } = await invitationsOf(transaction, booking.id);
      const tell = haveLeft && booking.googleMeetLink !== link;
      const part: Partial<Booking> = {
        googleMeetLink: link,
        googleMeetId: null,
        googleCalendarLink: addToCalendarLink(booking, settings, link),
        meeting: { ...noMeeting, state: 'ready', source: 'pasted' },
        calendarSequence: (booking.calendarSequence ?? -1) + (tell ? 1 : 0),
      };
      const next = { ...booking, ...part, version: booking.version + 1 };
      const { id, status, version } = writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part,
          action: 'meeting-paste',
          mails: tell ? linkMails(next, settings, 'pasted') : [],
        },
        around,
      );
      return { id, status, version, replaced: booking.meeting.forVersion };
    },
  );
  // What Google made, or may have made before its answer was lost, has no place in the calendar any more.
  if (replaced !== null) await discardEvent(after.id, replaced);
  await releaseInvitations(after.id, clock.now());
  return {
    status: after.status,
    version: after.version,
    meeting: 'ready' as const,
    problem: null,
  };
});
