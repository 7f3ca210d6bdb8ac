import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtServices } from '../../shared/practice/built-services';
import { useOfferedServices } from './use-offered-services';
import { useActiveServices } from '../../shared/practice/use-active-services';

vi.mock('../../shared/practice/use-active-services', () => ({ useActiveServices: vi.fn() }));

const [first] = builtServices;
const offered = (live: Partial<ReturnType<typeof useActiveServices>>) => {
  const heard = { status: 'ready', fromCache: false, ...live };
  vi.mocked(useActiveServices).mockReturnValue(heard as ReturnType<typeof useActiveServices>);
  const { list, failed, provisional } = renderHook(() => useOfferedServices()).result.current;
  return { slugs: list?.map(({ slug }) => slug), failed, provisional };
};
const built = builtServices.map(({ slug }) => slug);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

afterEach(() => {
  vi.restoreAllMocks();
});

test('the services of the build are offered until the server answers', () => {
  expect(offered({ status: 'loading' })).toMatchObject({ slugs: built, provisional: true });
  const data = [{ ...first!, id: first!.slug }];
  expect(offered({ data })).toMatchObject({ slugs: [first!.slug], provisional: false });
});

test('an empty answer of the server counts, and one of an empty cache does not', () => {
  expect(offered({ data: [] }).slugs).toEqual([]);
  expect(offered({ data: [], fromCache: true }).slugs).toEqual(built);
});

test('a refusal of the server is shown, and without a connection the services of the build are offered', () => {
  expect(offered({ status: 'error' })).toMatchObject({ slugs: undefined, failed: true });
  online(false);
  expect(offered({ status: 'error' })).toMatchObject({ slugs: built, failed: false });
});
