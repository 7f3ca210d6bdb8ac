import { expect, it } from 'vitest';
import { toInstant } from '../time/practice-time';
import { slotRefusal } from './free-slots';
import { CONFIRM_TIMES, type OpeningHours } from './opening-hours';
import { staffTimeRefusal, staffTimes } from './staff-times';
import { SLOT_TIMES } from './start-times';

const now = toInstant('2026-11-20', '10:00');
const usual: OpeningHours = { 1: { first: '08:00', last: '18:00' } };
/** Tuesday into the evening, Wednesday shorter than usual. */
const wider: OpeningHours = {
  2: { first: '06:00', last: '20:00' },
  3: { first: '10:00', last: '12:00' },
};

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
  expect(staffTimeRefusal({ date, time }, usual, now)).toBe(refusal);
});

it('staff are offered the eleven times, and more when the practice is open longer', () => {
  expect(staffTimes(wider, '')).toEqual(CONFIRM_TIMES);
  expect(staffTimes(wider, '2026-11-23')).toEqual(CONFIRM_TIMES);
  expect(staffTimes(wider, '2026-11-24')).toEqual(SLOT_TIMES.slice(6, 21));
  expect(staffTimes(wider, '2026-11-25')).toEqual(CONFIRM_TIMES);
});

it('staff can confirm every time that a client can ask for', () => {
  const rules = {
    openingHours: wider,
    minimumNoticeMinutes: 0,
    windowDays: 60,
  };
  const day = { timeSlots: [], busy: [], isAvailable: true };
  for (const date of ['2026-11-24', '2026-11-25', '2026-11-26'])
    for (const time of SLOT_TIMES) {
      const slot = { date, time, minutes: 50, now };
      if (slotRefusal(rules, () => day, slot) !== null) continue;
      expect(staffTimeRefusal(slot, wider, now), `${date} ${time}`).toBeNull();
    }
});
