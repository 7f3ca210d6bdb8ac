import { parseSearch, searchTerms } from '@tulia/domain/booking/search-terms';
import { defineRecord } from '@tulia/domain/records/record';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { QueryTools } from '../../platform/live/use-query';
import { useSought } from './use-sought';

interface Row {
  searchTerms: string[];
}
type Build = (tools: QueryTools) => unknown;
const read = vi.hoisted((): { build: Build | null; data: unknown } => ({
  build: null,
  data: undefined,
}));
vi.mock('../../platform/live/use-query', () => ({
  useQuery: (_key: string, _record: unknown, build: Build) => {
    read.build = build;
    return { status: 'ready', data: read.data };
  },
}));

const rows = defineRecord<Row>('rows');
const named = (id: string, clientName: string) => ({
  id,
  searchTerms: searchTerms({ referenceNumber: '', clientName, clientEmail: '', clientPhone: '' }),
});

/** What the database is asked for, and what is found among `stored`. */
function sought(typed: string, stored: ReturnType<typeof named>[]) {
  const sdk = {
    where: (_field: string, _operator: string, terms: string[]) => terms[0],
    limit: (limit: number) => limit,
    query: (...parts: unknown[]) => parts.slice(1),
  };
  read.data = stored;
  const search = parseSearch(typed);
  const { result, rerender } = renderHook(() =>
    useSought('rows', rows, search, 2, () => 'rows' as never),
  );
  const { data, areMore } = result.current;
  rerender();
  expect(result.current.data).toBe(data);
  const ids = data?.map((row) => (row as unknown as { id: string }).id);
  return { asked: read.build?.({ db: {}, sdk } as never), ids, areMore };
}

const mary = named('mary', 'Mary Kiprono');

test('first and last name are one question, in any order, and who has other names is dropped', () => {
  const stored = [named('martha', 'Martha Kiprono'), mary];
  expect(sought('mary kiprono', stored)).toEqual({
    asked: ['mar kiprono', 100],
    ids: ['mary'],
    areMore: false,
  });
  expect(sought('kipr mary', stored)).toMatchObject({ asked: ['mar kipr', 100], ids: ['mary'] });
});

test('one word reads as many documents as wanted, and says that more may fit', () => {
  const stored = [named('martha', 'Martha Kiprono'), mary];
  expect(sought('kiprono', stored)).toEqual({
    asked: ['kiprono', 2],
    ids: ['martha', 'mary'],
    areMore: true,
  });
});

test('a search that read 100 documents in vain says that more may fit', () => {
  const others = Array.from({ length: 100 }, (_, index) => named(`${index}`, 'Al Kiprono'));
  expect(sought('wa kiprono', others)).toEqual({ asked: ['kiprono', 100], ids: [], areMore: true });
});
