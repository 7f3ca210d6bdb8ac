import { expect, it } from 'vitest';
import { toInstant } from '../time/practice-time';
import type { AvailabilityDay } from './availability-day';
import { withoutOwn } from './without-own';

const date = '2026-11-24';
const day: AvailabilityDay = {
  timeSlots: ['08:00'],
  busy: ['09:00', '10:00', '10:30'],
  isAvailable: true,
};
const own = { startsAt: toInstant(date, '10:00'), endsAt: toInstant(date, '10:50') };
const seen = withoutOwn((asked) => (asked === '2026-11-26' ? undefined : { ...day }), own);

it('the lookup omits only the session’s own steps', () => {
  expect(seen(date)).toEqual({ ...day, busy: ['09:00'] });
  expect(seen('2026-11-25')).toEqual(day);
  expect(seen('2026-11-26')).toBeUndefined();
});
