import type { Booking } from '@tulia/domain/booking/booking';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { granulesOf, lockId } from '@tulia/domain/slot/granule';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { monthOf, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { describe, expect, test } from 'vitest';
import { HARD_DAYS } from '../test-run/hard-days';
import { demoDocuments } from './demo-documents';
import { demoPractice } from './demo-practice';

/** Each weekday, also just after midnight, and days on which programs go wrong. */
const MOMENTS = [
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((days) => [
    toInstant('2026-11-16', '10:20') + days * DAY,
    toInstant('2026-11-16', '00:05') + days * DAY,
  ]),
  ...HARD_DAYS.map(([instant]) => Date.parse(instant)),
];

const takesTime = ({ confirmedDate, holdExpiresAt }: Booking) =>
  confirmedDate !== null || holdExpiresAt !== null;

describe.each(
  MOMENTS.flatMap((now) => ([1, 2] as const).map((howMany) => [now, howMany] as const)),
)('at %s with %i', (now, howMany) => {
  const documents = demoDocuments(now, howMany);
  const data = new Map(documents);
  const bookings = demoPractice(now, howMany).bookings.map(({ booking }) => booking);

  test('no document is written twice, and the whole fits one commit', () => {
    expect(data.size).toBe(documents.length);
    expect(documents.length).toBeLessThan(500);
  });

  test('every status appears, and no two sessions overlap', () => {
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));
    const taken = bookings
      .filter(takesTime)
      .flatMap((booking) =>
        granulesOf(booking).map(({ startsAt }) => `${booking.practitionerId} ${startsAt}`),
      );
    expect(new Set(taken).size).toBe(taken.length);
  });

  test('locks, availability and audit agree with the bookings', () => {
    for (const booking of bookings) {
      const events = documents.filter(([path]) =>
        path.startsWith(`bookings/${booking.id}/events/`),
      );
      expect(events).toHaveLength(booking.version);
      expect(data.get(`bookingStatus/${booking.referenceNumber}`)?.['status']).toBe(booking.status);

      for (const { date, time } of granulesOf(booking)) {
        const { practitionerId } = booking;
        const lock = data.get(`slots/${lockId({ practitionerId, date, time })}`);
        if (takesTime(booking)) expect(lock?.['bookingId']).toBe(booking.id);
        const month = data.get(`availability/${practitionerId}_${monthOf(date)}`) as unknown;
        const day = (month as AvailabilityMonth | undefined)?.days[date];
        if (day !== undefined) expect(day.busy.includes(time)).toBe(lock?.['bookingId'] != null);
      }
    }
  });

  test('there are sessions today and later, and requests to decide, and no event lies in the future', () => {
    const today = toWallTime(now).date;
    const number = (is: (booking: Booking) => boolean) => bookings.filter(is).length;
    const isConfirmed = ({ status }: Booking) => status === 'confirmed';
    const isToCome = ({ startsAt }: Booking) => startsAt > now;
    const isToday = ({ startsAt }: Booking) => toWallTime(startsAt).date === today;
    expect(number((each) => isConfirmed(each) && isToday(each))).toBeGreaterThanOrEqual(2);
    expect(number((each) => isConfirmed(each) && isToCome(each))).toBeGreaterThanOrEqual(3);
    expect(number((each) => each.status === 'pending' && isToCome(each))).toBeGreaterThanOrEqual(3);
    const held = bookings.filter(({ holdExpiresAt }) => holdExpiresAt !== null);
    expect(held).toHaveLength(1);
    expect(held[0]!.startsAt).toBeGreaterThan(now + 24 * HOUR);
    const events = documents.filter(([path]) => path.includes('/events/'));
    expect(events.length).toBeGreaterThan(50);
    for (const [path, { at }] of events) expect((at as Date).getTime(), path).toBeLessThan(now + 1);
  });
});

test('demo data has STK pushes switched on, and a new practice has them off', () => {
  const documents = new Map(demoDocuments(toInstant('2026-11-16', '10:20')));
  expect(documents.get(PRACTICE_SETTINGS_PATH)?.['payment']).toMatchObject({ promptsOn: true });
  expect(defaultPracticeSettings.payment.promptsOn).toBe(false);
});
