import { blockBody } from '@tulia/domain/calls/schedule/block-time';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { expect, test } from 'vitest';
import { reasonAt, schemaResolver } from '../../../platform/hooks/schema-resolver';
import { ALL_SERVICES, blockOf, draftFieldOf, problemOf, type BlockDraft } from './block-draft';

const draft: BlockDraft = {
  kind: 'weekly',
  firstDate: '2026-11-25',
  lastDate: '2026-12-30',
  open: false,
  start: '12:00',
  end: '13:00',
  service: ALL_SERVICES,
};

test('a weekly block repeats on the weekday of its first day', () => {
  expect(blockOf(draft, 'njeri')).toEqual({
    practitionerId: 'njeri',
    serviceId: null,
    firstDate: '2026-11-25',
    lastDate: '2026-12-30',
    weekdays: [3],
    start: '12:00',
    end: '13:00',
    keepSessions: false,
  });
});

test('a block of one day ends with its day, and whole days have no times', () => {
  expect(blockOf({ ...draft, kind: 'once', lastDate: '' }, 'njeri')).toMatchObject({
    lastDate: '2026-11-25',
  });
  expect(blockOf({ ...draft, kind: 'days', start: '', end: '' }, 'njeri')).toMatchObject({
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    start: '00:00',
    end: '24:00',
  });
});

test('a standing break is every day and has no end; a leave always has an end', () => {
  expect(blockOf({ ...draft, kind: 'daily', open: true, lastDate: '' }, 'njeri')).toMatchObject({
    lastDate: NO_END,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    start: '12:00',
    end: '13:00',
  });
  expect(blockOf({ ...draft, open: true }, 'njeri')).toMatchObject({ lastDate: NO_END });
  expect(blockOf({ ...draft, kind: 'days', open: true }, 'njeri').lastDate).toBe(draft.lastDate);
});

test('an end of 23:59 means midnight', () => {
  expect(blockOf({ ...draft, end: '23:59' }, 'njeri')).toMatchObject({ end: '24:00' });
});

test.each([
  [{}, {}],
  [{ lastDate: '' }, { lastDate: 'missing' }],
  [{ kind: 'daily', open: true, lastDate: '' }, {}],
  [{ kind: 'once', firstDate: '' }, { firstDate: 'missing' }],
  [{ start: '' }, { start: 'missing' }],
  [{ end: '12:00' }, { end: 'order' }],
  [{ lastDate: '2026-11-24' }, { lastDate: 'order' }],
  [{ start: '12:10' }, { start: 'step' }],
] as const)('the draft %j has the problems %j', async (change, problems) => {
  const values: BlockDraft = { ...draft, ...change };
  const check = schemaResolver(blockBody, {
    inputOf: (each: BlockDraft) => blockOf(each, 'njeri'),
    fieldOf: (path) => draftFieldOf(path, values.kind),
  });
  const { errors } = await check(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const found = Object.keys(errors).map((field) => [
    field,
    problemOf(reasonAt(errors, field) ?? ''),
  ]);
  expect(Object.fromEntries(found)).toEqual(problems);
});
