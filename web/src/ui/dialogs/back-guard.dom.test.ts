import { expect, it, vi } from 'vitest';
import { guardBack } from './back-guard';

const back = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    history.back();
  });
const at = (path: string) => vi.waitFor(() => expect(location.pathname).toBe(path));

it('Back asks about unsaved input, and leads a page at a time once it is saved', async () => {
  history.pushState({}, '', '/today');
  history.pushState({}, '', '/settings');
  const ask = vi.fn();
  const saved = guardBack(ask);
  await back();
  expect(ask).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/settings');
  saved();
  for (const path of ['/next', '/last']) history.pushState({}, '', path);
  await back();
  // Time for a second step, which must not come.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.pathname).toBe('/next');
  await back();
  await at('/settings');
  await back();
  await at('/today');
  expect(ask).toHaveBeenCalledOnce();
});
