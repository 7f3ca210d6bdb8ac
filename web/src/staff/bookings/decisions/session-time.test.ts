import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { presetTime, timeProblem } from './session-time';

const hours = { 2: { first: '08:00', last: '20:00' } };
const now = toInstant('2026-11-20', '10:30');
const request = {
  status: 'pending' as const,
  preferredDates: ['2026-11-23'],
  preferredTimeSlot: '14:00',
  confirmedDate: null,
  confirmedTimeSlot: null,
};

test.each([
  ['14:30', '14:00'],
  ['2:30 PM', '14:00'],
  ['07:00', '08:00'],
  ['22:00', '08:00'],
  ['', '08:00'],
])('a request for %s is offered as %s', (preferredTimeSlot, time) => {
  expect(presetTime({ ...request, preferredTimeSlot }, hours, now)).toEqual({
    date: '2026-11-23',
    time,
  });
});

test('a request for a day that has passed leaves the date open', () => {
  expect(presetTime({ ...request, preferredDates: ['2026-11-19'] }, hours, now).date).toBe('');
  expect(
    presetTime({ ...request, preferredDates: ['2026-11-19', '2026-11-20'] }, hours, now).date,
  ).toBe('2026-11-20');
});

test('a request for an hour within longer opening hours is offered as it is', () => {
  const late = { ...request, preferredDates: ['2026-11-24'], preferredTimeSlot: '20:00' };
  expect(presetTime(late, hours, now)).toEqual({ date: '2026-11-24', time: '20:00' });
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
  ['2026-11-23', '10:15', 'missing'],
  ['2026-11-19', '10:00', 'past'],
  ['2026-11-20', '10:00', 'past'],
  ['2026-11-20', '11:00', null],
  ['2026-11-23', '18:00', null],
  ['2026-11-24', '20:00', null],
  ['2026-11-24', '21:00', 'missing'],
])('the date "%s" and time "%s" have the problem %s', (date, time, problem) => {
  expect(timeProblem({ date, time }, hours, now)).toBe(problem);
});
