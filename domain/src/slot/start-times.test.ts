import { expect, test } from 'vitest';
import { isStartTime, nearestStartTime, SLOT_TIMES, startTimeUpTo } from './start-times';

test('sessions begin on the 24 hours of a day', () => {
  expect(SLOT_TIMES).toHaveLength(24);
  expect([SLOT_TIMES[0], SLOT_TIMES[9], SLOT_TIMES.at(-1)]).toEqual(['00:00', '09:00', '23:00']);
  expect(['09:00', '09:30', '24:00', '9:00', ''].map(isStartTime)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['10:00', '10:00', '10:00'],
  ['10:20', '10:00', '10:00'],
  ['10:30', '10:00', '11:00'],
  ['23:45', '23:00', '23:00'],
])('the start up to %s is %s, and the nearest is %s', (time, before, nearest) => {
  expect([startTimeUpTo(time), nearestStartTime(time)]).toEqual([before, nearest]);
});
