import { expect, test } from 'vitest';
import { NO_END } from '../../slot/block-dates';
import { Refusal } from '../../refusal';
import { saveBlock } from './block-time';
import { parseInput } from '../call';

const lunch = {
  id: 'every-wednesday-1',
  practitionerId: 'njeri',
  serviceId: null,
  firstDate: '2026-11-25',
  lastDate: '2026-12-30',
  weekdays: [3],
  start: '12:00',
  end: '13:00',
  keepSessions: false,
};

const fieldsOf = (change: object) => {
  try {
    parseInput(saveBlock, { ...lunch, ...change });
    return {};
  } catch (error) {
    return error instanceof Refusal && (error as Refusal).is('invalid-input')
      ? (error as Refusal<'invalid-input'>).details.fields
      : { error };
  }
};

test('a block may be lunch on Wednesdays, or last until midnight', () => {
  expect(fieldsOf({})).toEqual({});
  expect(fieldsOf({ start: '00:00', end: '24:00', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toEqual({});
});

test('a block may have no end', () => {
  expect(fieldsOf({ lastDate: NO_END, weekdays: [1, 2, 3, 4, 5, 6, 7] })).toEqual({});
});

test.each([
  [{ lastDate: '2026-11-24' }, { lastDate: 'range-invalid' }],
  [{ lastDate: '2028-11-24' }, { lastDate: 'range-invalid' }],
  [{ firstDate: '2026-02-30' }, { firstDate: 'date-invalid' }],
  [{ weekdays: [] }, { weekdays: 'weekday-required' }],
  [{ end: '12:00' }, { end: 'range-invalid' }],
])('a block with %j is refused', (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields);
});

test.each([{ weekdays: [8] }, { start: '12:10' }, { end: '25:00' }, { note: 'surgery' }])(
  'a block with %j is refused too',
  (change) => {
    expect(Object.keys(fieldsOf(change))).toHaveLength(1);
  },
);
