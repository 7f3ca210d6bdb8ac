/** Writes that were decided in domain, as a batch takes them: what they do to what stands there unread. */
import type { Write } from '@tulia/domain/records/booking-writes';
import { expect, it, vi } from 'vitest';
import { db } from './app';
import { carryOut } from './carry-out';
import { memory } from './testing/memory-database';
import { writerOf } from './writer';

vi.mock('./app');

const commit = async (...writes: Write[]) => {
  const batch = db().batch();
  carryOut(writerOf(batch), writes);
  await batch.commit();
};

it('a document is created once, set, changed and deleted', async () => {
  const path = 'clients/c1';
  const create: Write = { kind: 'create', path, data: { name: 'Amina', version: 1 } };
  await commit(create);
  await expect(commit(create)).rejects.toThrow();
  await commit({ kind: 'update', path, data: { version: 2 } });
  expect(memory.read(path)).toEqual({ name: 'Amina', version: 2 });
  await commit({ kind: 'set', path, data: { name: 'Kevin' } });
  expect(memory.read(path)).toEqual({ name: 'Kevin' });
  await commit({ kind: 'delete', path });
  expect(memory.read(path)).toBeNull();
});

it('numbers are added to those that stand there, and other values are set', async () => {
  const path = 'stats/day_2026-11-23';
  const day = { date: '2026-11-23', created: 1, statuses: { pending: 1 }, hours: { '14': 1 } };
  await commit({ kind: 'add', path, data: day });
  await commit({ kind: 'add', path, data: day });
  await commit({ kind: 'add', path, data: { statuses: { pending: -1, confirmed: 1 } } });
  expect(memory.read(path)).toEqual({
    date: '2026-11-23',
    created: 2,
    statuses: { pending: 1, confirmed: 1 },
    hours: { '14': 2 },
  });
});
