/** Makes the meeting of a confirmed booking, or tries again at once. Contract in domain/calls/meeting.ts. */
import { createMeeting as contract } from '@tulia/domain/calls/meeting';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { changeBooking } from '../../bookings/change-booking';
import { writeBookingChange } from '../../bookings/commit';
import { readRecord } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { meetWithin } from '../../meeting/meet-within';
import { wantMeeting } from '../../meeting/wishes';

export const createMeeting = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-meetings');
  await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, around }) => {
      if (booking.status !== 'confirmed' || booking.confirmedDate === null) {
        throw new Refusal('meeting-needs-confirmed');
      }
      const { state } = booking.meeting;
      // There already, or being made: trying again is the worker's matter, and changes nothing here.
      if (state === 'ready' || state === 'wanted' || state === 'failed') return;
      writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part: { meeting: wantMeeting(booking.version + 1, around.now) },
          action: 'meeting-create',
        },
        around,
      );
      return Promise.resolve();
    },
  );
  const { meeting, problem } = await meetWithin(input.bookingId, clock);
  if (problem === 'not-connected') throw new Refusal('meeting-not-connected');
  if (meeting === 'failed') throw new Refusal('meeting-failed', { reason: problem ?? 'unknown' });
  const after = await readRecord(bookings, bookingPath(input.bookingId));
  if (after === null) throw new Refusal('not-found');
  return { status: after.status, version: after.version, meeting, problem };
});
