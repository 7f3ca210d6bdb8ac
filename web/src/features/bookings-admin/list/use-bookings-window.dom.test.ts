import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_FILTERS } from './booking-filters';
import { useBookingsWindow } from './use-bookings-window';

const live = vi.hoisted(() => ({ answer: {} }));
vi.mock('../../../live/use-query', () => ({ useQuery: () => live.answer }));

const window = { before: null, from: null, limit: 100 };
const filters = { ...NO_FILTERS, search: null };

test('a part of the window that other screens have read is no list, until the server is silent', () => {
  const booking = { id: 'one' };
  const cached = { status: 'ready', data: [booking], fromCache: true, overdue: false };
  live.answer = { status: 'loading', data: undefined, fromCache: false, overdue: false };
  const { result, rerender } = renderHook(() => useBookingsWindow(filters, window, '2026-11-23'));
  expect(result.current.whole).toBeUndefined();
  live.answer = cached;
  rerender();
  expect(result.current).toMatchObject({ whole: undefined, certain: false });
  live.answer = { ...cached, overdue: true };
  rerender();
  expect(result.current).toMatchObject({ whole: [booking], fromCache: true });
});

test('what the server has answered stays when the connection is lost', () => {
  const answered = { status: 'ready', data: [{ id: 'one' }], fromCache: false, overdue: false };
  live.answer = answered;
  const { result, rerender } = renderHook(() => useBookingsWindow(filters, window, '2026-11-23'));
  expect(result.current).toMatchObject({ whole: answered.data, certain: true });
  live.answer = { ...answered, fromCache: true };
  rerender();
  expect(result.current).toMatchObject({ whole: answered.data, certain: false });
});
