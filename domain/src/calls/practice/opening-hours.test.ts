import { expect, test } from 'vitest';
import { Refusal } from '../../refusal';
import { parseInput } from '../call';
import { saveOpeningHours } from './opening-hours';

const day = { first: '08:00', last: '18:00' };
const fieldsOf = (openingHours: unknown) => {
  try {
    parseInput(saveOpeningHours, { practitionerId: 'njeri', openingHours, keepSessions: false });
    return {};
  } catch (error) {
    return error instanceof Refusal && (error as Refusal).is('invalid-input')
      ? (error as Refusal<'invalid-input'>).details.fields
      : { error };
  }
};

test.each([
  [{ 1: day, 6: { first: '09:00', last: '09:00' } }],
  [{}],
  [{ 7: { first: '00:00', last: '23:00' } }],
])('opening hours of %j are taken', (hours) => {
  expect(fieldsOf(hours)).toEqual({});
});

test.each([
  [{ 1: { first: '12:00', last: '11:00' } }, { 'openingHours.1.last': 'range-invalid' }],
  [{ 1: { first: '08:30', last: '11:00' } }, { 'openingHours.1.first': 'oneOf' }],
  [{ 1: { first: '08:00' } }, { 'openingHours.1.last': 'time-required' }],
  [{ 8: day }, { openingHours: 'noUnknown' }],
  [{ 1: { ...day, note: 'x' } }, { 'openingHours.1': 'noUnknown' }],
  [undefined, { openingHours: 'optionality' }],
])('opening hours of %j are refused', (hours, fields) => {
  expect(Object.keys(fieldsOf(hours))).toEqual(Object.keys(fields));
});
