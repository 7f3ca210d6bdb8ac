/** Makes the meeting of a confirmed booking, or tries again at once. */
import { askForMeeting } from '@tulia/domain/booking/commands/meeting';
import { createMeeting as contract } from '@tulia/domain/calls/meeting/meeting';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { actorFor } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { meetWithin } from '../../meeting/meet-within';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';

export const createMeeting = callable(contract, async ({ bookingId }, { caller, clock }) => {
  await changeBooking({ bookingId, caller, clock }, ({ booking, now, signedBy }) =>
    askForMeeting({ booking }, { actor: actorFor(caller, booking), signedBy }, now),
  );
  const { meeting, problem } = await meetWithin(bookingId, clock);
  if (problem === 'not-connected') throw new Refusal('meeting-not-connected');
  if (meeting === 'failed') throw new Refusal('meeting-failed', { reason: problem ?? 'unknown' });
  const after = await readRecord(bookings, bookingPath(bookingId));
  if (after === null) throw new Refusal('not-found');
  return { status: after.status, version: after.version, meeting, problem };
});
