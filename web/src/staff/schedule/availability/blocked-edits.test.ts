import { rangesOfSteps } from '@tulia/domain/slot/granule';
import { expect, test } from 'vitest';
import { addRange, hasEffect, NO_EDITS, removeRange, stepsAfter } from './blocked-edits';

const range = (start: string, end: string) => ({ start, end });

test('ranges that touch become one chip, and one chip is removed whole', () => {
  const edits = addRange(addRange(NO_EDITS, range('09:00', '10:00')), range('10:00', '11:30'));
  const steps = stepsAfter([], edits);
  expect(rangesOfSteps(steps)).toEqual([range('09:00', '11:30')]);
  const after = removeRange(edits, range('09:00', '11:30'));
  expect(stepsAfter([], after)).toEqual([]);
  expect(hasEffect([], after)).toBe(false);
});

test('times between two steps are widened to whole steps, 23:59 to midnight', () => {
  const chipOf = (start: string, end: string) =>
    rangesOfSteps(stepsAfter([], addRange(NO_EDITS, range(start, end))));
  expect(chipOf('09:10', '09:40')).toEqual([range('09:00', '10:00')]);
  expect(chipOf('22:00', '23:59')).toEqual([range('22:00', '24:00')]);
});

test('edits are applied to the times saved meanwhile', () => {
  const edits = removeRange(addRange(NO_EDITS, range('14:00', '15:00')), range('09:00', '09:30'));
  expect(rangesOfSteps(stepsAfter(['09:00', '09:30'], edits))).toEqual([
    range('09:30', '10:00'),
    range('14:00', '15:00'),
  ]);
  expect(stepsAfter(['09:00', '09:30', '16:00'], edits)).toContain('16:00');
});

test('adding a time that is saved already changes nothing', () => {
  expect(hasEffect(['09:00'], addRange(NO_EDITS, range('09:00', '09:30')))).toBe(false);
  expect(hasEffect(['09:00'], removeRange(NO_EDITS, range('09:00', '09:30')))).toBe(true);
});
