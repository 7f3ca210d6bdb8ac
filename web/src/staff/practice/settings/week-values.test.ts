import { expect, it } from 'vitest';
import { bodySchema } from '@tulia/domain/calls/call';
import { saveOpeningHours } from '@tulia/domain/calls/practice/opening-hours';
import { reasonAt, schemaResolver } from '../../../platform/hooks/schema-resolver';
import { hoursOf, weekFieldOf, weekOf, type DayValues } from './week-values';

const hours = { 1: { first: '09:00', last: '16:00' }, 6: { first: '10:00', last: '12:00' } };

it('the form has all seven days, and gives back the open ones', () => {
  const week = weekOf(hours);
  expect(week.map(({ weekday, open }) => [weekday, open])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
  ]);
  expect(hoursOf(week)).toEqual(hours);
});

it('the form checks the times of open days only', async () => {
  const check = schemaResolver(bodySchema(saveOpeningHours), {
    inputOf: (week: { list: DayValues[] }) => ({
      practitionerId: 'njeri',
      openingHours: hoursOf(week.list),
      keepSessions: false,
    }),
    fieldOf: weekFieldOf,
  });
  const wrong = weekOf({ 2: { first: '12:00', last: '11:00' } });
  const problemsOf = async (list: DayValues[]) => {
    const how = { fields: {}, shouldUseNativeValidation: false };
    return (await check({ list }, undefined, how)).errors as object;
  };
  expect(reasonAt(await problemsOf(wrong), 'week.1.last')).toBe('range-invalid');
  const closed = wrong.map((day) => ({ ...day, open: false }));
  expect(await problemsOf(closed)).toEqual({});
});
