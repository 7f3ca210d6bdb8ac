import { expect, it, vi } from 'vitest';
import { savingData } from './data-saving';

const worker =
  'define(["./workbox"],function(e){e.precacheAndRoute([{url:"shell.html",revision:"1"},{url:"assets/main.js",revision:null},{url:"assets/booking.js",revision:null}],{directoryIndex:null}),e.cleanup()});';

/** What the worker keeps in a browser with this connection. */
function kept(script: string, connection: object | undefined): string[] {
  const precacheAndRoute = vi.fn<(list: { url: string }[], options: object) => void>();
  const define = (_: string[], run: (workbox: object) => void) =>
    run({ precacheAndRoute, cleanup: () => undefined });
  // The script is the worker's own; a worker has nothing else to call it by.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('define', 'navigator', script)(define, { connection });
  expect(precacheAndRoute.mock.calls[0]?.[1]).toEqual({ directoryIndex: null });
  return precacheAndRoute.mock.calls[0]?.[0].map(({ url }) => url) ?? [];
}

it('keeps everything, and the shell alone where data is saved', () => {
  const script = savingData(worker, ['shell.html', 'assets/main.js']);
  const all = ['shell.html', 'assets/main.js', 'assets/booking.js'];
  expect(kept(script, undefined)).toEqual(all);
  expect(kept(script, { saveData: false })).toEqual(all);
  expect(kept(script, { saveData: true })).toEqual(['shell.html', 'assets/main.js']);
});

it('does not pass over a worker it does not know', () => {
  expect(() => savingData('self.skipWaiting()', [])).toThrow();
});
