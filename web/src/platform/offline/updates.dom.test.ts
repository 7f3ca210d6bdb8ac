import { beforeEach, expect, it, vi } from 'vitest';
import type { Register } from './updates';

const takeOver = vi.fn(() => Promise.resolve());
const reload = vi.fn();
let worker: Parameters<Register>[0];

const register: Register = (on) => {
  worker = on;
  return takeOver;
};

async function begin() {
  vi.resetModules();
  const updates = await import('./updates');
  updates.beginUpdates(register, reload);
  return updates;
}

function type(text: string) {
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const field = document.querySelector('textarea')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '';
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});

it('keeps a half-filled form when another tab agreed, and says so', async () => {
  const { currentUpdate, startNewVersion } = await begin();
  type('I would like to talk about');
  worker.onNeedReload();
  expect(reload).not.toHaveBeenCalled();
  expect(currentUpdate()).toBe('passed');
  startNewVersion(reload);
  expect(reload).toHaveBeenCalledOnce();
});
