import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@tulia/domain/testing/runs';
import { paths } from '../../paths';
import { redirectTarget } from './redirect-target';

const ORIGIN = 'https://tulia.example';
const pieces = fc.constantFrom(
  ...['/', '//', '\\', '/\\', '\t', '\n', '\r', ' ', '.', '..', '/../', '%2f', '%5c', '%09', '%00'],
  ...[
    '@',
    ':',
    '?',
    '#',
    'https:',
    'javascript:',
    'data:',
    'evil.example',
    'tulia.example',
    '[::1]',
  ],
  ...[
    '/sw',
    '/booking',
    '/profile',
    '/admin/bookings',
    '/login',
    '?redirect=',
    '\u3002',
    '／',
    '。',
  ],
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
        const target = redirectTarget(raw, '/booking', ORIGIN);
        // As a browser that is told to go there would understand it.
        const url = new URL(target, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(ours).toContain(url.pathname);
        expect(target.startsWith('//')).toBe(false);
        if (target !== '/booking') kept.count += 1;
      },
    ),
    { seed: 20_261_124, numRuns: runs(10_000) },
  );
  // Not by answering the default each time.
  expect(kept.count).toBeGreaterThan(runs(10_000) / 50);
}, 60_000);
