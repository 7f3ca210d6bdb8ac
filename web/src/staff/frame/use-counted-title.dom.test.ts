import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { titleWith, useCountedTitle } from './use-counted-title';

beforeEach(() => {
  document.title = 'Bookings · Tulia';
});

it('the title has only one number', () => {
  expect(titleWith('(2) Bookings', 3)).toBe('(3) Bookings');
  expect(titleWith('(2) Bookings', 0)).toBe('Bookings');
});

it('the title has the number of unread requests on every page', async () => {
  const { rerender, unmount } = renderHook(({ unread, path }) => useCountedTitle(unread, path), {
    initialProps: { unread: 0, path: '/admin' },
  });
  expect(document.title).toBe('Bookings · Tulia');
  rerender({ unread: 2, path: '/admin' });
  expect(document.title).toBe('(2) Bookings · Tulia');
  document.title = 'Messages · Tulia';
  await waitFor(() => expect(document.title).toBe('(2) Messages · Tulia'));
  rerender({ unread: 0, path: '/admin/messages' });
  expect(document.title).toBe('Messages · Tulia');
  rerender({ unread: 1, path: '/admin/messages' });
  unmount();
  expect(document.title).toBe('Messages · Tulia');
});
