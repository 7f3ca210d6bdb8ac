/** Works on a meeting within a call: bounded in time, and never a reason for the call itself to fail. */
import type { MeetingState } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Clock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { readRecord } from '../platform/stored';
import { releaseInvitations } from '../mail/invitations';
import { reconcileMeeting } from './reconcile-meeting';

/** Milliseconds; Google's own requests end earlier. */
const BOUND = 12_000;

/** How far the meeting got. What is left, the job `retryMeetings` finishes. */
export async function meetWithin(
  bookingId: string,
  clock: Clock,
): Promise<{ meeting: MeetingState; problem: string | null }> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      reconcileMeeting(bookingId, clock),
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, BOUND);
      }),
    ]);
    await releaseInvitations(bookingId, clock.now());
  } catch (error) {
    logFault('meeting left to the job', {
      where: 'meetWithin',
      bookingId,
      ...describeError(error),
    });
  } finally {
    clearTimeout(timer);
  }
  const meeting = (await readRecord(bookings, bookingPath(bookingId)))?.meeting;
  return { meeting: meeting?.state ?? 'none', problem: meeting?.problem ?? null };
}
