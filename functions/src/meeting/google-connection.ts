/** Records whether Google accepts the owner's connection: after each request to the calendar, and every night. */
import { bookings } from '@tulia/domain/records/booking';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { tellOfTrouble } from '../mail/connection-mail';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';
import { calendarClient } from './calendar-client';
import { NOT_AUTHORISED, NOT_CONNECTED, calendarFault } from './calendar-fault';

/** Meetings retried at once after Google is connected again; the others wait for their next attempt. */
const BROUGHT_FORWARD = 200;

type Calendar = NonNullable<Awaited<ReturnType<typeof calendarClient>>>;

/** Records an accepted request. When Google is connected again, the job retries the waiting meetings next. */
export async function googleWorks(clock: Clock): Promise<void> {
  if (!(await noteConnection('google', null, clock))) return;
  const { docs } = await db()
    .collection(bookings.collection)
    .where('meeting.problem', '==', NOT_AUTHORISED)
    .limit(BROUGHT_FORWARD)
    .select()
    .get();
  await bringForward(docs, clock);
}

/** Records a refusal, and emails the practice once. */
export async function googleRefused(clock: Clock): Promise<void> {
  await noteConnection('google', NOT_AUTHORISED, clock);
  await tellOfTrouble('google', clock);
}

/**
 * Requests the owner's calendar without its content: a token alone would not show that the API or the scope is missing.
 * @returns `off` without a connection, `ready`, or a short code of the problem
 */
export async function probeGoogle(clock: Clock): Promise<string> {
  const client = await calendarClient();
  if (client === null) return 'off';
  const problem = await problemOf(client);
  if (problem === NOT_AUTHORISED) await googleRefused(clock);
  if (problem === null) await googleWorks(clock);
  return problem ?? 'ready';
}

/** A short code; null when Google opens the calendar. */
export async function problemOf(client: Calendar): Promise<string | null> {
  try {
    await client.events.list({ calendarId: 'primary', maxResults: 1, fields: 'kind' });
    return null;
  } catch (error) {
    return calendarFault(error).problem;
  }
}

/** Retries next the meetings of sessions ahead that were confirmed without a connection. */
export async function makeMissingMeetings(clock: Clock): Promise<void> {
  const { docs } = await db()
    .collection(bookings.collection)
    .where('meeting.state', '==', 'failed')
    .where('startsAt', '>', new Date(clock.now()))
    .limit(BROUGHT_FORWARD)
    .select('meeting')
    .get();
  const missing = docs.filter((doc) => doc.get('meeting.problem') === NOT_CONNECTED);
  await bringForward(missing, clock);
}

async function bringForward(docs: readonly DocumentSnapshot[], clock: Clock): Promise<void> {
  if (docs.length === 0) return;
  const batch = db().batch();
  for (const { ref } of docs) batch.update(ref, { 'meeting.nextAttemptAt': clock.now() });
  await batch.commit();
}
