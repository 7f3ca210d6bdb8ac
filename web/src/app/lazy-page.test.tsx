import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchPage, LazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';
import { PageLoading } from './page-loading';
import type { PageModule } from './routes';

const given = vi.hoisted(() => ({ isNewVersionLoading: false }));
vi.mock('./error-watch', () => ({ tellOfError: () => undefined }));
vi.mock('./stale-build', () => ({
  isNewVersionLoading: () => Promise.resolve(given.isNewVersionLoading),
}));

afterEach(() => {
  vi.restoreAllMocks();
});

/** Draws a page and waits until its import has come to an end. */
async function show(
  load: () => Promise<PageModule>,
  fallback: ReactNode = 'coming',
): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/require-await -- `act` waits for what an asynchronous callback set off
  await act(async () => {
    render(
      <PageBoundary>
        <Suspense fallback={fallback}>
          <LazyPage load={load} />
        </Suspense>
      </PageBoundary>,
      { wrapper: MemoryRouter },
    );
  });
}

const cannotBeFetchedAtFirst = () =>
  vi
    .fn<() => Promise<PageModule>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ default: () => 'here' });

it('a page that cannot be fetched shows its failure, and is not fetched for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<PageModule>(new Error('gone')));
  await show(load);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('says without a connection that the page is not here, and opens it when the connection is back', async () => {
  let hasNetwork = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  const load = cannotBeFetchedAtFirst();
  await show(load, <PageLoading />);
  expect(await screen.findByText('This page is not on this device yet.')).toBeDefined();
  hasNetwork = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeDefined();
});

it('a missing page waits while a new version is being loaded', async () => {
  given.isNewVersionLoading = true;
  await show(() => Promise.reject<PageModule>(new Error('gone')));
  expect(screen.getByText('coming')).toBeDefined();
  given.isNewVersionLoading = false;
});

it('a failed page can be fetched again after a moment', async () => {
  vi.useFakeTimers();
  const load = cannotBeFetchedAtFirst();
  await fetchPage(load).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  await fetchPage(load);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
