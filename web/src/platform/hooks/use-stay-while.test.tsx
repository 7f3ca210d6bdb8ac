import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStayWhile } from './use-stay-while';

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before the page is left only while a change is on its way', () => {
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
