/** confirmed -> confirmed at another time, by staff or by the client within policy: its locks, meeting and mails. */
import type { BookingChangedWithMeeting } from '@tulia/domain/calls/decide-booking';
import { requireVersion } from '@tulia/domain/booking/version';
import { mayClientMove } from '@tulia/domain/booking/policy';
import { transition } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import type { SignedInCaller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import { actorFor, changeBooking } from './change-booking';
import { takeSession } from '../schedule/take-session';
import { writeBookingChange } from './commit';
import { writerOf } from '../platform/writer';
import { movedMails } from '../mail/booking-mails';
import { addToCalendarLink } from '../meeting/add-to-calendar-link';
import { meetWithin } from '../meeting/meet-within';
import { wantMovedMeeting } from '../meeting/wishes';

/** @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, too-late-to-move, slot-taken, slot-unavailable */
export async function moveSession(
  input: { bookingId: string; version: number; date: string; time: string },
  { caller, clock }: { caller: SignedInCaller; clock: Clock },
): Promise<BookingChangedWithMeeting> {
  const moved = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, settings, around }) => {
      const actor = actorFor(caller, booking);
      requireVersion(booking, input.version);
      const status = transition('move', booking.status, actor);
      const byOwner = actor.kind === 'owner';
      if (byOwner && !mayClientMove(booking.startsAt, around.now, settings)) {
        throw new Refusal('too-late-to-move', { cutoffHours: settings.movingCutoffHours });
      }
      const { interval, ...places } = await takeSession(transaction, {
        booking,
        date: input.date,
        time: input.time,
        settings,
        now: around.now,
        rules: byOwner ? 'client' : 'staff',
      });
      const part: Partial<Booking> = {
        status,
        ...interval,
        confirmedDate: input.date,
        confirmedTimeSlot: input.time,
        googleCalendarLink: addToCalendarLink(interval, settings, booking.googleMeetLink),
        meeting: wantMovedMeeting(booking, booking.version + 1, around.now),
        calendarSequence: (booking.calendarSequence ?? -1) + 1,
      };
      const after = { ...booking, ...part, version: booking.version + 1 };
      return writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part,
          action: 'move',
          details: { from: booking.startsAt, to: interval.startsAt },
          mails: movedMails(after, settings),
          ...places,
        },
        around,
      );
    },
  );
  const meeting = await meetWithin(moved.id, clock);
  return { status: moved.status, version: moved.version, ...meeting };
}
