/** Reconciles a meeting within a call: for a limited time, and without making the call fail. */
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Clock } from '../platform/clock';
import { logIfFails } from '../platform/log-if-fails';
import { readRecord } from '../platform/stored';
import { releaseInvitations } from '../mail/invitations';
import { reconcileMeeting } from './reconcile-meeting';
import { within } from './within';

/** Milliseconds; Google's own requests end earlier. */
const BOUND = 12_000;

/** @returns the state of the meeting; the job `retryMeetings` completes the rest */
export async function meetWithin(bookingId: string, clock: Clock) {
  await logIfFails('meeting left to the job', { where: 'meetWithin', bookingId }, async () => {
    await within(BOUND, reconcileMeeting(bookingId, clock));
    await releaseInvitations(bookingId, clock.now());
  });
  const meeting = (await readRecord(bookings, bookingPath(bookingId)))?.meeting;
  return { meeting: meeting?.state ?? 'none', problem: meeting?.problem ?? null };
}
