/** Staff have the meeting of a confirmed session made or removed, or paste a link. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import { noMeeting, type Booking } from '../booking';
import { linkMails, meetingCancelledMails, nextRevision } from '../mails/booking-mails';
import { unwantMeeting, wantMeeting } from '../meeting/meeting-state';
import { requireActorMay } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type Given } from './plan';

interface MeetingState {
  booking: Booking;
  contact: PractitionerContact;
}

/** Null when it is there or being made. @throws Refusal forbidden, meeting-needs-confirmed */
export function askForMeeting(
  { booking }: { booking: Booking },
  { actor, signedBy }: Given,
  now: Instant,
): BookingPlan | null {
  requireActorMay(actor, 'manage-meetings');
  requireConfirmed(booking);
  if (booking.confirmedDate === null) throw new Refusal('meeting-needs-confirmed');
  const { state } = booking.meeting;
  if (state === 'ready' || state === 'wanted' || state === 'failed') return null;
  const fields = { meeting: wantMeeting(booking, now) };
  return planChange(booking, now, { fields, action: 'meeting-create', signedBy });
}

/** Null without a meeting. @throws Refusal forbidden, version-conflict, meeting-needs-confirmed */
export function cancelMeeting(
  { booking, contact }: MeetingState,
  { actor, version, signedBy }: Given & { version: number },
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  requireActorMay(actor, 'manage-meetings');
  requireVersion(booking, version);
  requireConfirmed(booking);
  const { state } = booking.meeting;
  if (state === 'none' || state === 'removed' || state === 'unwanted') return null;
  const hadLink = booking.googleMeetLink !== null;
  return planChange(booking, now, {
    fields: {
      meeting: unwantMeeting(booking.meeting, now),
      googleMeetLink: null,
      googleCalendarLink: addToCalendarLink(booking, settings, null),
      ...revised(booking, hadLink),
    },
    action: 'meeting-cancel',
    signedBy,
    mails: (after) => (hadLink ? meetingCancelledMails(after, contact) : []),
  });
}

/** `invitationsHaveLeft`: they had no link, so it is emailed. @throws Refusal forbidden, meeting-needs-confirmed */
export function pasteLink(
  { booking, contact, invitationsHaveLeft }: MeetingState & { invitationsHaveLeft: boolean },
  { link, actor, signedBy }: Given & { link: string },
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  requireActorMay(actor, 'manage-meetings');
  requireConfirmed(booking);
  const tell = invitationsHaveLeft && booking.googleMeetLink !== link;
  return planChange(booking, now, {
    fields: {
      googleMeetLink: link,
      googleMeetId: null,
      googleCalendarLink: addToCalendarLink(booking, settings, link),
      meeting: { ...noMeeting, state: 'ready', source: 'pasted' },
      ...revised(booking, tell),
    },
    action: 'meeting-paste',
    signedBy,
    mails: (after) => (tell ? linkMails(after, contact, 'pasted') : []),
  });
}

function requireConfirmed({ status }: Booking): void {
  if (status !== 'confirmed') throw new Refusal('meeting-needs-confirmed');
}

function revised(booking: Booking, isRevised: boolean): Partial<Booking> {
  return isRevised ? { calendarSequence: nextRevision(booking) } : {};
}
