/** Asks Google again in the moment in which a time is given: the last reading may be some minutes old. */
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { busyIntervals } from '@tulia/domain/slot/calendar-busy';
import type { Interval } from '@tulia/domain/slot/interval';
import { SECOND } from '@tulia/domain/time/instant';
import { logIfFails } from '../platform/log-if-fails';
import { readRecord } from '../platform/stored';
import { readContact } from '../practice/practitioners';
import { calendarClient } from './calendar-client';
import { listEvents } from './calendar-listing';
import { within } from './within';

const BOUND = 2 * SECOND;

/**
 * Whether the practitioner's own calendar has something then. False where it closes no hours, and where Google does
 * not answer within two seconds: then the locks decide, as they are known.
 */
export async function isBusyAtGoogle(practitionerId: string, interval: Interval): Promise<boolean> {
  const calendar = await readRecord(ownCalendars, ownCalendarPath(practitionerId));
  if (calendar?.closesHours !== true) return false;
  let isBusy = false;
  await logIfFails('calendar not asked', { where: 'isBusyAtGoogle' }, async () => {
    const answer = await within(BOUND, ask(practitionerId, interval));
    if (answer === null) throw new Error('no answer in time');
    isBusy = answer;
  });
  return isBusy;
}

async function ask(practitionerId: string, interval: Interval): Promise<boolean> {
  const [client, { calendarId }] = await Promise.all([
    calendarClient(),
    readContact(practitionerId),
  ]);
  if (client === null) return false;
  const { events } = await listEvents(client, calendarId, interval);
  return busyIntervals(events, interval).length > 0;
}
