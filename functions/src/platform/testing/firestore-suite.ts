/** Tests of Firestore's behaviour, run against the memory database and the emulator: the memory must agree. */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill, queryCases } from './query-cases';

/** gRPC status codes. */
const NOT_FOUND = { code: 5 };
const ALREADY_EXISTS = { code: 6 };
const FAILED_PRECONDITION = { code: 9 };

/** @param open returns the database; each case has its own collection */
export function firestoreSuite(open: () => Firestore): void {
  let firestore: Firestore;
  let docs: CollectionReference;
  let turn = 0;
  const run = Date.now();

  beforeEach(() => {
    firestore = open();
    turn += 1;
    docs = firestore.collection(`cases-${run}-${turn}`);
  });

  const read = async (id: string) => (await docs.doc(id).get()).data();

  describe('values', () => {
    it('instants come back as timestamps, and fields of undefined do not come back', async () => {
      const at = new Date('2026-03-04T05:06:07.089Z');
      await docs.doc('1').set({
        at,
        list: [at, { at, gone: undefined }],
        map: { gone: undefined, none: null, empty: {}, no: false, zero: 0, text: '' },
        gone: undefined,
      });
      const stamp = Timestamp.fromDate(at);
      expect(await read('1')).toStrictEqual({
        at: stamp,
        list: [stamp, { at: stamp }],
        map: { none: null, empty: {}, no: false, zero: 0, text: '' },
      });
    });

    it('undefined does not stand in a list', async () => {
      await docs.doc('1').set({ list: ['a', undefined, 'b'] });
      expect(await read('1')).toStrictEqual({ list: ['a', 'b'] });
    });

    it('what was read and is changed by its reader changes nothing that is stored', async () => {
      await docs.doc('1').set({ map: { list: [1] } });
      const snapshot = await docs.doc('1').get();
      (snapshot.data() as { map: { list: number[] } }).map.list.push(2);
      expect(snapshot.get('map.list')).toEqual([1]);
      expect(await read('1')).toEqual({ map: { list: [1] } });
    });

    it('a missing document, and a missing field, are said to be so', async () => {
      const missing = await docs.doc('none').get();
      expect([missing.exists, missing.id, missing.data(), missing.get('a.b')]).toEqual([
        false,
        'none',
        undefined,
        undefined,
      ]);
      await docs.doc('1').set({ a: 'text' });
      expect((await docs.doc('1').get()).get('a.b')).toBeUndefined();
    });

    it.each([
      ['a list in a list', { list: [[1]] }],
      ['an instance of a class', { a: new URL('https://tulia.example') }],
      ['a function', { a: () => 1 }],
      ['a deletion in a new document', { a: FieldValue.delete() }],
      ['a transformation in a list', { list: [FieldValue.increment(1)] }],
    ])('%s is refused', async (_, data) => {
      const write = async () => docs.doc('1').set(data);
      await expect(write()).rejects.toThrow();
      expect(await read('1')).toBeUndefined();
    });
  });

  describe('writes', () => {
    it('a creation is refused where a document stands', async () => {
      await docs.doc('1').create({ n: 1 });
      await expect(docs.doc('1').create({ n: 2 })).rejects.toMatchObject(ALREADY_EXISTS);
      expect(await read('1')).toEqual({ n: 1 });
    });

    it('an update is refused where none stands', async () => {
      await expect(docs.doc('1').update({ n: 1 })).rejects.toMatchObject(NOT_FOUND);
      expect(await read('1')).toBeUndefined();
    });

    it('an update of nothing is refused', async () => {
      await docs.doc('1').set({ n: 1 });
      const nothing = async () => docs.doc('1').update({});
      await expect(nothing()).rejects.toThrow();
    });

    it('a deletion is content with nothing', async () => {
      await docs.doc('1').delete();
      await docs.doc('2').set({});
      await docs.doc('2').delete();
      expect((await docs.doc('2').get()).exists).toBe(false);
    });

    it('set replaces, and merges field by field where it is told so', async () => {
      await docs.doc('1').set({ a: 1, map: { b: 1, list: [1], inner: { c: 1 } } });
      await docs.doc('1').set({ map: { list: [2], inner: { d: 2 } }, new: true }, { merge: true });
      expect(await read('1')).toEqual({
        a: 1,
        map: { b: 1, list: [2], inner: { c: 1, d: 2 } },
        new: true,
      });
      await docs.doc('1').set({ map: { e: 1 } });
      expect(await read('1')).toEqual({ map: { e: 1 } });
    });

    it('a merge makes a missing document, puts an empty map for a full one, and takes a dot as part of a name', async () => {
      await docs.doc('1').set({ map: { b: 1 }, 'a.b': 1 }, { merge: true });
      expect(await read('1')).toEqual({ map: { b: 1 }, 'a.b': 1 });
      await docs.doc('1').set({ map: {} }, { merge: true });
      expect(await read('1')).toEqual({ map: {}, 'a.b': 1 });
    });

    it('a merge puts a map where something else stood', async () => {
      await docs.doc('1').set({ a: 1, b: null });
      await docs.doc('1').set({ a: { c: 1 }, b: { d: 1 } }, { merge: true });
      expect(await read('1')).toEqual({ a: { c: 1 }, b: { d: 1 } });
    });

    it('an update changes a field within a map, and a whole map otherwise', async () => {
      await docs.doc('1').set({ map: { a: 1, b: { c: 1 } }, other: { a: 1, b: 1 }, text: 't' });
      await docs.doc('1').update({
        'map.b.d': 2,
        other: { a: 2 },
        'text.within': true,
        'new.within': 1,
        gone: undefined,
      });
      expect(await read('1')).toEqual({
        map: { a: 1, b: { c: 1, d: 2 } },
        other: { a: 2 },
        text: { within: true },
        new: { within: 1 },
      });
    });

    it('an update of a field and of what is within it is refused', async () => {
      await docs.doc('1').set({ map: {} });
      const both = async () => docs.doc('1').update({ map: { a: 1 }, 'map.b': 1 });
      await expect(both()).rejects.toThrow();
    });
  });

  describe('transformations', () => {
    it('increment counts on, and begins at zero where no number stands', async () => {
      await docs.doc('1').set({ n: 2, text: 't', map: { n: 0.5 } });
      const by = FieldValue.increment(3);
      await docs.doc('1').update({ n: by, text: by, none: by, 'map.n': FieldValue.increment(-1) });
      expect(await read('1')).toEqual({ n: 5, text: 3, none: 3, map: { n: -0.5 } });
      await docs.doc('1').set({ map: { n: by, m: by } }, { merge: true });
      expect(await read('1')).toMatchObject({ n: 5, map: { n: 2.5, m: 3 } });
      await docs.doc('2').set({ n: by });
      await docs.doc('3').create({ n: by });
      expect([await read('2'), await read('3')]).toEqual([{ n: 3 }, { n: 3 }]);
    });

    it('a list gets what it has not, once, and loses what it is told to', async () => {
      await docs.doc('1').set({ list: ['a', 'b', 'a'], map: {}, text: 't' });
      const add = FieldValue.arrayUnion('b', 'c', 'c');
      await docs.doc('1').update({ list: add, 'map.list': add, text: add });
      expect(await read('1')).toEqual({
        list: ['a', 'b', 'a', 'c'],
        map: { list: ['b', 'c'] },
        text: ['b', 'c'],
      });
      const take = FieldValue.arrayRemove('a', 'z');
      await docs.doc('1').set({ list: take, map: { list: take }, text: take }, { merge: true });
      expect(await read('1')).toEqual({
        list: ['b', 'c'],
        map: { list: ['b', 'c'] },
        text: ['b', 'c'],
      });
    });

    it('a deletion takes a field away, one within a map as well, and is content with none', async () => {
      await docs.doc('1').set({ a: 1, map: { b: 1, c: 1 } });
      const gone = FieldValue.delete();
      await docs.doc('1').update({ a: gone, 'map.b': gone, none: gone, 'absent.within': gone });
      expect(await read('1')).toEqual({ map: { c: 1 } });
      await docs.doc('1').set({ map: { c: gone } }, { merge: true });
      expect(await read('1')).toEqual({ map: {} });
    });
  });

  describe('batches', () => {
    it('all of it is written, or nothing', async () => {
      await docs.doc('1').set({ n: 1 });
      const half = firestore.batch();
      half
        .set(docs.doc('1'), { n: 2 })
        .create(docs.doc('2'), {})
        .update(docs.doc('none'), { n: 1 });
      await expect(half.commit()).rejects.toMatchObject(NOT_FOUND);
      expect([await read('1'), await read('2')]).toEqual([{ n: 1 }, undefined]);
    });

    it('writes of one document follow each other', async () => {
      const batch = firestore.batch();
      batch.create(docs.doc('1'), { n: 1 }).update(docs.doc('1'), { n: FieldValue.increment(1) });
      batch.set(docs.doc('2'), { a: 1 }).delete(docs.doc('2')).create(docs.doc('2'), { b: 1 });
      await batch.commit();
      expect([await read('1'), await read('2')]).toEqual([{ n: 2 }, { b: 1 }]);
    });

    it('a document is deleted only as it was read', async () => {
      await docs.doc('1').set({ n: 1 });
      const { updateTime } = await docs.doc('1').get();
      const remove = (lastUpdateTime = updateTime) =>
        firestore
          .batch()
          .delete(docs.doc('1'), lastUpdateTime && { lastUpdateTime })
          .commit();
      await docs.doc('1').update({ n: 2 });
      await expect(remove()).rejects.toMatchObject(FAILED_PRECONDITION);
      expect(await read('1')).toEqual({ n: 2 });
      await remove((await docs.doc('1').get()).updateTime);
      expect(await read('1')).toBeUndefined();
    });

    it('one that is there no more is not deleted as it was read', async () => {
      await docs.doc('1').set({ n: 1 });
      const { updateTime } = await docs.doc('1').get();
      await docs.doc('1').delete();
      const late = firestore
        .batch()
        .delete(docs.doc('1'), { lastUpdateTime: updateTime ?? Timestamp.now() });
      await expect(late.commit()).rejects.toMatchObject(FAILED_PRECONDITION);
    });

    it('takes nothing more once it is committed', async () => {
      const batch = firestore.batch().set(docs.doc('1'), {});
      await batch.commit();
      expect(() => batch.set(docs.doc('2'), {})).toThrow();
    });
  });

  describe('several documents', () => {
    it('come in the order in which they are asked for, missing ones among them', async () => {
      await fill(docs, { 1: { n: 1 }, 2: { n: 2 } });
      const found = await firestore.getAll(docs.doc('2'), docs.doc('none'), docs.doc('1'));
      expect(found.map(({ id, exists }) => [id, exists])).toEqual([
        ['2', true],
        ['none', false],
        ['1', true],
      ]);
    });

    it('come with the named fields alone', async () => {
      await fill(docs, { 1: { a: 1, map: { b: 1, c: 1 }, d: 1 } });
      const [found, none] = await firestore.getAll(docs.doc('1'), docs.doc('none'), {
        fieldMask: ['a', 'map.b', 'missing'],
      });
      expect(found?.data()).toEqual({ a: 1, map: { b: 1 } });
      expect(none?.exists).toBe(false);
    });

    it('a collection goes with all below it, and nothing beside it', async () => {
      await docs.doc('1').set({});
      await docs.doc('1/below/1').set({});
      await docs.doc('1/below/1/deep/1').set({});
      await docs.doc('1/below-beside/1').set({});
      await firestore.recursiveDelete(docs.doc('1').collection('below'));
      expect(await read('1/below/1')).toBeUndefined();
      expect(await read('1/below/1/deep/1')).toBeUndefined();
      expect([await read('1'), await read('1/below-beside/1')]).toEqual([{}, {}]);
    });
  });

  describe('queries', () => {
    queryCases(() => docs);
  });

  describe('transactions', () => {
    it('gives what its work gives, once all is written', async () => {
      await fill(docs, { 1: { n: 1 } });
      const result = await firestore.runTransaction(async (transaction) => {
        const { docs: found } = await transaction.get(docs.where('n', '==', 1));
        const [one, none] = await transaction.getAll(docs.doc('1'), docs.doc('2'));
        transaction.update(docs.doc('1'), { n: FieldValue.increment(1) });
        transaction.create(docs.doc('2'), { n: 1 });
        return [found.length, one?.get('n') as number, none?.exists];
      });
      expect(result).toEqual([1, 1, false]);
      expect([await read('1'), await read('2')]).toEqual([{ n: 2 }, { n: 1 }]);
    });

    it('begins again when what it read was changed meanwhile, so that two writers count both', async () => {
      await fill(docs, { 1: { n: 0 } });
      let attempts = 0;
      const count = () =>
        firestore.runTransaction(async (transaction) => {
          attempts += 1;
          const found = await transaction.get(docs.doc('1'));
          transaction.update(docs.doc('1'), { n: (found.get('n') as number) + 1 });
        });
      await Promise.all([count(), count(), count()]);
      expect(await read('1')).toEqual({ n: 3 });
      expect(attempts).toBeGreaterThan(3);
    });

    it('begins again when what it asked for has more answers now', async () => {
      const take = (id: string) =>
        firestore.runTransaction(async (transaction) => {
          const { size } = await transaction.get(docs.where('kind', '==', 'x'));
          transaction.create(docs.doc(id), { kind: 'x', place: size });
        });
      await Promise.all([take('a'), take('b')]);
      const places = (await docs.get()).docs.map((each) => each.get('place') as number);
      expect(places.toSorted()).toEqual([0, 1]);
    });

    it('leaves nothing when its work throws, which is told and not tried again', async () => {
      let attempts = 0;
      const failing = firestore.runTransaction((transaction) => {
        attempts += 1;
        transaction.create(docs.doc('1'), {});
        return Promise.reject(new Error('the work failed'));
      });
      await expect(failing).rejects.toThrow('the work failed');
      expect([attempts, await read('1')]).toEqual([1, undefined]);
    });

    it('a creation that meets a document is told and not tried again', async () => {
      await fill(docs, { 1: { n: 1 } });
      let attempts = 0;
      const late = firestore.runTransaction((transaction) => {
        attempts += 1;
        transaction.set(docs.doc('2'), {}).create(docs.doc('1'), { n: 2 });
        return Promise.resolve();
      });
      await expect(late).rejects.toMatchObject(ALREADY_EXISTS);
      expect([attempts, await read('1'), await read('2')]).toEqual([1, { n: 1 }, undefined]);
    });

    it('reads nothing after it has written', async () => {
      const late = firestore.runTransaction(async (transaction) => {
        transaction.set(docs.doc('1'), {});
        await transaction.get(docs.doc('1'));
      });
      await expect(late).rejects.toThrow();
      expect(await read('1')).toBeUndefined();
    });
  });

  it.each(['', 'a/b/c', 'a//b'])('%o is no document', (path) => {
    expect(() => firestore.doc(path)).toThrow();
  });
}
