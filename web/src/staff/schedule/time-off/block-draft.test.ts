import { blockBody } from '@tulia/domain/calls/schedule/block-time';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { expect, test } from 'vitest';
import { reasonsIn, schemaResolver } from '../../../platform/hooks/schema-resolver';
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

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
test.each([
  ['a weekly one repeats on the weekday of its first day', {}, { weekdays: [3], serviceId: null }],
  ['one day ends with its day', { kind: 'once', lastDate: '' }, { lastDate: '2026-11-25' }],
  [
    'whole days have no times',
    { kind: 'days', start: '', end: '' },
    { weekdays: ALL_WEEK, start: '00:00', end: '24:00' },
  ],
  [
    'a standing break is every day and has no end',
    { kind: 'daily', open: true, lastDate: '' },
    { lastDate: NO_END, weekdays: ALL_WEEK, start: '12:00', end: '13:00' },
  ],
  ['a weekly one may have no end', { open: true }, { lastDate: NO_END }],
  ['a leave always has an end', { kind: 'days', open: true }, { lastDate: '2026-12-30' }],
  ['an end of 23:59 means midnight', { end: '23:59' }, { end: '24:00' }],
] as const)('the form sends a block: %s', (_, change, sent) => {
  expect(blockOf({ ...draft, ...change }, 'njeri')).toMatchObject(sent);
});

test.each([
  [{}, {}],
  [{ lastDate: '' }, { lastDate: 'missing' }],
  [{ kind: 'daily', open: true, lastDate: '' }, {}],
  [{ kind: 'once', firstDate: '' }, { firstDate: 'missing' }],
  [{ end: '12:00' }, { end: 'order' }],
  [{ lastDate: '2026-11-24' }, { lastDate: 'order' }],
  [{ start: '12:10' }, { start: 'step' }],
] as const)('the draft %j has the problems %j', async (change, problems) => {
  const values: BlockDraft = { ...draft, ...change };
  const check = schemaResolver(blockBody, {
    inputOf: (each: BlockDraft) => blockOf(each, 'njeri'),
    fieldOf: (path) => draftFieldOf(path, values.kind),
  });
  const how = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await check(values, undefined, how);
  const found = reasonsIn(errors).map(([field, reason]) => [field, problemOf(reason)]);
  expect(Object.fromEntries(found)).toEqual(problems);
});
