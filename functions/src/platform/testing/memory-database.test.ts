/** What the tests that work on the memory rely on: it answers as Firestore does. */
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { MemoryDatabase } from './memory-database';

let memory: MemoryDatabase;
beforeEach(() => {
  memory = new MemoryDatabase();
});

const ids = async (query: { get(): Promise<{ docs: { id: string }[] }> }) =>
  (await query.get()).docs.map(({ id }) => id);

it('creates missing documents, changes present ones, and merges field by field', async () => {
  const ref = memory.doc('a/1');
  await expect(ref.update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  await ref.create({ days: { mon: { busy: ['08:00'] } }, gone: 1, left: undefined });
  await expect(ref.create({})).rejects.toMatchObject({ code: 6 });
  const busy = FieldValue.arrayUnion('08:00', '09:00');
  await ref.set({ days: { mon: { busy }, tue: { open: true } } }, { merge: true });
  await ref.update({ 'days.mon.n': FieldValue.increment(2), gone: FieldValue.delete() });
  expect(memory.read('a/1')).toEqual({
    days: { mon: { busy: ['08:00', '09:00'], n: 2 }, tue: { open: true } },
  });
  await ref.set({ days: { mon: { busy: FieldValue.arrayRemove('08:00') } } }, { merge: true });
  expect((await ref.get()).get('days.mon.busy')).toEqual(['09:00']);
  await ref.set({ n: 1 });
  expect(memory.read('a/1')).toEqual({ n: 1 });
});

it('finds by every condition, in the order that is asked for, and no more than that', async () => {
  memory.put('a/1', { kind: 'x', at: new Date(3), of: ['p'] });
  memory.put('a/2', { kind: 'x', at: new Date(1), of: [] });
  memory.put('a/3', { kind: 'y', at: new Date(2), of: ['p', 'q'] });
  memory.put('a/4', { kind: 'x', at: null });
  memory.put('a/4/below/1', { kind: 'x', at: new Date(1) });
  const all = memory.collection('a');
  expect(await ids(all.where('kind', '==', 'x'))).toEqual(['1', '2', '4']);
  expect(await ids(all.where('at', '==', null))).toEqual(['4']);
  expect(await ids(all.where('at', '<=', new Date(2)))).toEqual(['2', '3']);
  expect(await ids(all.where('kind', 'in', ['y', 'z']))).toEqual(['3']);
  expect(await ids(all.where('of', 'array-contains', 'p'))).toEqual(['1', '3']);
  expect(await ids(all.orderBy('at', 'desc').limit(2))).toEqual(['1', '3']);
  expect(await ids(all.orderBy('of'))).not.toContain('4');
  expect((await all.where('kind', '==', 'x').count().get()).data().count).toBe(3);
});

it('a transaction begins again when a document it read was changed, and leaves nothing half done', async () => {
  memory.put('a/1', { n: 1 });
  const ref = memory.doc('a/1');
  const seen: unknown[] = [];
  memory.meanwhile(() => {
    memory.put('a/1', { n: 5 });
  });
  await memory.runTransaction(async (transaction) => {
    await transaction.get(ref);
    const { n } = (await ref.get()).data() as { n: number };
    seen.push(n);
    transaction.update(ref, { n: n + 1 });
  });
  expect(seen).toEqual([1, 5]);
  expect(memory.read('a/1')).toEqual({ n: 6 });
  const half = memory.batch().set(ref, { n: 7 }).create(ref, {});
  await expect(half.commit()).rejects.toMatchObject({ code: 6 });
  expect(memory.read('a/1')).toEqual({ n: 6 });
});

it('deletes a collection with all below it, and nothing that has changed since it was read', async () => {
  for (const path of ['a/1', 'a/1/below/1', 'a/1/below/1/deep/1', 'a/1/beside/1'])
    memory.put(path, {});
  await memory.recursiveDelete(memory.collection('a/1/below'));
  expect(memory.read('a/1/below/1/deep/1')).toBeNull();
  expect([memory.read('a/1'), memory.read('a/1/beside/1')]).toEqual([{}, {}]);
  const ref = memory.doc('a/1');
  const { updateTime } = await ref.get();
  memory.put('a/1', { n: 1 });
  const late = memory.batch().delete(ref, { lastUpdateTime: updateTime });
  await expect(late.commit()).rejects.toMatchObject({ code: 9 });
  expect(memory.read('a/1')).toEqual({ n: 1 });
});
