import { expect, it } from 'vitest';
import { dayPartsOf } from './day-parts';

it.each([
  [{ first: '08:00', last: '18:00' }, ['morning 08:00–12:00', 'afternoon 12:00–19:00']],
  [{ first: '08:30', last: '17:30' }, ['morning 08:00–12:00', 'afternoon 12:00–18:00']],
  [{ first: '07:00', last: '10:00' }, ['morning 07:00–11:00']],
  [{ first: '09:00', last: '11:00' }, ['morning 09:00–12:00']],
  [{ first: '09:00', last: '12:00' }, ['morning 09:00–12:00', 'afternoon 12:00–13:00']],
  [{ first: '14:00', last: '23:00' }, ['afternoon 14:00–24:00']],
  [undefined, []],
])('of a day open %j staff block %j, or the whole day', (open, parts) => {
  const of = dayPartsOf({ 1: open }, '2026-11-23');
  const whole = 'day 00:00–24:00';
  expect(of.map(({ part, start, end }) => `${part} ${start}–${end}`)).toEqual([...parts, whole]);
});
