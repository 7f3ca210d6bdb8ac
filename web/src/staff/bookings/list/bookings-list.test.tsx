import { parseSearch } from '@tulia/domain/booking/search-terms';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { NO_FILTERS } from './booking-filters';
import { BookingsList } from './bookings-list';
import type { PageWindow } from './page-windows';
import type { WindowReport } from './window-reader';

/** The number of windows of bookings; the last window has a row when `fits`. */
const stored = vi.hoisted(() => ({ windows: 0, fits: true, read: [] as number[] }));

vi.mock('./use-total', () => ({ useTotal: () => null }));
vi.mock('./rows-in-sight', () => ({ RowsInSight: () => null }));
interface ReaderProps {
  index: number;
  window: PageWindow;
  onReport: (index: number, report: WindowReport) => void;
}
vi.mock('./window-reader', () => ({
  WindowReader: ({ index, window: { limit, from }, onReport }: ReaderProps) => {
    useEffect(() => {
      const isLast = index === stored.windows - 1;
      if (from === null) stored.read[index] = limit;
      const rows = isLast && stored.fits ? [{ id: 'mary' } as never] : [];
      const last = isLast || from !== null ? null : 1000 - index;
      const calm = { since: null, stale: false, overdue: false, retry: () => undefined };
      onReport(index, { status: 'ready', rows, last, ...calm });
    }, [index, limit, from, onReport]);
    return null;
  },
}));

const list = (typed: string) =>
  render(
    <BookingsList
      problems={{ list: [], reads: [] }}
      filters={{ ...NO_FILTERS, search: parseSearch(typed) }}
      today="2026-11-27"
      onRead={() => undefined}
      onSort={() => undefined}
    />,
  );
const showing = (windows: number, fits: boolean) =>
  Object.assign(stored, { windows, fits, read: [] });

test('a search for two words reads on by itself until a booking fits', async () => {
  showing(4, true);
  list('wambui maina');
  expect(await screen.findByText(/1 of/)).toBeTruthy();
  expect(stored.read).toEqual([25, 25, 25, 25]);
  expect(screen.queryByText(/Check the spelling/)).toBeNull();
});

test('the list says only at its end that no booking fits', async () => {
  showing(3, false);
  list('wambui otieno');
  expect(await screen.findByText(/Check the spelling/)).toBeTruthy();
  expect(stored.read).toHaveLength(3);
});

test('while more is to be read, the sentence says so', async () => {
  showing(50, false);
  list('wambui kamau');
  expect(await screen.findByText(/Older ones may/)).toBeTruthy();
  expect(screen.queryByText(/Check the spelling/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  expect(stored.read).toHaveLength(8);
});
