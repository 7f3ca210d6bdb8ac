import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lookAtServer, LOOK_FILE, LOOK_TEXT } from './connection-look';
import { ANSWER_MS } from './connection-store';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

it('looks at a file that the site really has', () => {
  const file = path.resolve(import.meta.dirname, '../../../public', LOOK_FILE.slice(1));
  expect(readFileSync(file, 'utf8').trim()).toBe(LOOK_TEXT);
});

it('is answered by that file alone', async () => {
  answering('tulia\n');
  expect(await lookAtServer()).toBe('answered');
});

it.each([
  ['a captive portal', '<html>Sign in to the hotel</html>', 200],
  ['a gateway', 'tulia', 502],
])('is not answered by %s', async (_, body, status) => {
  answering(body, status);
  expect(await lookAtServer()).toBe('failed');
});

it('fails without a network, and when the answer leads elsewhere', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await lookAtServer()).toBe('failed');
});

it('gives up after five seconds of silence', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const look = lookAtServer();
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(await look).toBe('silent');
});
