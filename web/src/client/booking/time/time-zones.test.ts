import { expect, test } from 'vitest';
import { zoneName, zonesFor } from './time-zones';

const WINTER = Date.UTC(2026, 10, 23, 9);
const FIRST = ['Europe/London', 'Africa/Nairobi'];

test('the name of a zone is its city and its offset from UTC', () => {
  expect(zoneName('Africa/Nairobi', WINTER)).toBe('Nairobi, UTC+3');
  expect(zoneName('America/New_York', WINTER)).toBe('New York, UTC−5');
  expect(zoneName('America/New_York', Date.UTC(2026, 6, 1))).toBe('New York, UTC−4');
  expect(zoneName('Asia/Kolkata', WINTER)).toBe('Kolkata, UTC+5:30');
  expect(zoneName('Europe/London', WINTER)).toBe('London, UTC+0');
});

test('without typing the near zones are offered, each once', () => {
  expect(zonesFor(' ', FIRST)).toEqual(FIRST);
  expect(zonesFor('', ['Africa/Nairobi', 'Africa/Nairobi'])).toEqual(['Africa/Nairobi']);
});

test('a city is found by the beginning of any of its words, regardless of case and accents', () => {
  expect(zonesFor('york', FIRST)[0]).toBe('America/New_York');
  expect(zonesFor('NEW Y', FIRST)[0]).toBe('America/New_York');
  expect(zonesFor('São P', FIRST)[0]).toBe('America/Sao_Paulo');
});

test('a region finds its cities, and never more than eight zones', () => {
  expect(zonesFor('europe', FIRST)).toHaveLength(8);
  expect(zonesFor('europe', FIRST)[0]).toBe('Europe/London');
  expect(zonesFor('nowhere', FIRST)).toEqual([]);
});
