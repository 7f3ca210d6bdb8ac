import { expect, it, vi } from 'vitest';
import { reloadOnceOnStaleBuild } from './stale-build';

it('leaves the page alone without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnceOnStaleBuild(target, {
    build: 'a',
    href: () => 'https://tulia.example/profile',
    reload,
  });
  target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('reloads a page once, and then lets the error through', () => {
  sessionStorage.clear();
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnceOnStaleBuild(target, {
    build: 'a',
    href: () => 'https://tulia.example/booking',
    reload,
  });
  const first = new Event('vite:preloadError', { cancelable: true });
  target.dispatchEvent(first);
  expect(reload).toHaveBeenCalledOnce();
  expect(first.defaultPrevented).toBe(true);
  const second = new Event('vite:preloadError', { cancelable: true });
  target.dispatchEvent(second);
  expect(reload).toHaveBeenCalledOnce();
  expect(second.defaultPrevented).toBe(false);
});

it('reloads for every page that is visited, and again when the next version comes', () => {
  sessionStorage.clear();
  const reload = vi.fn();
  const visit = (build: string, href: string) => {
    const target = new EventTarget();
    reloadOnceOnStaleBuild(target, { build, href: () => href, reload });
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  };
  visit('a', '/booking');
  visit('a', '/profile');
  expect(reload).toHaveBeenCalledTimes(2);
  visit('b', '/profile');
  expect(reload).toHaveBeenCalledTimes(3);
  visit('b', '/profile');
  expect(reload).toHaveBeenCalledTimes(3);
});
