import { describe, expect, it } from 'vitest';
import { CONFIRM_TIMES, isOpenAt, preferredConfirmTime, type OpeningHours } from './opening-hours';

const hours: OpeningHours = { 1: { first: '08:00', last: '18:00' } };

it.each([
  ['2026-11-23', '08:00', true],
  ['2026-11-23', '07:59', false],
  ['2026-11-23', '18:00', true],
  ['2026-11-23', '18:01', false],
  ['2026-11-24', '10:00', false],
])('on %s at %s: %s', (date, time, expected) => {
  expect(isOpenAt(hours, date, time)).toBe(expected);
});

it('there are eleven confirm times', () => {
  expect(CONFIRM_TIMES).toHaveLength(11);
  expect([CONFIRM_TIMES[0], CONFIRM_TIMES.at(-1)]).toEqual(['08:00', '18:00']);
});

describe('a preferred time', () => {
  it.each([
    ['14:00', ['14:30', '14:59', '14:00', '14:30:15', '2:30 PM', '2:30pm', '2 p.m.', '2pm']],
    ['12:00', ['12:15 PM']],
    ['11:00', ['11:59 AM']],
    ['09:00', ['9am', '9:05']],
    ['08:00', ['08:00']],
    ['18:00', ['18:59']],
    ['10:00', [' 10:30 ']],
    ['13:00', ['1 PM']],
  ])('%s is the slot of each of %j', (slot, all) => {
    expect(all.map((each) => preferredConfirmTime(each))).toEqual(all.map(() => slot));
  });

  it.each([
    [['12:15 AM', '07:59', '19:00', '7 PM', '13:00 PM', '0:30 AM', '25:00', '13 AM', '0 PM']],
    [['morning', 'Morning (9am - 12pm)', 'at 14:30', '14:30 or so', '14:30\nor 15:00']],
    [['', null, undefined]],
  ])('%j falls back to the first slot', (all) => {
    expect(all.map((each) => preferredConfirmTime(each))).toEqual(all.map(() => '08:00'));
  });
});
