import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSoundOn } from './arrival-sound';
import { titleWith, useArrivalNotice } from './use-arrival-notice';

let visible: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => visible === 'visible');
  document.title = 'Bookings · Tulia';
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  visible = 'visible';
});

it('counts in the title what comes while nobody looks, and forgets it when somebody does', () => {
  const { result } = renderHook(useArrivalNotice);
  visible = 'hidden';
  act(() => {
    result.current.arrived();
    result.current.arrived();
  });
  expect(document.title).toBe('(2) Bookings · Tulia');
  visible = 'visible';
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(document.title).toBe('Bookings · Tulia');
});

it('leaves the title alone while somebody looks', () => {
  const { result } = renderHook(useArrivalNotice);
  act(() => result.current.arrived());
  expect(document.title).toBe('Bookings · Tulia');
});

it('remembers that the sound was turned off', () => {
  const { result } = renderHook(useArrivalNotice);
  expect(result.current.soundOn).toBe(true);
  act(() => result.current.setSoundOn(false));
  expect(isSoundOn()).toBe(false);
  expect(renderHook(useArrivalNotice).result.current.soundOn).toBe(false);
});

it('never counts twice in the title', () => {
  expect(titleWith('(2) Bookings', 3)).toBe('(3) Bookings');
  expect(titleWith('(2) Bookings', 0)).toBe('Bookings');
});
