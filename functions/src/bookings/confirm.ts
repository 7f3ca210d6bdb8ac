/**
 * pending -> confirmed: takes the time again, writes the confirmation, then makes the meeting. Shared by the call that
 * confirms a request and the one by which staff book and confirm at once.
 */
import { transition } from '@tulia/domain/booking/transitions';
import { requireVersion } from '@tulia/domain/booking/version';
import type { BookingChangedWithMeeting } from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import type { Clock } from '../platform/clock';
import type { SignedInCaller } from '../platform/caller';
import { actorFor, changeBooking } from './change-booking';
import { takeSession } from '../schedule/take-session';
import { writeBookingChange } from './commit';
import { writerOf } from '../platform/writer';
import { confirmationMails } from '../mail/booking-mails';
import { addToCalendarLink } from '../meeting/add-to-calendar-link';
import { meetWithin } from '../meeting/meet-within';
import { wantMeeting } from '../meeting/wishes';

export interface ConfirmWish {
  bookingId: string;
  /** the version of the booking that the person saw */
  version: number;
  /** practice time */
  date: string;
  time: string;
}

/** @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed, slot-taken, slot-unavailable, guardian-required */
export async function confirmRequest(
  input: ConfirmWish,
  { caller, clock }: { caller: SignedInCaller; clock: Clock },
): Promise<BookingChangedWithMeeting> {
  const confirmed = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, settings, around }) => {
      requireVersion(booking, input.version);
      const status = transition('confirm', booking.status, actorFor(caller, booking));
      requireGuardian(booking);
      const { interval, ...places } = await takeSession(transaction, {
        booking,
        date: input.date,
        time: input.time,
        settings,
        now: around.now,
        rules: 'staff',
      });
      const part: Partial<Booking> = {
        status,
        ...interval,
        holdExpiresAt: null,
        confirmedDate: input.date,
        confirmedTimeSlot: input.time,
        googleCalendarLink: addToCalendarLink(interval, settings, null),
        meeting: wantMeeting(booking.version + 1, around.now),
        calendarSequence: (booking.calendarSequence ?? -1) + 1,
      };
      const after = { ...booking, ...part, version: booking.version + 1 };
      return writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part,
          action: 'confirm',
          details: { startsAt: interval.startsAt },
          mails: confirmationMails(after, settings),
          ...places,
        },
        around,
      );
    },
  );
  const meeting = await meetWithin(confirmed.id, clock);
  return { status: confirmed.status, version: confirmed.version, ...meeting };
}

/** A session with somebody of 12 to 17 needs a guardian who consents (design section 8). @throws Refusal guardian-required */
export function requireGuardian({
  ageBand,
  guardian,
}: Pick<Booking, 'ageBand' | 'guardian'>): void {
  if (ageBand === 'adolescent' && guardian?.consents !== true) {
    throw new Refusal('guardian-required');
  }
}
