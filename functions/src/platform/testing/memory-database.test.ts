/** The memory answers as the emulator does: `tests/rules/firestore.test.ts` asks that the same. */
import { beforeEach, expect, it } from 'vitest';
import { firestoreSuite } from './firestore-suite';
import { MemoryDatabase } from './memory-database';

let memory = new MemoryDatabase();
beforeEach(() => {
  memory = new MemoryDatabase();
});

firestoreSuite(() => memory.firestore);

it('another writer comes between what a transaction reads and what it writes, once', async () => {
  memory.put('a/1', { n: 1 });
  const ref = memory.doc('a/1');
  const seen: unknown[] = [];
  memory.meanwhile(() => memory.put('a/1', { n: 5 }));
  await memory.runTransaction(async (transaction) => {
    await transaction.get(ref);
    const { n } = (await ref.get()).data() as { n: number };
    seen.push(n);
    transaction.update(ref, { n: n + 1 });
  });
  expect(seen).toEqual([1, 5]);
  expect(memory.read('a/1')).toEqual({ n: 6 });
});
