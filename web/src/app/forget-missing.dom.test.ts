import { afterEach, expect, it, vi } from 'vitest';
import { askAnew, isMissing, wantedBy } from './forget-missing';

afterEach(() => vi.useRealTimers());

it('a failed import names its file and the files that come with it', () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/elsewhere/b.js">';
  const reason = new TypeError(
    'Failed to fetch dynamically imported module: http://localhost:3000/assets/page-1a.js',
  );
  expect(wantedBy(reason, document)).toEqual([
    'http://localhost:3000/assets/page-1a.js',
    'http://localhost:3000/assets/a.js',
  ]);
  expect(wantedBy('no error', document)).toEqual(['http://localhost:3000/assets/a.js']);
});

it('a missing file is fetched past the cache, and a refusal counts as an answer', async () => {
  const ask = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no connection'));
  await askAnew(['/assets/a.js', '/assets/b.js'], ask);
  expect(ask.mock.calls).toEqual([
    ['/assets/a.js', { cache: 'reload' }],
    ['/assets/b.js', { cache: 'reload' }],
  ]);
});

it('a reload does not wait for ever for missing files', async () => {
  vi.useFakeTimers();
  const asked = askAnew(['/assets/a.js'], () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3000);
  await asked;
});

it('the site tells a missing file from one that does not answer', async () => {
  const ask = (url: Parameters<typeof fetch>[0]) => {
    if (url === '/assets/unreachable.js') return Promise.reject(new TypeError('no connection'));
    return Promise.resolve(new Response('', { status: url === '/assets/gone.js' ? 404 : 200 }));
  };
  expect(await isMissing(['/assets/here.js', '/assets/unreachable.js'], ask)).toBe(false);
  expect(await isMissing(['/assets/here.js', '/assets/gone.js'], ask)).toBe(true);
});
