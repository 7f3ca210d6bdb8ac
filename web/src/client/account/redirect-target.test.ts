import { runs } from '@tulia/domain/testing/runs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '../../paths';
import { REDIRECT_DEFAULTS, redirectTarget } from './redirect-target';

const ORIGIN = 'https://tulia.example';
const at = (raw: string | null) => redirectTarget(raw, '/booking', ORIGIN);

it.each([
  ['/booking?service=individual-therapy', '/booking?service=individual-therapy'],
  ['/my-sessions#later', '/my-sessions'],
  ['/profile/', '/profile'],
  ['/sw/profile', '/profile'],
  ['/sw/admin/clients/a1b2/', '/admin/clients/a1b2'],
  ['/', '/'],
  ['/about/../profile', '/profile'],
  ['/articles/grief-has-no-calendar', '/articles/grief-has-no-calendar'],
  ['/profile?redirect=//evil.example', '/profile?redirect=//evil.example'],
])('the redirect %s is one of our pages and is kept', (raw, target) => {
  expect(at(raw)).toBe(target);
});

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '/\\', '\t', '\n', '\r', ' ', '.', '..', '/../', '/.//'],
  ...['%2f', '%5c', '%09', '%00', '%2e%2e', '\u3002', '／', '。', '@', ':', '?', '#'],
  ...['https:', 'HTTP:', 'javascript:', 'data:', 'blob:', 'evil.example', 'tulia.example', '[::1]'],
  ...['/sw', '/booking', '/profile', '/admin/bookings', '/login', '?redirect='],
);

it('random addresses lead to a page of ours on this very origin, or to the default', () => {
  const ours: readonly string[] = Object.values(paths);
  const kept = { count: 0 };
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
        fc.array(pieces, { maxLength: 6 }).map((parts) => `/booking${parts.join('')}`),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (raw) => {
        const target = at(raw);
        // Resolves the address as a browser does.
        const url = new URL(target, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        const isOurs = URL.canParse(raw, ORIGIN) && new URL(raw, ORIGIN).origin === ORIGIN;
        if (!isOurs) expect(target).toBe('/booking');
        expect(ours).toContain(url.pathname);
        expect(target.startsWith('//')).toBe(false);
        if (target !== '/booking') kept.count += 1;
      },
    ),
    { seed: 20_261_124, numRuns: runs(10_000) },
  );
  // The function does not simply return the default each time.
  expect(kept.count).toBeGreaterThan(runs(10_000) / 50);
}, 60_000);

it.each(['//', '/\\', '/\t/', 'https://', 'https://tulia.example@'])(
  'the host of another site behind %j leads to the default',
  (lead) => {
    expect(at(`${lead}evil.example/profile`)).toBe('/booking');
  },
);

it.each(['/pay#0123', '/sw/pay#0123', '/manage#0123', '/guardian', '/about/../pay/#0123'])(
  '%s would open a page for the link of another person',
  (raw) => {
    expect(at(raw)).toBe('/booking');
  },
);

it.each(['/login', '/signup?redirect=/login', '/client-login', '/auth/callback', '/sw/login'])(
  '%s would lead in circles',
  (raw) => {
    expect(at(raw)).toBe('/booking');
  },
);

it('each way to log in has the default of the specification', () => {
  expect(REDIRECT_DEFAULTS).toEqual({
    login: '/profile',
    signup: '/booking',
    callback: '/booking',
    dialog: '/booking',
    clientLogin: '/my-sessions',
  });
});
