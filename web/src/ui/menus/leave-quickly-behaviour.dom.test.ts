import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ESCAPE_PAUSE_MS, installLeaveQuickly } from './leave-quickly-behaviour';

const replace = vi.fn<(url: string) => void>();
let clock = 0;
let remove = () => {};

function install(arrival = 'navigate') {
  remove = installLeaveQuickly({
    document,
    replace,
    sessionStorage,
    arrival: () => arrival,
    now: () => clock,
  });
}

function press(key: string, prevented = false) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
  if (prevented) event.preventDefault();
  document.dispatchEvent(event);
}

beforeEach(() => {
  clock = 10_000;
  sessionStorage.clear();
  document.title = 'Tulia';
  document.body.innerHTML =
    '<a href="https://neutral.example/" data-leave-quickly=""><b id="in">Leave</b></a><p>Text</p>';
});

afterEach(() => {
  remove();
  replace.mockClear();
  document.documentElement.style.visibility = '';
});

it('leaves on one tap, with the title cleared first and drafts of this tab gone', () => {
  install();
  sessionStorage.setItem('draft', 'something private');
  replace.mockImplementationOnce(() => expect(document.title).toBe(''));
  document.getElementById('in')!.click();
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://neutral.example/');
  expect(sessionStorage.getItem('draft')).toBeNull();
});

it('leaves on Escape pressed twice, not on one, not on two far apart, not with another key between', () => {
  install();
  press('Escape');
  clock += ESCAPE_PAUSE_MS + 1;
  press('Escape');
  press('a');
  press('Escape');
  expect(replace).not.toHaveBeenCalled();
  clock += 100;
  press('Escape');
  expect(replace).toHaveBeenCalledOnce();
});

it('leaves an Escape alone that closed something', () => {
  install();
  press('Escape', true);
  press('Escape');
  expect(replace).not.toHaveBeenCalled();
});

it('sends whoever comes back through the history away again, and lets a new visit in', () => {
  install();
  document.getElementById('in')!.click();
  remove();
  install('back_forward');
  expect(replace).toHaveBeenCalledTimes(2);
  remove();
  install('navigate');
  expect(replace).toHaveBeenCalledTimes(2);
  remove();
  install('back_forward');
  expect(replace).toHaveBeenCalledTimes(2);
});

it('leaves even where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  remove = installLeaveQuickly({
    document,
    replace,
    sessionStorage: { getItem: blocked, setItem: blocked, removeItem: blocked, clear: blocked },
    arrival: () => 'back_forward',
    now: () => clock,
  });
  document.getElementById('in')!.click();
  expect(replace).toHaveBeenCalledOnce();
});
