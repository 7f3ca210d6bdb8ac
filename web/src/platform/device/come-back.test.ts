import { expect, it, vi } from 'vitest';
import { loadAnewOnReturn } from './come-back';

const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it.each([
  ['a page that comes back and is over is loaded anew', true, true, 1],
  ['one that holds is shown as it was', true, false, 0],
  ['one that is shown for the first time is left alone', false, true, 0],
])('%s', (_, persisted, isOver, times) => {
  const page = new EventTarget();
  const reload = vi.fn();
  loadAnewOnReturn(() => isOver, page, reload);
  page.dispatchEvent(show(persisted));
  expect(reload).toHaveBeenCalledTimes(times);
});
