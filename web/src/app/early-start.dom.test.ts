import { beforeEach, expect, it } from 'vitest';
import { EARLY_SCRIPT } from '../../build/early-script';
import { SESSION_KEY } from '../storage';

/** Where the first script of a page leads from this address; null where the page stays. */
function opened(address: string): string | null {
  let to: string | null = null;
  const { pathname, search, hash } = new URL(address, 'https://tulia.example');
  const location = { pathname, search, hash, replace: (url: string) => (to = url) };
  // The very text that stands in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('location', EARLY_SCRIPT)(location);
  return to;
}

beforeEach(() => localStorage.clear());

it.each([
  ['therapist', '/?app', '/staff'],
  ['super_admin', '/sw?app', '/sw/staff'],
  ['therapist', '/sw/?app', '/sw/staff'],
  ['therapist', '/', null],
  ['therapist', '/?app=no', null],
  ['client', '/?app', null],
])('for a %s the start %s leads to %s', (role, address, to) => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ uid: 'njeri', role }));
  expect(opened(address)).toBe(to);
});

it('a visitor stays, and so does a page with a damaged record, which still gets its theme', () => {
  expect(opened('/?app')).toBeNull();
  localStorage.setItem(SESSION_KEY, '{');
  localStorage.setItem('tulia.theme', 'dark');
  expect(opened('/?app')).toBeNull();
  expect(document.documentElement.dataset.theme).toBe('dark');
  delete document.documentElement.dataset.theme;
});
