import { parseSearch } from '@tulia/domain/booking/search-terms';
import { defineRecord } from '@tulia/domain/records/record';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ListenTo } from '../../platform/live/live';
import type { QueryTools } from '../../platform/live/use-query';
import { useSought, type Sought } from './use-sought';

interface Row {
  searchTerms: string[];
}
type Listen = (tools: QueryTools, to: ListenTo<Sought<Row>>) => () => void;
const live = vi.hoisted(() => ({ listen: null as Listen | null }));
vi.mock('../../platform/live/live', () => ({
  useLive: (_: string, listen: Listen) => {
    live.listen = listen;
    return {};
  },
}));

const rows = defineRecord<Row>('rows');

interface Asked {
  after?: string;
  limit: number;
}

/** Searches a database in which `before` documents have one word only, and the last document has both. */
function looking(typed: string, before: number) {
  renderHook(() => useSought('rows', rows, parseSearch(typed), 6, () => 'rows' as never));
  const stored = Array.from({ length: before + 1 }, (_, index) => ({
    id: String(index),
    data: () => ({ searchTerms: index < before ? ['kiprono'] : ['kiprono', 'mary'] }),
  }));
  const open: { after: string | undefined; limit: number; tell: () => void }[] = [];
  const heard: Sought<Row & { id: string }>[] = [];
  const sdk = {
    where: (...asked: unknown[]) => ({ asked }),
    startAfter: ({ id }: { id: string }) => ({ after: id }),
    limit: (limit: number) => ({ limit }),
    query: (_: unknown, ...parts: object[]) => Object.assign({}, ...parts) as object,
    onSnapshot: ({ after, limit }: Asked, _: unknown, next: (snapshot: unknown) => void) => {
      const tell = () => {
        const from = after === undefined ? 0 : stored.findIndex(({ id }) => id === after) + 1;
        next({ docs: stored.slice(from, from + limit), metadata: { fromCache: false } });
      };
      const page = { after, limit, tell };
      open.push(page);
      queueMicrotask(tell);
      return () => open.splice(open.indexOf(page), 1);
    },
  };
  const stop = live.listen?.({ db: {}, sdk, uid: 'neema', isKept: false } as never, {
    next: (found) => heard.push(found as never),
    fail: () => undefined,
  });
  return { open, heard, stored, stop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a client is found by first and last name behind a hundred others, and no result is shown before', async () => {
  const { heard, open } = looking('mary kiprono', 150);
  await settled();
  expect(heard).toMatchObject([{ rows: [{ id: '150' }], areMore: false }]);
  expect(open).toMatchObject([
    { after: undefined, limit: 100 },
    { after: '99', limit: 100 },
  ]);
});

test('a search that read 500 documents in vain says that more may fit', async () => {
  const { heard, open, stop } = looking('mary kiprono', 900);
  await settled();
  expect(heard).toEqual([{ rows: [], areMore: true }]);
  expect(open).toHaveLength(5);
  stop?.();
  expect(open).toEqual([]);
});

test('a search for one word reads only as many documents as wanted', async () => {
  const { heard, open } = looking('kiprono', 30);
  await settled();
  expect(open).toMatchObject([{ limit: 6 }]);
  expect(heard.map(({ rows: found, areMore }) => [found.length, areMore])).toEqual([[6, true]]);
});

test('the following pages are read again when a page ends elsewhere', async () => {
  const { heard, open, stored } = looking('mary kiprono', 150);
  await settled();
  stored.splice(0, 1);
  open[0]?.tell();
  await settled();
  expect(open.map(({ after }) => after)).toEqual([undefined, '100']);
  expect(heard.at(-1)?.rows.map(({ id }) => id)).toEqual(['150']);
});
