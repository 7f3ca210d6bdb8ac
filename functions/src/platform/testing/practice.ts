/** A practice that takes bookings, in the memory of a test. */
import {
  defaultPractitioner,
  defaultPractitionerContact,
  type Practitioner,
  type PractitionerContact,
} from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { defaultPracticeSettings, type PracticeSettings } from '@tulia/domain/practice/settings';
import { availabilityPath, type MonthDay } from '@tulia/domain/records/availability';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { servicePath, services } from '@tulia/domain/records/service';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { monthOf } from '@tulia/domain/time/practice-time';
import { memory } from './memory-database';

const { id } = defaultPractitioner;

/** Sessions can be paid for, so a request holds its time for minutes only. */
export function putSettings(change: Partial<PracticeSettings> = {}): void {
  const payment = { ...defaultPracticeSettings.payment, mobileMoneyTill: '555666' };
  const settings = { ...defaultPracticeSettings, payment, ...change };
  memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(settings));
}

export function putServices(): void {
  for (const service of seedServices)
    memory.put(servicePath(service.slug), services.toStored(service));
}

/** The first practitioner, with changes. */
export function putPractitioner(change: Partial<Practitioner> = {}): void {
  const whole = { ...defaultPractitioner, ...change };
  memory.put(practitionerPath(whole.id), practitioners.toStored(whole));
}

export function putContact(change: Partial<PractitionerContact> = {}, of: string = id): void {
  const whole = { ...defaultPractitionerContact, ...change };
  memory.put(practitionerContactPath(of), practitionerContacts.toStored(whole));
}

export function storedPractitioner(of: string = id): Practitioner {
  return practitioners.fromStored(memory.read(practitionerPath(of)) ?? {});
}

/** Settings, all services, and one practitioner, whose `dates` are open. @param busy steps busy on each date */
export function putPractice(dates: readonly string[], busy: readonly string[] = []): void {
  putSettings();
  putServices();
  putPractitioner();
  putContact();
  for (const month of new Set(dates.map(monthOf))) {
    const own = dates.filter((date) => monthOf(date) === month);
    const days = Object.fromEntries(own.map((date) => [date, { isAvailable: true, busy }]));
    memory.put(availabilityPath(id, month), { practitionerId: id, month, days });
  }
}

/** The public day of a practitioner. */
export function shownDay(date: string, of: string = id): MonthDay | undefined {
  const month = memory.read(availabilityPath(of, monthOf(date)));
  return (month?.['days'] as Record<string, MonthDay> | undefined)?.[date];
}

/** The public busy steps of a day. */
export function busyOn(date: string): string[] {
  return [...(shownDay(date)?.busy ?? [])].sort();
}

export function storedLocks(): [string, SlotLock][] {
  const all = Object.entries(memory.all(slotLocks.collection));
  return all.map(([lock, data]) => [lock, slotLocks.fromStored(data)]);
}

export function locksOf(bookingId: string): Record<string, SlotLock> {
  return Object.fromEntries(storedLocks().filter(([, lock]) => lock.bookingId === bookingId));
}

/** Date and time of each lock of a block, sorted. */
export function blockedSteps(): string[] {
  const blocked = storedLocks().filter(([, { kind }]) => kind === 'blocked');
  return blocked.map(([, { date, time }]) => `${date} ${time}`).sort();
}
