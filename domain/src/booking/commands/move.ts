import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import { movedMails, nextRevision, plannedReminder } from '../mails/booking-mails';
import { wantMovedMeeting } from '../meeting/meeting-state';
import { mayClientMove } from '../policy';
import { transition } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';
import { takeTime, type SessionStart, type TimedState } from './time/take-time';

/** @throws Refusal forbidden, version-conflict, transition-not-allowed, too-late-to-move; TimeRefusal */
export function move(
  state: TimedState,
  input: GivenOnVersion & SessionStart,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, contact } = state;
  requireVersion(booking, input.version);
  const status = transition('move', booking.status, input.actor);
  const byOwner = input.actor.kind === 'owner';
  if (byOwner && !mayClientMove(booking.startsAt, now, settings)) {
    throw new Refusal('too-late-to-move', { cutoffHours: settings.movingCutoffHours });
  }
  const { interval, locks } = takeTime(state, input, byOwner ? 'client' : 'staff', settings, now);
  return planChange(booking, now, {
    fields: {
      status,
      ...interval,
      confirmedDate: input.date,
      confirmedTimeSlot: input.time,
      googleCalendarLink: addToCalendarLink(interval, settings, booking.googleMeetLink),
      meeting: wantMovedMeeting(booking, now),
      calendarSequence: nextRevision(booking),
      ...(booking.lineWord && { lineWord: null }),
    },
    action: 'move',
    signedBy: input.signedBy,
    details: { from: booking.startsAt, to: interval.startsAt },
    locks,
    mails: (after: Booking) => [
      ...movedMails(after, contact, byOwner),
      ...plannedReminder(after, settings),
    ],
  });
}
