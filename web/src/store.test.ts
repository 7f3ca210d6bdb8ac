import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('a store holds a value and tells a listener of changes until it stops listening', () => {
  const store = createStore(1);
  const heard = vi.fn<(value: number) => void>();
  const stop = store.subscribe(() => heard(store.get()));
  store.set(2);
  stop();
  store.set(3);
  expect(heard.mock.calls).toEqual([[2]]);
  expect(store.get()).toBe(3);
});

it('a store tells no listener of the very same value', () => {
  const value = { a: 1 };
  const store = createStore(value);
  const heard = vi.fn();
  store.subscribe(heard);
  store.set(value);
  expect(heard).not.toHaveBeenCalled();
  store.set({ a: 1 });
  expect(heard).toHaveBeenCalledOnce();
});

it('a store lets a listener stop while it is told, and tells the others', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    heard.push('first');
    stop();
  });
  store.subscribe(() => heard.push('second'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['first', 'second', 'second']);
});

it('a store tells a listener twice that subscribed twice', () => {
  const store = createStore(0);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.subscribe(heard);
  stop();
  store.set(1);
  expect(heard).toHaveBeenCalledOnce();
});
