import { expect, it, vi } from 'vitest';
import { APP_PATHS, PUBLIC_PATHS } from '../src/paths';
import { onceWritten, pathPattern } from './app-shell';

const app = pathPattern(Object.values(APP_PATHS), true);
const open = pathPattern(Object.values(PUBLIC_PATHS), false);

it.each([
  ['/booking', true, false],
  ['/booking?service=individual-therapy', true, false],
  ['/sw/my-sessions', true, false],
  ['/admin/bookings', true, false],
  ['/', false, true],
  ['/sw', false, true],
  ['/sw/about?ref=1', false, true],
  ['/booking-status', false, true],
  ['/bookings', false, false],
  ['/assets/main.js', false, false],
  ['/sw.js', false, false],
  ['/__/auth/handler', false, false],
  ['/no-such-page', false, false],
])('%s: app %s, public %s', (address, isApp, isPublic) => {
  expect([app.test(address), open.test(address)]).toEqual([isApp, isPublic]);
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
