/** Reads the practitioners' own calendars, and closes the hours that are busy there (decision 109). */
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { busyIntervals, changedDates } from '@tulia/domain/slot/calendar-busy';
import { isReadingTime, unreadSince, type OwnCalendar } from '@tulia/domain/slot/own-calendar';
import { MINUTE } from '@tulia/domain/time/instant';
import {
  addDays,
  datesFrom,
  daysBetween,
  toInstant,
  toWallTime,
} from '@tulia/domain/time/practice-time';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { logIfFails } from '../platform/log-if-fails';
import { readRecord } from '../platform/stored';
import { readContact, readPeople } from '../practice/practitioners';
import { datesReleased, writeBusyDays, type BusyOutcome } from '../schedule/busy-time';
import { blockWindow } from '../schedule/time-blocks';
import { calendarClient } from './calendar-client';
import { NOT_AUTHORISED, NOT_CONNECTED, calendarFault } from './calendar-fault';
import { hasChanged, listEvents } from './calendar-listing';
import { googleRefused, googleWorks } from './google-connection';

/** More practitioners than a practice of this product has. */
const MOST = 50;
/** Of readings without news every second one is written. */
const WRITTEN_EVERY = 15 * MINUTE;

const closing = () =>
  db().collection(ownCalendars.collection).where('closesHours', '==', true).limit(MOST);

/**
 * The step of the job `retryMeetings`: one query where no calendar closes hours.
 * @returns the number of calendars that were to be read
 */
export async function readCalendars(clock: Clock): Promise<number> {
  if (!isReadingTime(clock.now())) return 0;
  const { docs } = await closing().get();
  for (const doc of docs) {
    const calendar = ownCalendars.fromStored(doc.data());
    await logIfFails('calendar left to the next run', { where: 'readCalendars' }, () =>
      readCalendar(doc.id, calendar, clock),
    );
  }
  return docs.length;
}

/** The calendars that close hours and are not read now, for the owner. */
export async function unreadCalendars(clock: Clock) {
  const { docs } = await closing().get();
  const unread = docs.flatMap((doc) => {
    const since = unreadSince(ownCalendars.fromStored(doc.data()), clock.now());
    return since === null ? [] : [{ practitionerId: doc.id, since }];
  });
  const people = await readPeople(
    unread.map(({ practitionerId }) => practitionerId),
    clock.now(),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return unread.map((each) => ({ ...each, name: names.get(each.practitionerId) ?? '' }));
}

/** Reads one calendar and writes what changed. @returns a short code of the problem; null when it was read */
export async function readCalendar(
  practitionerId: string,
  known: OwnCalendar,
  clock: Clock,
): Promise<string | null> {
  const { date: today } = toWallTime(clock.now());
  const token = known.readFor === today ? known.syncToken : null;
  let found: Found | null = null;
  try {
    const client = await calendarClient();
    if (client === null) return await noteProblem(practitionerId, known, NOT_CONNECTED);
    if (token === null || (await hasChanged(client, known.calendarId, token))) {
      // A token belongs to the calendar that gave it; `savePractitioner` forgets the token of another one.
      const { calendarId } = token === null ? await readContact(practitionerId) : known;
      const { horizon } = await blockWindow(clock);
      const window = { startsAt: midnight(today), endsAt: midnight(addDays(horizon, 1)) };
      const { events, syncToken } = await listEvents(client, calendarId, window);
      found = { calendarId, horizon, syncToken, busy: busyIntervals(events, window) };
    }
  } catch (error) {
    const { problem } = calendarFault(error);
    if (problem === NOT_AUTHORISED) await googleRefused(clock);
    else {
      const about = { where: 'readCalendar', ...describeError(error), code: problem };
      logFault('calendar not read', about);
    }
    return noteProblem(practitionerId, known, problem);
  }
  if (known.problem === NOT_AUTHORISED) await googleWorks(clock);
  const outcome = await write(practitionerId, known, found, today);
  const read = { readAt: clock.now() };
  if (found !== null || outcome !== null || known.problem !== null) {
    const { calendarId, syncToken, busy } = found ?? known;
    const part = { calendarId, syncToken, busy, ...outcome, ...read, readFor: today };
    await keep(practitionerId, known, { ...part, problem: null });
  } else if (clock.now() - (known.readAt ?? 0) >= WRITTEN_EVERY)
    // Without a read: the moment says nothing of a calendar that was switched off or exchanged meanwhile.
    await db().doc(ownCalendarPath(practitionerId)).update(ownCalendars.toStoredPart(read));
  return null;
}

const daysUntil = (horizon: string, today: string) =>
  datesFrom(today, daysBetween(today, horizon) + 1);
const midnight = (date: string) => toInstant(date, '00:00');

/** Of a calendar that changed. */
interface Found extends Pick<OwnCalendar, 'calendarId' | 'syncToken' | 'busy'> {
  horizon: string;
}

/** Writes the dates that changed or were released. @returns null when there are none */
async function write(
  practitionerId: string,
  known: OwnCalendar,
  found: Found | null,
  today: string,
): Promise<BusyOutcome | null> {
  const ahead = known.waiting.filter((at) => toWallTime(at).date >= today);
  const released = ahead.length === 0 ? [] : await datesReleased(practitionerId, ahead);
  const dates = new Set([...(found === null ? [] : changed(known, found, today)), ...released]);
  if (dates.size === 0) return null;
  const { busy } = found ?? known;
  const outcome = await writeBusyDays(practitionerId, [...dates], busy);
  const others = Object.entries(known.over).filter(([, date]) => date >= today && !dates.has(date));
  return {
    waiting: [...ahead.filter((at) => !dates.has(toWallTime(at).date)), ...outcome.waiting],
    over: { ...Object.fromEntries(others), ...outcome.over },
  };
}

/** The first reading leaves no step of a calendar that was not freed whole. */
const changed = (known: OwnCalendar, { busy, horizon }: Found, today: string): string[] =>
  known.readFor === null
    ? daysUntil(horizon, today)
    : changedDates(known.busy, busy, { from: today, last: horizon });

/** The locks stay as they are. */
async function noteProblem(
  practitionerId: string,
  known: OwnCalendar,
  problem: string,
): Promise<string> {
  if (known.problem !== problem) await keep(practitionerId, known, { problem });
  return problem;
}

/** Keeps nothing of a calendar that was switched off, or exchanged for another, meanwhile. */
function keep(
  practitionerId: string,
  known: OwnCalendar,
  part: Partial<OwnCalendar>,
): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const path = ownCalendarPath(practitionerId);
    const present = await readRecord(ownCalendars, path, transaction);
    if (present?.closesHours !== true || present.syncToken !== known.syncToken) return;
    // Blocks that were laid since the calendar was read have added theirs.
    const more = present.waiting.filter((at) => !known.waiting.includes(at));
    const { waiting } = part;
    const whole = waiting === undefined ? part : { ...part, waiting: [...waiting, ...more] };
    transaction.update(db().doc(path), ownCalendars.toStoredPart(whole));
  });
}

/** Frees the hours that a calendar closed which is switched off; again, where an earlier attempt ended halfway. */
export async function freeCalendar(practitionerId: string, clock: Clock): Promise<void> {
  const { today, horizon } = await blockWindow(clock);
  await writeBusyDays(practitionerId, daysUntil(horizon, today), [], true);
}
