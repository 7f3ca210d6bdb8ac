import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStayWhile } from './use-stay-while';

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('has the browser ask while something is on its way, and at no other time', () => {
  const { rerender, unmount } = renderHook(({ busy }) => useStayWhile(busy), {
    initialProps: { busy: false },
  });
  expect(leaves()).toBe(true);
  rerender({ busy: true });
  expect(leaves()).toBe(false);
  rerender({ busy: false });
  expect(leaves()).toBe(true);
  rerender({ busy: true });
  unmount();
  expect(leaves()).toBe(true);
});
