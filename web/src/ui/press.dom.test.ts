import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './press';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fire = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** Work to be done once nothing is pressed. */
function waiting() {
  const work = vi.fn();
  const press = watchPresses(document);
  return { work, ask: () => press.whenReleased(work) };
}

test('the work is done at once where nothing is pressed', () => {
  const { work, ask } = waiting();
  ask();
  expect(work).toHaveBeenCalledOnce();
});

test('the work waits for the click of a press, and for the listeners of that click', () => {
  const order: string[] = [];
  const press = watchPresses(document);
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  fire('pointerdown');
  press.whenReleased(() => order.push('work'));
  vi.advanceTimersByTime(1000);
  fire('pointerup');
  fire('click');
  expect(order).toEqual(['click']);
  vi.advanceTimersByTime(0);
  expect(order).toEqual(['click', 'work']);
});

test.each([
  ['pointercancel', 0],
  ['pointerup', 120],
])('a press that ends by %s without a click is waited for %i ms', (type, milliseconds) => {
  const { work, ask } = waiting();
  fire('pointerdown');
  ask();
  fire(type);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(milliseconds);
  expect(work).toHaveBeenCalledOnce();
});

test('work that waits when the watch ends is not done', () => {
  const work = vi.fn();
  const press = watchPresses(document);
  fire('pointerdown');
  press.whenReleased(work);
  press.stop();
  fire('pointerup');
  vi.advanceTimersByTime(120);
  expect(work).not.toHaveBeenCalled();
});
