import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELAY_MS, showTooltips, SKIP_MS } from './tooltips';

let end: () => void = () => undefined;
const shown = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = `
    <button id="close" aria-label="Close"><svg></svg></button>
    <a id="call" href="/" aria-label="Call us"><svg></svg></a>
    <button id="save" aria-label="Save the service">Save</button>
    <p id="text">Words</p>`;
  shown.mockReset();
  // What jsdom lacks.
  const prototype = HTMLElement.prototype as Partial<HTMLElement>;
  Object.defineProperty(prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
  prototype.showPopover = function (this: HTMLElement) {
    shown(this.textContent);
    this.dataset.open = '';
  };
  prototype.hidePopover = function (this: HTMLElement) {
    delete this.dataset.open;
  };
  end = showTooltips(document);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id)!;
const over = (id: string, pointerType = 'mouse') =>
  at(id).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const open = () => document.querySelector('[data-open]')?.textContent ?? null;

it('the name of an icon is shown once the mouse rested on it for 700 ms', () => {
  over('close');
  vi.advanceTimersByTime(DELAY_MS - 1);
  expect(open()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(open()).toBe('Close');
  over('text');
  expect(open()).toBeNull();
});

it('the next one is shown at once within 300 ms, and waits again after them', () => {
  over('close');
  vi.advanceTimersByTime(DELAY_MS);
  over('text');
  vi.advanceTimersByTime(SKIP_MS - 1);
  over('call');
  expect(open()).toBe('Call us');
  over('text');
  vi.advanceTimersByTime(SKIP_MS);
  over('close');
  expect(open()).toBeNull();
  vi.advanceTimersByTime(DELAY_MS);
  expect(open()).toBe('Close');
});

it.each([
  ['a button with words', () => over('save')],
  ['a finger', () => over('close', 'touch')],
])('%s shows none', (_, act) => {
  act();
  vi.advanceTimersByTime(2 * DELAY_MS);
  expect(shown).not.toHaveBeenCalled();
});

it.each([
  ['a press', 'pointerdown'],
  ['a key', 'keydown'],
  ['scrolling', 'scroll'],
])('%s closes it, and it does not come back while the mouse moves on the icon', (_, type) => {
  over('close');
  vi.advanceTimersByTime(DELAY_MS);
  at('close').dispatchEvent(new Event(type, { bubbles: true }));
  expect(open()).toBeNull();
  over('close');
  vi.advanceTimersByTime(2 * DELAY_MS);
  expect(open()).toBeNull();
});

it('the keyboard shows it at once, and takes it along', () => {
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  at('close').focus();
  expect(open()).toBe('Close');
  at('call').focus();
  expect(open()).toBe('Call us');
  at('call').blur();
  expect(open()).toBeNull();
  vi.restoreAllMocks();
});
