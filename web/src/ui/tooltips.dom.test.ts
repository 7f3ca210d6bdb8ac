import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELAY_MS, showTooltips, SKIP_MS } from './tooltips';

let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = `
    <button id="close" aria-label="Close"><svg aria-hidden="true"></svg></button>
    <a id="call" href="/" aria-label="Call us"><svg></svg></a>
    <button id="account" aria-label="Account: Amina Hassan"><span aria-hidden="true">AH</span></button>
    <button id="save" aria-label="Save the service">Save</button>
    <p id="text">Words</p>`;
  // What jsdom lacks.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
  end = showTooltips(document);
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id)!;
const tip = () => document.body.lastElementChild as HTMLElement;
const over = (on: Element, pointerType = 'mouse') =>
  on.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const open = () => (tip().hidden ? null : tip().textContent);
/** What the mouse rests on is shown. */
const rest = (id: string) => {
  over(at(id));
  vi.advanceTimersByTime(DELAY_MS);
};

it('the name of an icon is shown once the mouse rested on it for 700 ms', () => {
  expect([DELAY_MS, SKIP_MS]).toEqual([700, 300]);
  over(at('close'));
  vi.advanceTimersByTime(DELAY_MS - 1);
  expect(open()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(open()).toBe('Close');
  over(at('text'));
  expect(open()).toBeNull();
});

it('the next tooltip is shown at once within 300 ms, and waits again after them', () => {
  rest('close');
  over(at('account'));
  expect(open()).toBe('Account: Amina Hassan');
  over(at('text'));
  vi.advanceTimersByTime(SKIP_MS - 1);
  over(at('call'));
  expect(open()).toBe('Call us');
  over(at('text'));
  vi.advanceTimersByTime(SKIP_MS);
  over(at('close'));
  expect(open()).toBeNull();
  vi.advanceTimersByTime(DELAY_MS);
  expect(open()).toBe('Close');
});

it.each([
  ['a button with words', 'save', 'mouse'],
  ['a finger', 'close', 'touch'],
])('%s shows no tooltip', (_, id, pointerType) => {
  over(at(id), pointerType);
  vi.advanceTimersByTime(2 * DELAY_MS);
  expect(open()).toBeNull();
});

it('the mouse may move onto the tooltip; a press there reaches nothing else', () => {
  const pressed = vi.fn();
  document.addEventListener('pointerdown', pressed, { once: true });
  rest('close');
  over(tip().firstElementChild!);
  expect(open()).toBe('Close');
  tip().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(open()).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  ['a press', new Event('pointerdown', { bubbles: true })],
  ['Escape', new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' })],
])('%s closes the tooltip, which stays away while the mouse moves on the icon', (_, event) => {
  rest('close');
  at('close').dispatchEvent(event);
  expect(open()).toBeNull();
  rest('close');
  expect(open()).toBeNull();
});

it('the keyboard shows the tooltip at once, and keeps it while the mouse passes by', () => {
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  at('close').focus();
  expect(open()).toBe('Close');
  at('call').focus();
  over(at('text'));
  expect(open()).toBe('Call us');
  at('call').blur();
  expect(open()).toBeNull();
});
