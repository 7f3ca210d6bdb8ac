/** Every ten minutes: creates, moves and removes meetings, and reads the practitioners' own calendars by day. */
import { bookings } from '@tulia/domain/records/booking';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { logIfFails } from '../platform/log-if-fails';
import { releaseInvitations } from '../mail/invitations';
import { readCalendars } from '../meeting/read-calendars';
import { reconcileMeeting } from '../meeting/reconcile-meeting';

const PER_RUN = 20;

/** @returns the number of meetings that were due */
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
    const about = { where: 'retryMeetings', bookingId: id };
    await logIfFails('meeting left to the next run', about, async () => {
      await reconcileMeeting(id, clock);
      await releaseInvitations(id, clock.now());
    });
  }
  await logIfFails('calendars left to the next run', { where: 'readCalendars' }, () =>
    readCalendars(clock),
  );
  return docs.length;
}
