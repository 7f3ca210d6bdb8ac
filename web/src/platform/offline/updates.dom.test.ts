import { beforeEach, expect, it, vi } from 'vitest';

/** The browser's side of a worker that is at work here; `waiting` is one of a newer build. */
function browserWith(waiting: object | null) {
  const active = { scriptURL: new URL('/sw.js', location.href).href, addEventListener: vi.fn() };
  const registration = Object.assign(new EventTarget(), { active, waiting });
  const container = Object.assign(new EventTarget(), {
    controller: active,
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve({ active: { postMessage: vi.fn() } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container;
}

const reload = vi.fn();

function type(text: string) {
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const field = document.querySelector('textarea')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

it('a tab keeps its half-filled form when another tab agreed to the new version, and says so', async () => {
  const browser = browserWith(null);
  const { beginUpdates, update, startNewVersion } = await import('./updates');
  await beginUpdates(false, reload);
  type('I would like to talk about');
  browser.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  expect(update.get()).toBe('passed');
  await startNewVersion(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('the first script and React register the worker once, know of a version that waited before, and keep the pages of staff once the app is installed', async () => {
  const browser = browserWith({ scriptURL: 'another', postMessage: vi.fn() });
  const { registerWorker } = await import('./site-worker');
  const { beginUpdates, keepStaffPages, update } = await import('./updates');
  await registerWorker();
  await beginUpdates(false, reload);
  await beginUpdates(true, reload);
  expect(browser.register).toHaveBeenCalledOnce();
  expect(update.get()).toBe('waiting');
  const { active } = await browser.ready;
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'KEEP_APP' }]]);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const stop = keepStaffPages();
  await beginUpdates(true, reload);
  expect(active.postMessage).toHaveBeenLastCalledWith({ type: 'KEEP_APP' });
  dispatchEvent(new Event('appinstalled'));
  await expect.poll(() => active.postMessage.mock.lastCall).toEqual([{ type: 'KEEP_STAFF' }]);
  stop();
  vi.unstubAllGlobals();
});
