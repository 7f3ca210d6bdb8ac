import { expect, test } from 'vitest';
import { blockInputOf, type BlockDraft } from './block-draft';

const draft: BlockDraft = {
  kind: 'weekly',
  firstDate: '2026-11-25',
  lastDate: '2026-12-30',
  start: '12:00',
  end: '13:00',
  serviceId: null,
};

test('every week means the weekday of the first day', () => {
  expect(blockInputOf(draft)).toEqual({
    serviceId: null,
    firstDate: '2026-11-25',
    lastDate: '2026-12-30',
    weekdays: [3],
    start: '12:00',
    end: '13:00',
  });
});

test('once ends with its day, and whole days know no times', () => {
  expect(blockInputOf({ ...draft, kind: 'once', lastDate: '' })).toMatchObject({
    lastDate: '2026-11-25',
  });
  expect(blockInputOf({ ...draft, kind: 'days', start: '', end: '' })).toMatchObject({
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    start: '00:00',
    end: '24:00',
  });
});

test('23:59 is midnight', () => {
  expect(blockInputOf({ ...draft, end: '23:59' })).toMatchObject({ end: '24:00' });
});

test.each([
  [{ lastDate: '' }, 'missing'],
  [{ start: '' }, 'missing'],
  [{ end: '12:00' }, 'order'],
  [{ lastDate: '2026-11-24' }, 'order'],
  [{ start: '12:10' }, 'step'],
] as const)('%j: %s', (change, problem) => {
  expect(blockInputOf({ ...draft, ...change })).toBe(problem);
});
