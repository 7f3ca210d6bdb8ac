import { expect, it } from 'vitest';
import { toInstant } from '../time/practice-time';
import { staffTimeRefusal } from './staff-times';

const now = toInstant('2026-11-20', '10:00');

it.each([
  ['2026-11-20', '09:00', 'past'],
  ['2026-11-20', '10:00', 'past'],
  ['2026-11-20', '11:00', null],
  ['2026-11-19', '18:00', 'past'],
  ['2026-11-22', '18:00', null],
  ['2026-11-23', '07:00', 'closed'],
  ['2026-11-23', '19:00', 'closed'],
  ['2026-11-23', '10:30', 'closed'],
])('staff may give a session %s %s: %s', (date, time, refusal) => {
  expect(staffTimeRefusal({ date, time }, now)).toBe(refusal);
});

it('counts by the clock of the zone', () => {
  const slot = { date: '2026-11-20', time: '09:00' };
  expect(staffTimeRefusal(slot, now, 'Europe/London')).toBeNull();
});
