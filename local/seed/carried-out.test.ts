import { expect, it } from 'vitest';
import { carriedOut } from './carried-out';

it('each document is as after all its writes, and a deleted one is gone', () => {
  const documents = carriedOut([
    { kind: 'create', path: 'a/1', data: { name: 'Amina', version: 1 } },
    { kind: 'set', path: 'a/2', data: { name: 'Kevin' } },
    { kind: 'update', path: 'a/1', data: { version: 2 } },
    { kind: 'delete', path: 'a/2' },
  ]);
  expect(documents).toEqual([['a/1', { name: 'Amina', version: 2 }]]);
});

it('an added document raises numbers at every depth, and other fields stay', () => {
  const documents = carriedOut([
    { kind: 'add', path: 'stats/1', data: { date: 'd', created: 1, statuses: { pending: 1 } } },
    { kind: 'add', path: 'stats/1', data: { date: 'd', statuses: { pending: -1, confirmed: 1 } } },
  ]);
  expect(documents).toEqual([
    ['stats/1', { date: 'd', created: 1, statuses: { pending: 0, confirmed: 1 } }],
  ]);
});
