import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_FILTERS } from './booking-filters';
import { useBookingsWindow } from './use-bookings-window';

const live = vi.hoisted(() => ({ answer: {} }));
vi.mock('../../../platform/live/use-query', () => ({ useQuery: () => live.answer }));

const window = { before: null, from: null, limit: 100 };
const filters = { ...NO_FILTERS, search: null };

test('the rows of the server’s answer stay when the connection is lost, and while they are read anew', () => {
  const answered = { status: 'ready', data: [{ id: 'one' }], fromCache: false, overdue: false };
  live.answer = answered;
  const { result, rerender } = renderHook(() => useBookingsWindow(filters, window, '2026-11-23'));
  expect(result.current).toMatchObject({ whole: answered.data, certain: true });
  live.answer = { ...answered, fromCache: true };
  rerender();
  expect(result.current).toMatchObject({ whole: answered.data, certain: false });
  live.answer = { status: 'loading', data: undefined, fromCache: false, overdue: true };
  rerender();
  expect(result.current).toMatchObject({ whole: answered.data, certain: false, overdue: true });
});
