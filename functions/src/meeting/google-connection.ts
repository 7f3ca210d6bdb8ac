/**
 * Whether Google takes the owner's connection: noted by each request to the calendar, and looked at every night.
 */
import { bookings } from '@tulia/domain/records/booking';
import { tellOfTrouble } from '../mail/connection-mail';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';
import { calendarClient } from './calendar-client';
import { NOT_AUTHORISED, calendarFault } from './calendar-fault';

/** Meetings of one return; the job takes the rest in its own time. */
const BROUGHT_FORWARD = 200;

/** Google took the connection. After a time without it, the meetings that waited are next for the job. */
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

/** Google refused the connection: the practice is told once, however many requests meet it. */
export async function googleRefused(clock: Clock): Promise<void> {
  await noteConnection('google', NOT_AUTHORISED, clock);
  await tellOfTrouble('google', clock);
}

/**
 * Asks Google for the owner's calendar, and for nothing that stands in it: a token alone would not show that the
 * API is off or the scope is missing.
 * @returns `off` without a connection, `ready`, or a short code of what is wrong
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
