import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ESCAPE_PAUSE_MS, installLeaveQuickly, QUICK_EXIT_URL } from './leave-quickly-behaviour';

const replace = vi.fn<(url: string) => void>();
let clock = 0;
let remove = () => {};

function install(arrival = 'navigate') {
  remove = installLeaveQuickly({
    window,
    document,
    replace,
    arrival: () => arrival,
    now: () => clock,
  });
}

function press(key: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }));
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

it('one tap leaves, with the title cleared first and drafts of this tab gone', () => {
  install();
  sessionStorage.setItem('draft', 'something private');
  replace.mockImplementationOnce(() => expect(document.title).toBe(''));
  document.getElementById('in')!.click();
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://neutral.example/');
  expect(sessionStorage.getItem('draft')).toBeNull();
});

it('Escape pressed twice leaves, not once, not twice far apart, not with another key between', () => {
  install();
  press('Escape');
  clock += ESCAPE_PAUSE_MS + 1;
  for (const key of ['Escape', 'a', 'Escape']) press(key);
  expect(replace).not.toHaveBeenCalled();
  clock += 100;
  press('Escape');
  expect(replace).toHaveBeenCalledOnce();
});

it('two Escapes with a press between them do not leave: each closes its own dialog', () => {
  install();
  press('Escape');
  document.querySelector('p')!.click();
  press('Escape');
  expect(replace).not.toHaveBeenCalled();
});

it('an Escape while a character is composed does not count', () => {
  install();
  for (let each = 0; each < 2; each += 1)
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }),
    );
  expect(replace).not.toHaveBeenCalled();
});

it('leaving asks no question about unsaved words, neither by the link nor by the tab', () => {
  install();
  const asks = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', asks, true);
  window.addEventListener('beforeunload', asks);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks).toHaveBeenCalledOnce();
  document.getElementById('in')!.click();
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks).toHaveBeenCalledOnce();
  document.removeEventListener('click', asks, true);
  window.removeEventListener('beforeunload', asks);
});

it('Escape pressed twice leaves a page that is not drawn yet, and no page of staff', () => {
  document.body.innerHTML = '<div id="root"></div>';
  install();
  for (const key of ['Escape', 'Escape']) press(key);
  expect(replace).toHaveBeenCalledExactlyOnceWith(QUICK_EXIT_URL);
  document.body.innerHTML = '<div id="root">drawn</div>';
  for (const key of ['Escape', 'Escape']) press(key);
  expect(replace).toHaveBeenCalledOnce();
});

it('a reader who comes back through the history is sent away again; a new visit is let in', () => {
  install();
  document.getElementById('in')!.click();
  for (const arrival of ['back_forward', 'navigate', 'back_forward']) {
    remove();
    install(arrival);
    expect(replace).toHaveBeenCalledTimes(2);
  }
});

it('one tap leaves even where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const use of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    vi.spyOn(Storage.prototype, use).mockImplementation(blocked);
  install('back_forward');
  document.getElementById('in')!.click();
  vi.restoreAllMocks();
  expect(replace).toHaveBeenCalledOnce();
});
