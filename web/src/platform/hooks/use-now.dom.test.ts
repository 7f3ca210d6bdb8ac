import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('the instant follows the clock in its steps', () => {
  const { result } = renderHook(() => useNow(20_000));
  pass(19_999);
  expect(result.current).toBe(1_000_000);
  pass(1);
  expect(result.current).toBe(1_020_000);
});

it('the instant rests while the page is hidden, and is right as soon as the page is seen again', () => {
  const { result } = renderHook(() => useNow(20_000));
  visibility = 'hidden';
  pass(60_000);
  expect(result.current).toBe(1_000_000);
  visibility = 'visible';
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe(1_060_000);
});
