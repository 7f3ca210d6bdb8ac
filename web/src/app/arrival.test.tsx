import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Arrival } from './arrival';

vi.mock('../shared/practice/practice', () => ({ usePractice: () => ({ name: 'Tulia' }) }));

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** A tab that began elsewhere, now on the bookings. */
async function arrive() {
  const router = createMemoryRouter([{ path: '*', element: <Arrival id="adminBookings" /> }], {
    initialEntries: ['/admin'],
  });
  render(<RouterProvider router={router} />);
  const go = (to: string, replace = false) => act(() => router.navigate(to, { replace }));
  await go('/admin/bookings');
  scrolled.mockReset();
  return go;
}

test('a page begins at its top: smoothly from however far below, and at once where motion is unwanted', async () => {
  const go = await arrive();
  vi.stubGlobal('scrollY', 9 * window.innerHeight);
  for (const [isUnwanted, to, behavior] of [
    [false, '/admin/time', 'smooth'],
    [true, '/admin/staff', 'auto'],
  ] as const) {
    vi.stubGlobal('matchMedia', () => ({ matches: isUnwanted }));
    await go(to);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior });
  }
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('a change of the query alone leaves the page where it is', async () => {
  const go = await arrive();
  await go('/admin/bookings?status=confirmed', true);
  await go('/admin/bookings?status=confirmed&from=2026-11-22', true);
  await go('/admin/bookings', true);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a link to the present page leads to its top, and so does a hash that is removed', async () => {
  const go = await arrive();
  await go('/admin/bookings');
  expect(scrolled).toHaveBeenCalledTimes(1);
  await go('/admin/bookings#nothing-there');
  await go('/admin/bookings');
  expect(scrolled).toHaveBeenCalledTimes(3);
});
