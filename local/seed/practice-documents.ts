/** The practice: settings, practitioners, blocked times and the public availability of the coming days. */
import { availability, availabilityPath } from '@tulia/domain/records/availability';
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { blocking, planDay } from '@tulia/domain/slot/day-blocks';
import { lockId, stepsInRange } from '@tulia/domain/slot/granule';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, datesFrom, monthOf, toInstant } from '@tulia/domain/time/practice-time';
import type { Document } from './carried-out';
import { demoSettings } from './demo-contacts';
import { demoPractitioners, type HowMany } from './demo-practitioners';
import { idFor } from './derive';

const FIRST = demoPractitioners(1)[0].practitioner.id;

/** The first practitioner's blocks, by their ids: a seminar the day after tomorrow, a half day off in two weeks. */
export function demoBlocks(today: string, now: Instant): Map<string, Block> {
  const onDay = (days: number, start: string, end: string): [string, Block] => {
    const date = addDays(today, days);
    const by = { expandedUntil: date, createdAt: now, createdBy: 'demo' };
    const of = { practitionerId: FIRST, serviceId: null };
    return [idFor(`block ${date}`), { ...of, ...oneDay(date), start, end, ...by }];
  };
  return new Map([onDay(2, '12:00', '14:00'), onDay(14, '08:00', '12:00')]);
}

/** The locks of sessions and of blocks of one day. @throws Error when a block meets a session */
export function withBlocks(
  sessions: ReadonlyMap<string, SlotLock>,
  standing: ReadonlyMap<string, Block>,
  now: Instant,
): Map<string, SlotLock> {
  const locks = new Map(sessions);
  for (const [holder, { practitionerId, serviceId, firstDate: date, start, end }] of standing) {
    const wanted = blocking(stepsInRange(start, end), holder);
    const change = { practitionerId, serviceId, date, wanted };
    const { inTheWay, write } = planDay(change, locks, now);
    if (inTheWay.length > 0) throw new Error(`The blocked time of ${date} meets a session.`);
    for (const { id, lock } of write) locks.set(id, lock);
  }
  return locks;
}

export const blockDocuments = (standing: ReadonlyMap<string, Block>): Document[] =>
  [...standing].map(([id, block]) => [blockPath(id), blocks.toStored(block)]);

/** The M-Pesa stand-in sends notices of payments and lists them from the start. */
const paymentConnection = (at: Instant): Document => [
  connectionPath('mpesa'),
  connections.toStoredPart({ registeredAt: at, listsAt: at }),
];

/** Settings, practitioners and availability, consistent with these locks. */
export const practiceDocuments = (
  locks: ReadonlyMap<string, SlotLock>,
  today: string,
  howMany: HowMany,
): Document[] => [
  [PRACTICE_SETTINGS_PATH, practiceSettings.toStored(demoSettings)],
  paymentConnection(toInstant(today, '00:00')),
  ...practitionerDocuments(howMany),
  ...demoPractitioners(howMany).flatMap(({ practitioner }) =>
    availabilityDocuments(practitioner.id, locks, today),
  ),
];

function availabilityDocuments(
  practitionerId: string,
  locks: ReadonlyMap<string, SlotLock>,
  today: string,
): Document[] {
  // The lock that all services share shows which times are busy or blocked for all of them.
  const shared = [...locks]
    .filter(([id, lock]) => lock.practitionerId === practitionerId && id === lockId(lock))
    .map(([, lock]) => lock);
  const byDate = Map.groupBy(shared, ({ date }) => date);
  const timesOf = (date: string, blocked: boolean) =>
    (byDate.get(date) ?? [])
      .filter(({ kind }) => (kind === 'blocked') === blocked)
      .map(({ time }) => time)
      .sort();
  const days = datesFrom(today, demoSettings.windowDays + 1).map((date) => {
    const day = { timeSlots: timesOf(date, true), busy: timesOf(date, false), isAvailable: true };
    return [date, day] as const;
  });
  const months = [...Map.groupBy(days, ([date]) => monthOf(date))];
  return months.map(([month, daysOfMonth]): Document => [
    availabilityPath(practitionerId, month),
    availability.toStored({ practitionerId, month, days: Object.fromEntries(daysOfMonth) }),
  ]);
}

const practitionerDocuments = (howMany: HowMany): Document[] =>
  demoPractitioners(howMany).flatMap(({ practitioner, contact }): Document[] => [
    [practitionerPath(practitioner.id), practitioners.toStored(practitioner)],
    [practitionerContactPath(practitioner.id), practitionerContacts.toStored(contact)],
  ]);
