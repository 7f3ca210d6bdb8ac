/** Asks Google again in the moment in which a time is given: the last reading may be some minutes old. */
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { busyIntervals } from '@tulia/domain/slot/calendar-busy';
import { overlaps, type Interval } from '@tulia/domain/slot/interval';
import { SECOND } from '@tulia/domain/time/instant';
import { logIfFails } from '../platform/log-if-fails';
import { readRecord } from '../platform/stored';
import { readContact } from '../practice/practitioners';
import { calendarClient } from './calendar-client';
import { listEvents } from './calendar-listing';
import { within } from './within';

const BOUND = 2 * SECOND;

/**
 * Those of the intervals in which the practitioner's own calendar has something, by one question about their span.
 * None where it closes no hours, and where Google does not answer within two seconds: then the locks decide, as they
 * are known.
 */
export async function busyAtGoogle(
  practitionerId: string,
  intervals: readonly Interval[],
): Promise<Interval[]> {
  const calendar = await readRecord(ownCalendars, ownCalendarPath(practitionerId));
  if (calendar?.closesHours !== true) return [];
  let busy: Interval[] = [];
  await logIfFails('calendar not asked', { where: 'busyAtGoogle' }, async () => {
    const answer = await within(BOUND, ask(practitionerId, intervals));
    if (answer === null) throw new Error('no answer in time');
    busy = answer;
  });
  return busy;
}

async function ask(practitionerId: string, intervals: readonly Interval[]): Promise<Interval[]> {
  const [client, { calendarId }] = await Promise.all([
    calendarClient(),
    readContact(practitionerId),
  ]);
  if (client === null) return [];
  const span = {
    startsAt: Math.min(...intervals.map((each) => each.startsAt)),
    endsAt: Math.max(...intervals.map((each) => each.endsAt)),
  };
  const busy = busyIntervals((await listEvents(client, calendarId, span)).events, span);
  return intervals.filter((each) => busy.some((taken) => overlaps(each, taken)));
}
