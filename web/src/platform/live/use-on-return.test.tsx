import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { checkAgain } from '../offline/connection';
import { useOnReturn } from './use-on-return';

let hasNetwork = true;
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
const network = (isThere: boolean) =>
  act(async () => {
    hasNetwork = isThere;
    await checkAgain();
  });
afterEach(() => network(true));

it('a failed question is asked again once when the connection is back, and not when it failed with one', async () => {
  const again = vi.fn();
  const { rerender } = renderHook(({ hasFailed }) => useOnReturn(hasFailed, again), {
    initialProps: { hasFailed: true },
  });
  await network(true);
  expect(again).not.toHaveBeenCalled();
  await network(false);
  expect(again).not.toHaveBeenCalled();
  await network(true);
  expect(again).toHaveBeenCalledOnce();
  rerender({ hasFailed: false });
  await network(false);
  await network(true);
  expect(again).toHaveBeenCalledOnce();
});
