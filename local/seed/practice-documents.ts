/** The practice: settings, services, blocked times and the public availability of the coming days. */
import { availability, availabilityPath } from '@tulia/domain/records/availability';
import type { AvailabilityDay } from '@tulia/domain/records/availability';
import {
  defaultPracticeSettings,
  PRACTICE_SETTINGS_PATH,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { seedServices, servicePath, services } from '@tulia/domain/records/service';
import type { SlotLock } from '@tulia/domain/records/slot-lock';
import { byHand, planDay } from '@tulia/domain/slot/day-blocks';
import { lockId } from '@tulia/domain/slot/granule';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, datesFrom, monthOf } from '@tulia/domain/time/practice-time';
import type { Document } from './booking-documents';
import { groupedBy } from './grouped';

/** The therapist's own time: a seminar the day after tomorrow, a half day off in two weeks. */
export function blockedTimes(today: string): Map<string, string[]> {
  return new Map([
    [addDays(today, 2), ['12:00', '12:30', '13:00', '13:30']],
    [addDays(today, 14), ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30']],
  ]);
}

/** The locks with the therapist's own time. Throws when it meets a session. */
export function withBlocks(
  sessions: ReadonlyMap<string, SlotLock>,
  today: string,
  now: Instant,
): Map<string, SlotLock> {
  const locks = new Map(sessions);
  for (const [date, times] of blockedTimes(today)) {
    const change = { serviceId: null, date, wanted: byHand(times) };
    const { inTheWay, write } = planDay(change, locks, defaultPracticeSettings.timeZone, now);
    if (inTheWay.length > 0) throw new Error(`The blocked time of ${date} meets a session.`);
    for (const { id, lock } of write) locks.set(id, lock);
  }
  return locks;
}

/** Settings, services and availability, consistent with these locks. */
export function practiceDocuments(locks: ReadonlyMap<string, SlotLock>, today: string): Document[] {
  return [
    [PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings)],
    ...seedServices.map((service): Document => [
      servicePath(service.slug),
      services.toStored(service),
    ]),
    ...availabilityDocuments(locks, today),
  ];
}

function availabilityDocuments(locks: ReadonlyMap<string, SlotLock>, today: string): Document[] {
  // The lock that all services share says what is busy, and what is blocked for all.
  const shared = [...locks].filter(([id, lock]) => id === lockId(lock)).map(([, lock]) => lock);
  const byDate = groupedBy(shared, ({ date }) => date);
  const timesOf = (date: string, blocked: boolean) =>
    (byDate.get(date) ?? [])
      .filter(({ kind }) => (kind === 'blocked') === blocked)
      .map(({ time }) => time)
      .sort();
  const days = datesFrom(today, defaultPracticeSettings.windowDays + 1).map(
    (date): readonly [string, AvailabilityDay] => [
      date,
      { timeSlots: timesOf(date, true), busy: timesOf(date, false), isAvailable: true },
    ],
  );
  const months = [...groupedBy(days, ([date]) => monthOf(date))];
  return seedServices.flatMap(({ slug }) =>
    months.map(([month, daysOfMonth]): Document => [
      availabilityPath(slug, month),
      availability.toStored({ serviceId: slug, month, days: Object.fromEntries(daysOfMonth) }),
    ]),
  );
}
