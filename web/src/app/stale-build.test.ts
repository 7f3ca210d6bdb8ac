import { expect, it, vi } from 'vitest';
import { reloadOnceOnStaleBuild } from './stale-build';

it('leaves the page alone without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnceOnStaleBuild(target, { href: 'https://tulia.example/profile', reload });
  target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('reloads a page once, and then lets the error through', () => {
  sessionStorage.clear();
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnceOnStaleBuild(target, { href: 'https://tulia.example/booking', reload });
  const first = new Event('vite:preloadError', { cancelable: true });
  target.dispatchEvent(first);
  expect(reload).toHaveBeenCalledOnce();
  expect(first.defaultPrevented).toBe(true);
  const second = new Event('vite:preloadError', { cancelable: true });
  target.dispatchEvent(second);
  expect(reload).toHaveBeenCalledOnce();
  expect(second.defaultPrevented).toBe(false);
});
