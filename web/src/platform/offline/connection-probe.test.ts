import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { probeServer, PROBE_FILE, PROBE_TEXT } from './connection-probe';
import { ANSWER_MS } from './connection-store';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the probe fetches a file that the site really has', () => {
  const file = path.resolve(import.meta.dirname, '../../../public', PROBE_FILE.slice(1));
  expect(readFileSync(file, 'utf8').trim()).toBe(PROBE_TEXT);
});

it.each([
  ['the file', 'tulia\n', 200, 'answered'],
  ['a captive portal', '<html>Sign in to the hotel</html>', 200, 'failed'],
  ['a gateway', 'tulia', 502, 'failed'],
])('the probe tells our server from %s', async (_, body, status, found) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  expect(await probeServer()).toBe(found);
});

it('fails without a network, and when the answer leads elsewhere', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await probeServer()).toBe('failed');
});

it('the probe gives up after five seconds of silence', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const look = probeServer();
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(await look).toBe('silent');
});
