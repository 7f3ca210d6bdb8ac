/** Every query of the product has its index, and every index its query. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serves, type CompositeIndex } from './covers';
import { QUERIES } from './queries';
import { queriesBelow, queriesIn } from './sources';

const root = path.join(import.meta.dirname, '../../..');
const file = JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')) as {
  indexes: CompositeIndex[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
};
const title = (value: unknown) => JSON.stringify(value);

it.each(QUERIES.map((query) => [title(query), query] as const))('%s is served', (_, query) => {
  expect(file.indexes.filter((index) => serves(index, query))).toHaveLength(1);
});

it('has no index without a query', () => {
  const idle = file.indexes.filter((index) => !QUERIES.some((query) => serves(index, query)));
  expect(idle).toEqual([]);
});

it('keeps no index of the attempts that a rate limit counts, of which one document has up to a thousand', () => {
  const exempt = file.fieldOverrides.filter(
    ({ collectionGroup, indexes }) => collectionGroup === 'quotas' && indexes.length === 0,
  );
  expect(exempt.map(({ fieldPath }) => fieldPath)).toEqual(['tokens', 'count', 'expiresAt']);
});

describe('the code', () => {
  const found = ['functions/src', 'web/src', 'local', 'ops'].flatMap((each) =>
    queriesBelow(path.join(root, each)),
  );

  it('asks no query that needs an index and is not in the list', () => {
    const unknown = found.filter(
      ({ equal, contains, order }) =>
        order !== undefined &&
        equal.length + contains.length > 0 &&
        !QUERIES.some(
          (query) =>
            title([...query.equal].sort()) === title([...equal].sort()) &&
            query.contains === contains[0] &&
            title(query.order) === title(order),
        ),
    );
    expect(unknown).toEqual([]);
  });

  it('is really read', () => {
    expect(found.length).toBeGreaterThan(3);
    expect(
      queriesIn(
        'x.ts',
        `const page = query(bookings, where('status', '==', wanted), where('createdAt', '<', at),
           orderBy('createdAt', 'desc'), limit(25));`,
      ),
    ).toEqual([{ file: 'x.ts', equal: ['status'], contains: [], order: ['createdAt', 'desc'] }]);
  });
});
