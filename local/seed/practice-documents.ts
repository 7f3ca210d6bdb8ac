/** The practice: settings, services, practitioners, blocked times and the public availability of the coming days. */
import { availability, availabilityPath } from '@tulia/domain/records/availability';
import type { MonthDay } from '@tulia/domain/records/availability';
import {
  defaultPracticeSettings,
  PRACTICE_SETTINGS_PATH,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { seedServices, servicePath, services } from '@tulia/domain/records/service';
import type { SlotLock } from '@tulia/domain/records/slot-lock';
import { byHand, planDay } from '@tulia/domain/slot/day-blocks';
import { lockId, stepsInRange } from '@tulia/domain/slot/granule';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, datesFrom, monthOf } from '@tulia/domain/time/practice-time';
import type { Document } from './booking-documents';
import { demoPractitioners, type HowMany } from './demo-practitioners';
import { groupedBy } from './grouped';

const FIRST = demoPractitioners(1)[0].practitioner.id;

/** The first practitioner's own time: a seminar the day after tomorrow, a half day off in two weeks. */
export function blockedTimes(today: string): Map<string, string[]> {
  return new Map([
    [addDays(today, 2), stepsInRange('12:00', '14:00')],
    [addDays(today, 14), stepsInRange('08:00', '12:00')],
  ]);
}

/** The locks with the practitioner's own time. Throws when it meets a session. */
export function withBlocks(
  sessions: ReadonlyMap<string, SlotLock>,
  today: string,
  now: Instant,
): Map<string, SlotLock> {
  const locks = new Map(sessions);
  for (const [date, times] of blockedTimes(today)) {
    const change = { practitionerId: FIRST, serviceId: null, date, wanted: byHand(times) };
    const { inTheWay, write } = planDay(change, locks, now);
    if (inTheWay.length > 0) throw new Error(`The blocked time of ${date} meets a session.`);
    for (const { id, lock } of write) locks.set(id, lock);
  }
  return locks;
}

/** Settings, services, practitioners and availability, consistent with these locks. */
export function practiceDocuments(
  locks: ReadonlyMap<string, SlotLock>,
  today: string,
  howMany: HowMany,
): Document[] {
  return [
    [PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings)],
    ...seedServices.map((service): Document => [
      servicePath(service.slug),
      services.toStored(service),
    ]),
    ...practitionerDocuments(howMany),
    ...demoPractitioners(howMany).flatMap(({ practitioner }) =>
      availabilityDocuments(practitioner.id, locks, today),
    ),
  ];
}

function availabilityDocuments(
  practitionerId: string,
  locks: ReadonlyMap<string, SlotLock>,
  today: string,
): Document[] {
  // The lock that all services share says what is busy, and what is blocked for all.
  const shared = [...locks]
    .filter(([id, lock]) => lock.practitionerId === practitionerId && id === lockId(lock))
    .map(([, lock]) => lock);
  const byDate = groupedBy(shared, ({ date }) => date);
  const timesOf = (date: string, blocked: boolean) =>
    (byDate.get(date) ?? [])
      .filter(({ kind }) => (kind === 'blocked') === blocked)
      .map(({ time }) => time)
      .sort();
  const days = datesFrom(today, defaultPracticeSettings.windowDays + 1).map(
    (date): readonly [string, MonthDay] => [
      date,
      { timeSlots: timesOf(date, true), busy: timesOf(date, false), isAvailable: true },
    ],
  );
  const months = [...groupedBy(days, ([date]) => monthOf(date))];
  return months.map(([month, daysOfMonth]): Document => [
    availabilityPath(practitionerId, month),
    availability.toStored({ practitionerId, month, days: Object.fromEntries(daysOfMonth) }),
  ]);
}

function practitionerDocuments(howMany: HowMany): Document[] {
  return demoPractitioners(howMany).flatMap(({ practitioner, contact }): Document[] => [
    [practitionerPath(practitioner.id), practitioners.toStored(practitioner)],
    [practitionerContactPath(practitioner.id), practitionerContacts.toStored(contact)],
  ]);
}
