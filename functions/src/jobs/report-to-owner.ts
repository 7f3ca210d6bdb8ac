/** Every morning: one email to the practice: all is well, or staff must act (decision 026). */
import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { bookings } from '@tulia/domain/records/booking';
import { CONNECTION_NAMES } from '@tulia/domain/practice/connections';
import { lateJobs } from '@tulia/domain/practice/jobs';
import { mailPath, mails, mailStatuses } from '@tulia/domain/records/mail';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { DAY, HOUR, type Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import type { Query } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { readConnections } from '../platform/connections';
import { lastRuns } from '../platform/job-runs';
import { isAlreadyExists, writerOf } from '../platform/writer';

/** The counts stop here; "20" then means as many or more. */
const MOST = 20;

/** @returns 1 when it wrote the mail, 0 when it was written before */
export async function runReportToOwner(clock: Clock): Promise<number> {
  const now = clock.now();
  const { date } = toWallTime(now);
  const id = `report_${date}`;
  if ((await db().doc(mailPath(id)).get()).exists) return 0;
  const [runs, found] = await Promise.all([lastRuns(), countTroubles(now)]);
  // This job has not ended yet.
  const late = lateJobs(runs, now).filter((name) => name !== 'reportToOwner');
  const batch = db().batch();
  const to = TO_PRACTICE;
  const parameters = { ...found, date, lateJobs: late.join(', ') };
  queueMail(
    writerOf(batch),
    { id, to, template: 'owner-report', language: MAIN_LANGUAGE, bookingId: null, parameters },
    now,
  );
  try {
    await batch.commit();
    return 1;
  } catch (error) {
    if (isAlreadyExists(error)) return 0;
    throw error;
  }
}

/** Counts each kind of trouble; on a quiet day each query costs one read. */
async function countTroubles(now: Instant) {
  const count = async (query: Query) => (await query.limit(MOST).select().get()).size;
  const statuses = db().collection(mailStatuses.collection);
  const since = new Date(now - DAY);
  const troubled = (state: string) =>
    count(
      statuses
        .where('state', '==', state)
        .where('createdAt', '>', since)
        .orderBy('createdAt', 'desc'),
    );
  const overdue = db()
    .collection(mails.collection)
    .where('state', 'in', ['pending', 'sending'])
    .where('notBefore', '<=', new Date(now - HOUR))
    .orderBy('notBefore');
  // A meeting for a session that has begun is of no use any more.
  const meetings = db()
    .collection(bookings.collection)
    .where('meeting.state', '==', 'failed')
    .where('startsAt', '>', new Date(now))
    .orderBy('startsAt');
  const [failedMails, unknownMails, overdueMails, failed, connections] = await Promise.all([
    troubled('failed'),
    troubled('unknown'),
    count(overdue),
    count(meetings),
    readConnections(),
  ]);
  const refused = CONNECTION_NAMES.filter((name) => connections[name].problem !== null);
  // Meetings that only wait for the connection are made by themselves once it is back.
  const failedMeetings = refused.includes('google') ? 0 : failed;
  const counts = { failedMails, unknownMails, overdueMails, failedMeetings };
  return { ...counts, refused: refused.join(', ') };
}
