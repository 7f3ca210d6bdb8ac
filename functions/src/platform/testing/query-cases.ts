/** The part of `firestore-suite.ts` about queries. */
import { AggregateField, FieldPath } from 'firebase-admin/firestore';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';

export async function fill(docs: CollectionReference, all: Record<string, object>): Promise<void> {
  await Promise.all(Object.entries(all).map(([id, data]) => docs.doc(id).set(data)));
}

const ids = async (query: Query) => (await query.get()).docs.map(({ id }) => id);

/** @param ofCase returns the collection of the current case */
export function queryCases(ofCase: () => CollectionReference): void {
  let docs: CollectionReference;
  beforeEach(() => {
    docs = ofCase();
  });

  /** One document for each type of value, in Firestore's order. */
  const KINDS = {
    none: { v: null },
    no: { v: false },
    yes: { v: true },
    minus: { v: -1 },
    zero: { v: 0 },
    two: { v: 2 },
    early: { v: new Date(1) },
    late: { v: new Date(2) },
    empty: { v: '' },
    capital: { v: 'B' },
    small: { v: 'a' },
    umlaut: { v: 'ä' },
    list: { v: [1] },
    map: { v: { a: 1 } },
  };

  it('orders values of every kind, and leaves out what has none', async () => {
    await fill(docs, { ...KINDS, missing: { w: 1 } });
    expect(await ids(docs.orderBy('v'))).toEqual(Object.keys(KINDS));
    expect(await ids(docs.orderBy('v', 'desc'))).toEqual(Object.keys(KINDS).reverse());
    expect(await ids(docs.orderBy('v.a'))).toEqual(['map']);
  });

  it.each([
    ['==', null, ['none']],
    ['==', 0, ['zero']],
    ['==', new Date(2), ['late']],
    ['<', 2, ['minus', 'zero']],
    ['<=', 2, ['minus', 'zero', 'two']],
    ['>', -1, ['zero', 'two']],
    ['>=', new Date(1), ['early', 'late']],
    ['<', new Date(2), ['early']],
    ['>', '', ['capital', 'small', 'umlaut']],
    ['<=', 'a', ['empty', 'capital', 'small']],
    ['>', false, ['yes']],
    ['!=', 'a', Object.keys(KINDS).filter((id) => id !== 'small' && id !== 'none')],
    ['!=', null, Object.keys(KINDS).filter((id) => id !== 'none')],
  ] as const)('compares with %s %o', async (operator, value, expected) => {
    await fill(docs, { ...KINDS, missing: { w: 1 } });
    expect(await ids(docs.where('v', operator, value))).toEqual(expected);
  });

  it('finds one of several, and what a list has', async () => {
    await fill(docs, {
      1: { kind: 'x', of: ['p'] },
      2: { kind: 'y', of: ['p', 'q'] },
      3: { kind: null, of: 'p' },
      4: { of: [1] },
    });
    expect(await ids(docs.where('kind', 'in', ['y', 'x', 'z']))).toEqual(['1', '2']);
    expect(await ids(docs.where('of', 'array-contains', 'p'))).toEqual(['1', '2']);
    const nothing = async () => docs.where('kind', 'in', []).get();
    await expect(nothing()).rejects.toThrow();
  });

  it('all conditions hold, those within a map and a range among them', async () => {
    await fill(docs, {
      1: { a: 'x', m: { state: 'on' }, n: 1 },
      2: { a: 'x', m: { state: 'on' }, n: 3 },
      3: { a: 'x', m: { state: 'off' }, n: 2 },
      4: { a: 'y', m: { state: 'on' }, n: 2 },
    });
    const on = docs.where('a', '==', 'x').where('m.state', '==', 'on');
    expect(await ids(on.where('n', '>', 0).where('n', '<', 3))).toEqual(['1']);
    expect(await ids(on.orderBy('n', 'desc'))).toEqual(['2', '1']);
  });

  it('without an order, the compared field is the order, and equal ones come by their id', async () => {
    await fill(docs, { 1: { n: 2 }, 2: { n: 1 }, 10: { n: 2 }, 3: { n: 1 } });
    expect(await ids(docs)).toEqual(['1', '10', '2', '3']);
    expect(await ids(docs.where('n', '>=', 1))).toEqual(['2', '3', '1', '10']);
    expect(await ids(docs.where('n', '!=', 7))).toEqual(['2', '3', '1', '10']);
  });

  it('equal ones come by their id in the direction of the last order', async () => {
    await fill(docs, { 1: { n: 1, m: 1 }, 2: { n: 1, m: 2 }, 3: { n: 1, m: 1 } });
    expect(await ids(docs.orderBy('n', 'desc'))).toEqual(['3', '2', '1']);
    expect(await ids(docs.orderBy('n').orderBy('m', 'desc'))).toEqual(['2', '3', '1']);
    expect(await ids(docs.orderBy('n', 'desc').orderBy('m'))).toEqual(['1', '3', '2']);
  });

  it('an order by one field and a range of another are both kept', async () => {
    await fill(docs, { 1: { a: 2, n: 1 }, 2: { a: 1, n: 5 }, 3: { a: 1, n: 2 }, 4: { n: 3 } });
    expect(await ids(docs.where('n', '>', 1).orderBy('a'))).toEqual(['3', '2']);
    expect(await ids(docs.where('n', '>', 0).orderBy('a', 'desc'))).toEqual(['1', '2', '3']);
  });

  it('compares ids, by their signs', async () => {
    await fill(docs, { 'a_2026-01': {}, 'a_2026-02': {}, 'a_2026-03': {}, b: {}, B: {} });
    const between = docs
      .where(FieldPath.documentId(), '>=', 'a_2026-02')
      .where(FieldPath.documentId(), '<=', 'a_2026-03');
    expect(await ids(between)).toEqual(['a_2026-02', 'a_2026-03']);
    expect(await ids(docs.where(FieldPath.documentId(), '<', 'a'))).toEqual(['B']);
  });

  it('gives no more than asked for, and only the named fields', async () => {
    await fill(docs, { 1: { n: 1, map: { a: 1, b: 1 } }, 2: { n: 2 }, 3: { n: 3 } });
    expect(await ids(docs.orderBy('n', 'desc').limit(2))).toEqual(['3', '2']);
    const [one] = (await docs.orderBy('n').select('map.a').get()).docs;
    expect(one?.data()).toEqual({ map: { a: 1 } });
    const [bare] = (await docs.orderBy('n').select().get()).docs;
    expect([bare?.id, bare?.data()]).toEqual(['1', {}]);
  });

  it('says how many it found, and counts without reading', async () => {
    await fill(docs, { 1: { n: 1 }, 2: { n: 2 }, 3: {} });
    const some = await docs.where('n', '>', 0).get();
    expect([some.size, some.empty]).toEqual([2, false]);
    expect((await docs.where('n', '>', 5).get()).empty).toBe(true);
    expect((await docs.where('n', '>', 0).count().get()).data()).toEqual({ count: 2 });
    expect((await docs.limit(2).count().get()).data()).toEqual({ count: 2 });
  });

  it('adds up a field, and then counts only documents that have it', async () => {
    await fill(docs, { 1: { n: 1, map: { a: 5 } }, 2: { n: 2, map: { a: 7 } }, 3: { n: 3 } });
    const sums = { count: AggregateField.count(), total: AggregateField.sum('map.a') };
    const found = docs.where('n', '>', 1);
    expect((await found.aggregate(sums).get()).data()).toEqual({ count: 1, total: 7 });
    expect((await docs.where('n', '>', 5).aggregate(sums).get()).data()).toEqual({
      count: 0,
      total: 0,
    });
  });

  it('looks into one collection, not into those below its documents', async () => {
    await fill(docs, { 1: { n: 1 } });
    await docs.doc('1/below/2').set({ n: 1 });
    expect(await ids(docs.where('n', '==', 1))).toEqual(['1']);
    expect(await ids(docs.doc('1').collection('below'))).toEqual(['2']);
  });
}
