/** Reads the practitioners' own calendars, and closes the hours that are busy there (decision 109). */
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { busyIntervals, changedDates } from '@tulia/domain/slot/calendar-busy';
import { isReadingTime, unreadSince, type OwnCalendar } from '@tulia/domain/slot/own-calendar';
import type { Instant } from '@tulia/domain/time/instant';
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
import { datesReleased, writeBusyDays } from '../schedule/busy-time';
import { blockWindow } from '../schedule/time-blocks';
import { calendarClient } from './calendar-client';
import { NOT_AUTHORISED, NOT_CONNECTED, calendarFault } from './calendar-fault';
import { hasChanged, listEvents } from './calendar-listing';
import { googleRefused, googleWorks } from './google-connection';

/** More practitioners than a practice of this product has. */
const MOST = 50;

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
  let found: Found | null;
  try {
    const client = await calendarClient();
    if (client === null) return await noteProblem(practitionerId, known, NOT_CONNECTED);
    found = await findBusy(client, practitionerId, known, clock);
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
  const waiting = await write(practitionerId, known, found, clock.now());
  const readAt = clock.now();
  if (found === null && waiting === known.waiting && known.problem === null) {
    // Without a read: the moment says nothing of a calendar that was switched off or exchanged meanwhile.
    await db().doc(ownCalendarPath(practitionerId)).update(ownCalendars.toStoredPart({ readAt }));
    return null;
  }
  const { calendarId, syncToken, busy } = found ?? known;
  const part = { calendarId, syncToken, busy, waiting, readAt, problem: null };
  await keep(practitionerId, known, part);
  return null;
}

const dateOf = (at: Instant) => toWallTime(at).date;
const midnight = (date: string) => toInstant(date, '00:00');
const datesUntil = (horizon: string, today: string) =>
  datesFrom(today, daysBetween(today, horizon) + 1);

/** Of a calendar that changed. */
interface Found extends Pick<OwnCalendar, 'calendarId' | 'syncToken' | 'busy'> {
  /** the dates on which something changed */
  dates: string[];
}

/** @returns null when nothing changed since the last reading @throws as the client */
async function findBusy(
  client: NonNullable<Awaited<ReturnType<typeof calendarClient>>>,
  practitionerId: string,
  known: OwnCalendar,
  clock: Clock,
): Promise<Found | null> {
  const today = dateOf(clock.now());
  const isOfToday = known.readAt !== null && dateOf(known.readAt) === today;
  const token = isOfToday ? known.syncToken : null;
  if (token !== null && !(await hasChanged(client, known.calendarId, token))) return null;
  // A token belongs to the calendar that gave it; `savePractitioner` forgets the token of another one.
  const { calendarId } = token === null ? await readContact(practitionerId) : known;
  const { horizon } = await blockWindow(clock);
  const window = { startsAt: midnight(today), endsAt: midnight(addDays(horizon, 1)) };
  const { events, syncToken } = await listEvents(client, calendarId, window);
  const busy = busyIntervals(events, window);
  const dates =
    known.readAt === null
      ? // The first reading leaves no step of a calendar that was not freed whole.
        datesUntil(horizon, today)
      : changedDates(known.busy, busy, { from: today, last: horizon });
  return { calendarId, syncToken, busy, dates };
}

/** Writes the dates that changed or were released. @returns what waits now, as known where nothing was written */
async function write(
  practitionerId: string,
  known: OwnCalendar,
  found: Found | null,
  now: Instant,
): Promise<OwnCalendar['waiting']> {
  const ahead = Object.entries(known.waiting).filter(([at]) => Number(at) >= now);
  const released = await datesReleased(
    practitionerId,
    ahead.map(([at]) => Number(at)),
  );
  const dates = new Set([...(found?.dates ?? []), ...released]);
  if (dates.size === 0) return known.waiting;
  const waiting = await writeBusyDays(practitionerId, [...dates], (found ?? known).busy);
  const others = ahead.filter(([at]) => !dates.has(dateOf(Number(at))));
  return { ...Object.fromEntries(others), ...waiting };
}

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
    const added = Object.entries(present.waiting).filter(([at]) => !(at in known.waiting));
    const waiting = { ...(part.waiting ?? known.waiting), ...Object.fromEntries(added) };
    transaction.update(db().doc(path), ownCalendars.toStoredPart({ ...part, waiting }));
  });
}

/** Frees the hours that a calendar closed which is switched off; again, where an earlier attempt ended halfway. */
export async function freeCalendar(practitionerId: string, clock: Clock): Promise<void> {
  const { today, horizon } = await blockWindow(clock);
  await writeBusyDays(practitionerId, datesUntil(horizon, today), null);
}
