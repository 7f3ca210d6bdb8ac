/** A practice that takes bookings, in the memory of a test. */
import {
  defaultPractitioner,
  defaultPractitionerContact,
} from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { defaultPracticeSettings, type PracticeSettings } from '@tulia/domain/practice/settings';
import { availabilityPath } from '@tulia/domain/records/availability';
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

/** Settings by which a session can be paid for, so that a request holds its time for minutes only. */
export function putSettings(change: Partial<PracticeSettings> = {}): void {
  const payment = { ...defaultPracticeSettings.payment, mobileMoneyTill: '555666' };
  const settings = { ...defaultPracticeSettings, payment, ...change };
  memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(settings));
}

/** Puts all services there. */
export function putServices(): void {
  for (const service of seedServices)
    memory.put(servicePath(service.slug), services.toStored(service));
}

/**
 * Puts settings, all services, and one practitioner there, with whom these days are open.
 * @param busy the steps that clients see as busy on each of them
 */
export function putPractice(dates: readonly string[], busy: readonly string[] = []): void {
  putSettings();
  putServices();
  memory.put(practitionerPath(id), practitioners.toStored(defaultPractitioner));
  const contact = practitionerContacts.toStored(defaultPractitionerContact);
  memory.put(practitionerContactPath(id), contact);
  for (const month of new Set(dates.map(monthOf))) {
    const own = dates.filter((date) => monthOf(date) === month);
    const days = Object.fromEntries(own.map((date) => [date, { isAvailable: true, busy }]));
    memory.put(availabilityPath(id, month), { practitionerId: id, month, days });
  }
}

/** The steps of a day that clients see as busy with the practitioner. */
export function busyOn(date: string): string[] {
  const days = memory.read(availabilityPath(id, monthOf(date)))?.['days'];
  return [...((days as Record<string, { busy?: string[] }>)[date]?.busy ?? [])].sort();
}

/** The locks of a booking, by their id. */
export function locksOf(bookingId: string): Record<string, SlotLock> {
  const all = Object.entries(memory.all(slotLocks.collection));
  const locks = all.map(([lock, data]) => [lock, slotLocks.fromStored(data)] as const);
  return Object.fromEntries(locks.filter(([, lock]) => lock.bookingId === bookingId));
}
