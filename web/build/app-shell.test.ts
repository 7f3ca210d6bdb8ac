import { expect, it, vi } from 'vitest';
import { APP_PATHS, PUBLIC_PATHS } from '../src/paths';
import { onceWritten, pathPattern } from './app-shell';

const [app, appSw] = (['en', 'sw'] as const).map((language) =>
  pathPattern(language, Object.values(APP_PATHS), true),
);
const [open, openSw] = (['en', 'sw'] as const).map((language) =>
  pathPattern(language, Object.values(PUBLIC_PATHS), false),
);

it.each([
  ['/booking', 'app'],
  ['/booking?service=individual-therapy', 'app'],
  ['/sw/my-sessions', 'app in Swahili'],
  ['/sw/admin/bookings?status=pending', 'app in Swahili'],
  ['/admin/bookings', 'app'],
  ['/', 'public'],
  ['/sw', 'public in Swahili'],
  ['/sw/', 'public in Swahili'],
  ['/about', 'public'],
  ['/sw/about?ref=1', 'public in Swahili'],
  ['/booking-status', 'public'],
  ['/bookings', 'neither'],
  ['/swahili', 'neither'],
  ['/shell', 'neither'],
  ['/assets/main.js', 'neither'],
  ['/sw.js', 'neither'],
  ['/__/auth/handler', 'neither'],
  ['/no-such-page', 'neither'],
])('%s: %s', (address, expected) => {
  const kinds = { app, 'app in Swahili': appSw, public: open, 'public in Swahili': openSw };
  const found = Object.entries(kinds).filter(([, pattern]) => pattern?.test(address));
  expect(found.map(([kind]) => kind)).toEqual(expected === 'neither' ? [] : [expected]);
});

it('makes nothing of a build that has failed, whose error would be lost', () => {
  const handler = vi.fn();
  const [written, worker] = onceWritten([
    { name: 'worker', closeBundle: { sequential: true, handler } },
  ]) as unknown as [
    { writeBundle: () => void },
    { closeBundle: { sequential: boolean; handler: () => void } },
  ];
  expect(worker.closeBundle.sequential).toBe(true);
  worker.closeBundle.handler();
  expect(handler).not.toHaveBeenCalled();
  written.writeBundle();
  worker.closeBundle.handler();
  expect(handler).toHaveBeenCalledOnce();
});
