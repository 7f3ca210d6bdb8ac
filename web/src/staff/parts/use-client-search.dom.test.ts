import type { Client } from '@tulia/domain/booking/clients/client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WithId } from '../../platform/live/use-query';
import { useClientSearch } from './use-client-search';

const read = vi.hoisted((): { status: string; data: WithId<Client>[] | undefined } => ({
  status: 'ready',
  data: undefined,
}));
vi.mock('./use-sought', () => ({ useSought: () => read }));

const client = (id: string, ...searchTerms: string[]) =>
  ({ id, searchTerms, name: searchTerms.join(' ') }) as Partial<Client> as WithId<Client>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the found clients stay in place while the next list is read', () => {
  read.data = [client('1', 'amina', 'otieno'), client('2', 'brian', 'kariuki')];
  const { result, rerender } = renderHook(
    ({ typed }) => useClientSearch(typed, 20, 'everybody').list?.map(({ id }) => id),
    { initialProps: { typed: '' } },
  );
  expect(result.current).toEqual(['1', '2']);
  Object.assign(read, { status: 'loading', data: undefined });
  rerender({ typed: 'amina' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toEqual(['1']);
  Object.assign(read, { status: 'ready', data: [client('3', 'amina')] });
  rerender({ typed: 'amina' });
  expect(result.current).toEqual(['3']);
});
