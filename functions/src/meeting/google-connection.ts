/** Records whether Google accepts the owner's connection: after each request to the calendar, and every night. */
import { bookings } from '@tulia/domain/records/booking';
import { tellOfTrouble } from '../mail/connection-mail';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';
import { calendarClient } from './calendar-client';
import { NOT_AUTHORISED, calendarFault } from './calendar-fault';

/** Meetings retried at once after Google is connected again; the others wait for their next attempt. */
const BROUGHT_FORWARD = 200;

/** Records an accepted request. When Google is connected again, the job retries the waiting meetings next. */
export async function googleWorks(clock: Clock): Promise<void> {
  if (!(await noteConnection('google', null, clock))) return;
  const { docs } = await db()
    .collection(bookings.collection)
    .where('meeting.problem', '==', NOT_AUTHORISED)
    .limit(BROUGHT_FORWARD)
    .select()
    .get();
  if (docs.length === 0) return;
  const batch = db().batch();
  for (const { ref } of docs) batch.update(ref, { 'meeting.nextAttemptAt': clock.now() });
  await batch.commit();
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
  try {
    await client.events.list({ calendarId: 'primary', maxResults: 1, fields: 'kind' });
  } catch (error) {
    const { problem } = calendarFault(error);
    if (problem === NOT_AUTHORISED) await googleRefused(clock);
    return problem;
  }
  await googleWorks(clock);
  return 'ready';
}
