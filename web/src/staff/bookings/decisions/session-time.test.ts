import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { presetTime, timeProblem } from './session-time';

const hours = { 2: { first: '08:00', last: '20:00' } };
const now = toInstant('2026-11-20', '10:30');
const request = {
  status: 'pending' as const,
  preferredDates: ['2026-11-23'],
  preferredTimeSlot: '20:00',
  confirmedDate: null,
  confirmedTimeSlot: null,
};

test('a request is offered at its hour on its first day that has not passed, if there is one', () => {
  const offered = (...preferredDates: string[]) =>
    presetTime({ ...request, preferredDates }, hours, now);
  expect(offered('2026-11-19').date).toBe('');
  expect(offered('2026-11-19', '2026-11-24')).toEqual({ date: '2026-11-24', time: '20:00' });
});

test('the dialog that moves a session begins with its present time', () => {
  const session = {
    ...request,
    status: 'confirmed' as const,
    confirmedDate: '2026-11-25',
    confirmedTimeSlot: '16:00',
  };
  expect(presetTime(session, hours, now)).toEqual({ date: '2026-11-25', time: '16:00' });
});

test.each([
  ['', '10:00', 'missing'],
  ['2026-11-23', '', 'missing'],
  ['2026-11-23', '19:00', 'missing'],
  ['2026-11-20', '10:00', 'past'],
  ['2026-11-24', '20:00', null],
])('the date "%s" and time "%s" have the problem %s', (date, time, problem) => {
  expect(timeProblem({ date, time }, hours, now)).toBe(problem);
});
