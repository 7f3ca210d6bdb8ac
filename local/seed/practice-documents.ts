/** The practice: settings, services, blocked times and the public availability of the coming days. */
import { availability, availabilityPath } from '@tulia/domain/records/availability';
import type { AvailabilityDay } from '@tulia/domain/records/availability';
import type { Booking } from '@tulia/domain/records/booking';
import {
  defaultPracticeSettings,
  PRACTICE_SETTINGS_PATH,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { seedServices, servicePath, services } from '@tulia/domain/records/service';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { lockId } from '@tulia/domain/slot/granule';
import { addDays, datesFrom, monthOf, toInstant } from '@tulia/domain/time/practice-time';
import { takenGranules } from './booking-documents';
import type { Document } from './booking-documents';
import { groupedBy } from './grouped';

/** The therapist's own time: a seminar the day after tomorrow, a half day off in two weeks. */
export function blockedTimes(today: string): Map<string, string[]> {
  return new Map([
    [addDays(today, 2), ['12:00', '12:30', '13:00', '13:30']],
    [addDays(today, 14), ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30']],
  ]);
}

/** Settings, services, blocked times and availability, consistent with these bookings. */
export function practiceDocuments(bookings: readonly Booking[], today: string): Document[] {
  return [
    [PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings)],
    ...seedServices.map((service): Document => [
      servicePath(service.slug),
      services.toStored(service),
    ]),
    ...blockDocuments(today),
    ...availabilityDocuments(bookings, today),
  ];
}

function blockDocuments(today: string): Document[] {
  return [...blockedTimes(today)].flatMap(([date, times]) =>
    times.map((time): Document => [
      slotLockPath(lockId({ date, time })),
      slotLocks.toStored({
        kind: 'blocked',
        bookingId: null,
        serviceId: null,
        date,
        time,
        startsAt: toInstant(date, time),
        expiresAt: null,
      }),
    ]),
  );
}

function availabilityDocuments(bookings: readonly Booking[], today: string): Document[] {
  const taken = groupedBy(bookings.flatMap(takenGranules), ({ date }) => date);
  const blocked = blockedTimes(today);
  const days = datesFrom(today, defaultPracticeSettings.windowDays + 1).map(
    (date): readonly [string, AvailabilityDay] => [
      date,
      {
        timeSlots: blocked.get(date) ?? [],
        busy: (taken.get(date) ?? []).map(({ time }) => time).sort(),
        isAvailable: true,
      },
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
