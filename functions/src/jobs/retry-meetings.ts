/** Every five minutes: meetings that are still to be made, moved or removed. */
import { bookings } from '@tulia/domain/records/booking';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { describeError, logFault } from '../platform/log';
import { releaseInvitations } from '../mail/invitations';
import { reconcileMeeting } from '../meeting/reconcile-meeting';

const PER_RUN = 20;

/** @returns how many meetings it worked on */
export async function runRetryMeetings(clock: Clock): Promise<number> {
  const { docs } = await db()
    .collection(bookings.collection)
    .where('meeting.state', 'in', ['wanted', 'failed', 'unwanted'])
    .where('meeting.nextAttemptAt', '<=', clock.now())
    .orderBy('meeting.nextAttemptAt')
    .limit(PER_RUN)
    .select()
    .get();
  for (const { id } of docs) {
    try {
      await reconcileMeeting(id, clock);
      await releaseInvitations(id, clock.now());
    } catch (error) {
      logFault('meeting left to the next run', {
        where: 'retryMeetings',
        bookingId: id,
        ...describeError(error),
      });
    }
  }
  return docs.length;
}
