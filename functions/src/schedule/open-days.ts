/**
 * Opens days ahead: each service gets every date of the booking window and a week beyond, and what the months show as
 * busy or blocked is made to agree with the locks. It never removes a block.
 */
import { availabilityPath, type AvailabilityDay } from '@tulia/domain/records/availability';
import { slotLocks, type SlotLock } from '@tulia/domain/records/slot-lock';
import { lockId, serviceLockId } from '@tulia/domain/slot/granule';
import { isLapsed } from '@tulia/domain/slot/lock';
import { datesFrom, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { readSettings } from '../practice/settings';

/** Days beyond the window, so that a night without a run shortens nothing. */
export const SPARE_DAYS = 7;

/** @returns how many months of services it brought up to date */
export async function openDays(services: readonly string[], clock: Clock): Promise<number> {
  const settings = await readSettings();
  const today = toWallTime(clock.now(), settings.timeZone).date;
  const dates = datesFrom(today, settings.windowDays + SPARE_DAYS + 1);
  const months = groupedBy(dates, monthOf);
  for (const [month, days] of months) await rollMonth(month, days, services, clock);
  return months.size * services.length;
}

async function rollMonth(
  month: string,
  dates: readonly string[],
  services: readonly string[],
  clock: Clock,
): Promise<void> {
  if (services.length === 0) return;
  await db().runTransaction(async (transaction) => {
    const refs = services.map((serviceId) => db().doc(availabilityPath(serviceId, month)));
    const snapshots = await transaction.getAll(...refs);
    const first = dates[0] ?? month;
    const { docs } = await transaction.get(
      db()
        .collection(slotLocks.collection)
        .where('date', '>=', first)
        .where('date', '<=', dates.at(-1) ?? first),
    );
    const locks = docs.map((doc) => ({ id: doc.id, ...slotLocks.fromStored(doc.data()) }));
    const standing = locks.filter((lock) => !isLapsed(lock, clock.now()));
    const byDate = groupedBy(standing, (lock) => lock.date);
    services.forEach((serviceId, index) => {
      const ref = refs[index];
      if (ref === undefined) return;
      const known = (snapshots[index]?.get('days') ?? {}) as Record<
        string,
        Partial<AvailabilityDay>
      >;
      const days = Object.fromEntries(
        dates.map((date) => [date, dayOf(serviceId, byDate.get(date) ?? [], known[date])]),
      );
      transaction.set(ref, { serviceId, month, days }, { merge: true });
    });
  });
}

function groupedBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

function dayOf(
  serviceId: string,
  locks: readonly (SlotLock & { id: string })[],
  known: Partial<AvailabilityDay> | undefined,
): AvailabilityDay {
  const shared = locks.filter((lock) => lock.id === lockId(lock));
  const own = locks.filter((lock) => lock.id === serviceLockId(lock, serviceId));
  const timesOf = (among: readonly SlotLock[], blocked: boolean) =>
    among.filter((lock) => (lock.kind === 'blocked') === blocked).map(({ time }) => time);
  const blocks = [...(known?.timeSlots ?? []), ...timesOf(shared, true), ...timesOf(own, true)];
  return {
    timeSlots: [...new Set(blocks)].sort(),
    busy: [...new Set(timesOf(shared, false))].sort(),
    isAvailable: known?.isAvailable ?? true,
  };
}
