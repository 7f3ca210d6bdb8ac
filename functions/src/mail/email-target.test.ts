import { expect, it } from 'vitest';
import { emailTarget } from './email-target';

it.each([
  '/',
  '/profile',
  '/my-sessions',
  '/booking?service=individual-therapy&with=njeri&day=2026-11-30&time=10%3A00',
  '/articles/grief-has-no-calendar',
  '/staff',
])('an email leads to %s', (asked) => {
  expect(emailTarget(asked)).toBe(asked);
});

it.each([
  ['/profile#pay', '/profile'],
  ['/my-sessions?next=/pay', '/my-sessions'],
  ['/booking?time=10:30&day=tomorrow&service=<b>&x=1', '/booking'],
  ['/booking?day=2026-11-30#0123', '/booking?day=2026-11-30'],
])('of %s it leads to %s', (asked, path) => {
  expect(emailTarget(asked)).toBe(path);
});

it.each([
  '/pay#0123456789abcdef0123456789abcdef',
  '/receipt?booking=b1',
  '/admin/clients/a1b2',
  '/auth/callback?mode=recoverEmail&oobCode=x',
  '/booking/../pay',
  '/%70ay',
  '/profile/',
  '',
])('%j leads to no page', (asked) => {
  expect(emailTarget(asked)).toBe('');
});
