import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { publicFact, usePublicFact } from './public-fact';

const tries = vi.hoisted(() => ({ again: [] as (() => void)[] }));
vi.mock('../../platform/offline/connection', () => ({
  untilWorthTrying: () => new Promise<void>((resolve) => tries.again.push(resolve)),
}));
vi.mock('../../platform/hooks/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

interface Price {
  sum: number;
}
const KEY = 'tulia.price';
const memory = { key: KEY, fromRecord: (record: object) => record as Price };
const price = (read: () => Promise<Price>) => publicFact({ sum: 1 }, read, memory);
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  tries.again.length = 0;
});

it('a fact shows the built value, then the remembered one, then the read one, and remembers that', async () => {
  localStorage.setItem(KEY, '{"sum":2}');
  let answer: (read: Price) => void = () => undefined;
  const read = vi.fn(() => new Promise<Price>((resolve) => (answer = resolve)));
  const fact = price(read);
  expect(fact.get()).toEqual({ value: { sum: 1 }, status: 'default' });
  const first = renderHook(() => usePublicFact(fact));
  renderHook(() => usePublicFact(fact));
  expect(first.result.current).toEqual({ value: { sum: 2 }, status: 'default' });
  answer({ sum: 3 });
  await settle();
  expect(first.result.current).toEqual({ value: { sum: 3 }, status: 'loaded' });
  expect(localStorage.getItem(KEY)).toBe('{"sum":3}');
  expect(read).toHaveBeenCalledOnce();
});

it('a fact keeps its value when the read fails, and reads again by itself', async () => {
  const read = vi.fn(() => Promise.resolve({ sum: 3 }));
  read.mockRejectedValueOnce(new TypeError('no connection'));
  const fact = price(read);
  await fact.load();
  expect(fact.get()).toEqual({ value: { sum: 1 }, status: 'failed' });
  tries.again[0]?.();
  await expect.poll(() => fact.get()).toEqual({ value: { sum: 3 }, status: 'loaded' });
});

it('a value read before the scripts ran replaces the remembered one', () => {
  localStorage.setItem(KEY, '{"sum":2}');
  const fact = price(() => Promise.resolve({ sum: 3 }));
  fact.adopt({ sum: 4 });
  fact.recall();
  expect(fact.get()).toEqual({ value: { sum: 4 }, status: 'loaded' });
});

it('a fact that was changed on this page is read once more', async () => {
  const read = vi.fn(() => Promise.resolve({ sum: 3 }));
  const fact = price(read);
  await fact.load();
  await fact.load();
  expect(read).toHaveBeenCalledOnce();
  await fact.reload();
  expect(read).toHaveBeenCalledTimes(2);
});
