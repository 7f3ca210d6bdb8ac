/**
 * Adds the dates of the booking window and a week beyond to each practitioner's months, and corrects busy and blocked
 * steps by the locks. It never removes a block.
 */
import { availabilityPath, type MonthDay } from '@tulia/domain/records/availability';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { lockId } from '@tulia/domain/slot/granule';
import { isLapsed, type SlotLock } from '@tulia/domain/slot/lock';
import { datesFrom, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { readSettings } from '../practice/settings';

/** Days beyond the window, so that the window stays whole when a nightly run fails. */
export const SPARE_DAYS = 7;

/** @returns the number of corrected days; new days do not count */
export async function openDays(practitionerIds: readonly string[], clock: Clock): Promise<number> {
  const settings = await readSettings();
  const today = toWallTime(clock.now()).date;
  const dates = datesFrom(today, settings.windowDays + SPARE_DAYS + 1);
  const months = Map.groupBy(dates, monthOf);
  let corrected = 0;
  for (const practitionerId of practitionerIds) {
    for (const [month, days] of months) {
      corrected += await rollMonth(practitionerId, month, days, clock);
    }
  }
  return corrected;
}

async function rollMonth(
  practitionerId: string,
  month: string,
  dates: readonly string[],
  clock: Clock,
): Promise<number> {
  return db().runTransaction(async (transaction) => {
    const ref = db().doc(availabilityPath(practitionerId, month));
    const snapshot = await transaction.get(ref);
    const first = dates[0] ?? month;
    const { docs } = await transaction.get(
      db()
        .collection(slotLocks.collection)
        .where('practitionerId', '==', practitionerId)
        .where('date', '>=', first)
        .where('date', '<=', dates.at(-1) ?? first),
    );
    const locks = docs.map((doc) => ({ id: doc.id, ...slotLocks.fromStored(doc.data()) }));
    const standing = locks.filter((lock) => !isLapsed(lock, clock.now()));
    const byDate = Map.groupBy(standing, (lock) => lock.date);
    const known = (snapshot.get('days') ?? {}) as Record<string, Partial<MonthDay>>;
    const days = Object.fromEntries(
      dates.map((date) => [date, dayOf(byDate.get(date) ?? [], known[date])]),
    );
    transaction.set(ref, { practitionerId, month, days }, { merge: true });
    const lapsed = new Set(
      locks.filter((lock) => !standing.includes(lock)).map(({ date, time }) => `${date} ${time}`),
    );
    return dates.filter((date) => isWrong(date, known[date], days[date], lapsed)).length;
  });
}

/** A day may show a lapsed hold as busy until the job `releaseLapsedHolds` has run. */
function isWrong(
  date: string,
  shown: Partial<MonthDay> | undefined,
  right: MonthDay | undefined,
  lapsed: ReadonlySet<string>,
): boolean {
  if (shown === undefined || right === undefined) return false;
  const standing = (busy: readonly string[] = []) =>
    busy.filter((time) => !lapsed.has(`${date} ${time}`));
  const isSame = (one: readonly string[], other: readonly string[]) =>
    sorted(one).join() === sorted(other).join();
  return (
    !isSame(standing(shown.busy), standing(right.busy)) ||
    !isSame(shown.timeSlots ?? [], right.timeSlots)
  );
}

const sorted = (times: readonly string[]) => [...new Set(times)].sort();

function dayOf(
  locks: readonly (SlotLock & { id: string })[],
  known: Partial<MonthDay> | undefined,
): MonthDay {
  const shared = locks.filter((lock) => lock.id === lockId(lock));
  const timesOf = (blocked: boolean) =>
    shared.filter((lock) => (lock.kind === 'blocked') === blocked).map(({ time }) => time);
  // Blocks of one service. A session's lock for its service needs no entry: its shared lock shows it.
  const own = locks.filter(
    ({ id, kind, ...lock }) => id !== lockId(lock) && kind === 'blocked' && lock.serviceId !== null,
  );
  const serviceTimeSlots = { ...known?.serviceTimeSlots };
  for (const [serviceId, blocks] of Map.groupBy(own, (lock) => lock.serviceId ?? '')) {
    const before = serviceTimeSlots[serviceId] ?? [];
    serviceTimeSlots[serviceId] = sorted([...before, ...blocks.map(({ time }) => time)]);
  }
  return {
    timeSlots: sorted([...(known?.timeSlots ?? []), ...timesOf(true)]),
    ...(Object.keys(serviceTimeSlots).length > 0 ? { serviceTimeSlots } : {}),
    busy: sorted(timesOf(false)),
    isAvailable: known?.isAvailable ?? true,
  };
}
