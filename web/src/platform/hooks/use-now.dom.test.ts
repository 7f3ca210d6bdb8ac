import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heardTime } from './clock';
import { useNow } from './use-now';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  heardTime(Date.now());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

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

it.each([
  ['a day behind', 86_400_000],
  ['two years behind', 63_072_000_000],
  ['a day ahead', -86_400_000],
])('a device whose clock is %s shows the time that a server said', (_, behind) => {
  const { result } = renderHook(() => useNow(20_000));
  act(() => heardTime(1_000_000 + behind));
  expect(result.current).toBe(1_000_000 + behind);
  pass(20_000);
  expect(result.current).toBe(1_020_000 + behind);
});

it('the instant moves in its steps; an answer that was on its way, or has no time, does not change it', () => {
  const { result } = renderHook(() => useNow(20_000));
  act(() => {
    heardTime(1_004_000);
    heardTime(NaN);
  });
  pass(19_999);
  expect(result.current).toBe(1_000_000);
  pass(1);
  expect(result.current).toBe(1_020_000);
});
