/** Writes a practitioner's busy times (domain/slot/calendar-busy.ts) into locks and public months. */
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { busyLock, planBusy } from '@tulia/domain/slot/calendar-busy';
import { lockId } from '@tulia/domain/slot/granule';
import type { Interval } from '@tulia/domain/slot/interval';
import type { OwnCalendar } from '@tulia/domain/slot/own-calendar';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { db } from '../platform/app';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { readMonths, writeBusy } from './availability-months';
import { changeTime, locksOf } from './blocked-time';

/** Days of one commit: a week that is busy day and night has 336 locks. */
const DAYS_AT_ONCE = 7;

/**
 * Makes the busy locks of these dates those of `busy`; what is right already is not written.
 * @param busy null frees the steps of a calendar that closes no hours any more
 * @returns the busy steps that something else has
 */
export async function writeBusyDays(
  practitionerId: string,
  dates: readonly string[],
  busy: readonly Interval[] | null,
): Promise<OwnCalendar['waiting']> {
  const waiting: OwnCalendar['waiting'] = {};
  for (const some of inWeeks(dates)) {
    const plan = await changeTime(async (transaction) => {
      const path = ownCalendarPath(practitionerId);
      const [calendar, locks] = await Promise.all([
        readRecord(ownCalendars, path, transaction),
        locksOf(transaction, practitionerId, some),
      ]);
      // The practitioner has switched meanwhile; who switched writes the locks.
      if ((calendar?.closesHours ?? false) === (busy === null)) return null;
      const planned = planBusy(practitionerId, some, busy ?? [], locks);
      const writer = writerOf(transaction);
      const refOf = (step: { date: string; time: string }) =>
        db().doc(slotLockPath(lockId({ practitionerId, ...step })));
      for (const step of planned.add)
        writer.create(refOf(step), slotLocks.toStored(busyLock(practitionerId, step)));
      for (const step of planned.remove) writer.delete(refOf(step));
      writeBusy(writer, practitionerId, planned);
      return planned;
    });
    if (plan === null) break;
    Object.assign(waiting, plan.waiting);
  }
  return waiting;
}

/** The dates in order, cut so that each part spans a week at most. */
function inWeeks(dates: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const date of [...new Set(dates)].sort()) {
    const first = parts.at(-1)?.[0];
    if (first !== undefined && date < addDays(first, DAYS_AT_ONCE)) parts.at(-1)?.push(date);
    else parts.push([date]);
  }
  return parts;
}

/**
 * The dates on which a waiting step has been released. It reads the public months, at most three documents, since
 * these show each lock.
 */
export async function datesReleased(
  practitionerId: string,
  waiting: readonly Instant[],
): Promise<string[]> {
  const steps = waiting.map((at) => toWallTime(at));
  const months = [...new Set(steps.map(({ date }) => monthOf(date)))];
  const lookup = await readMonths(db(), { practitionerId, serviceId: '' }, months);
  const isFree = ({ date, time }: { date: string; time: string }) => {
    const day = lookup(date);
    return day === undefined || !(day.busy.includes(time) || day.timeSlots.includes(time));
  };
  return [...new Set(steps.filter(isFree).map(({ date }) => date))];
}
