import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchPage, LazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';
import type { PageModule } from './routes';

const world = vi.hoisted(() => ({ isNewVersionLoading: false }));
vi.mock('./stale-build', () => ({
  isNewVersionLoading: () => Promise.resolve(world.isNewVersionLoading),
}));

afterEach(() => {
  vi.restoreAllMocks();
});

/** Draws a page and waits until its import has come to an end. */
async function show(load: () => Promise<PageModule>): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/require-await -- `act` waits for what an asynchronous callback set off
  await act(async () => {
    render(
      <PageBoundary>
        <Suspense fallback="coming">
          <LazyPage load={load} />
        </Suspense>
      </PageBoundary>,
    );
  });
}

vi.mock('./page-boundary', async () => {
  const { Component } = await import('react');
  return {
    PageBoundary: class extends Component<{ children: ReactNode }, { broken: boolean }> {
      override state = { broken: false };
      static getDerivedStateFromError = () => ({ broken: true });
      override render = () => (this.state.broken ? 'stumbled' : this.props.children);
    },
  };
});

it('shows the page once it is here', async () => {
  await show(() => Promise.resolve({ default: () => 'here' }));
  expect(screen.getByText('here')).toBeDefined();
});

it('shows the failure of a page that cannot be fetched, instead of fetching it for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<PageModule>(new Error('gone')));
  await show(load);
  expect(screen.getByText('stumbled')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('waits while a new version is being loaded', async () => {
  world.isNewVersionLoading = true;
  await show(() => Promise.reject<PageModule>(new Error('gone')));
  expect(screen.getByText('coming')).toBeDefined();
  world.isNewVersionLoading = false;
});

it('can be tried again after a moment', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<PageModule>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce({ default: () => 'here' });
  await fetchPage(load).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  await fetchPage(load);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
