import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, currentTheme, followThemeChoices, subscribeToTheme } from './theme-choice';

const html = document.documentElement;

beforeAll(() => {
  localStorage.setItem('tulia.theme', 'dark');
  followThemeChoices();
});

beforeEach(() => {
  document.body.innerHTML =
    '<button data-theme-choice="device"></button><button data-theme-choice="dark"><b></b></button>';
});

it('follows the remembered choice, and ignores an unknown one', () => {
  expect(html.dataset.theme).toBe('dark');
  localStorage.setItem('tulia.theme', 'mauve');
  dispatchEvent(new StorageEvent('storage', { key: 'tulia.theme' }));
  expect(html.dataset.theme).toBeUndefined();
});

it('is chosen by a button, remembered and told', () => {
  const listener = vi.fn();
  const end = subscribeToTheme(listener);
  document.querySelector('b')?.click();
  expect(html.dataset.theme).toBe('dark');
  expect(localStorage.getItem('tulia.theme')).toBe('dark');
  expect(currentTheme()).toBe('dark');
  expect(listener).toHaveBeenCalledOnce();
  const pressed = [...document.querySelectorAll('button')].map((each) => each.ariaPressed);
  expect(pressed).toEqual(['false', 'true']);
  end();
  chooseTheme('device');
  expect(localStorage.getItem('tulia.theme')).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});

it('works while storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  chooseTheme('light');
  expect(html.dataset.theme).toBe('light');
  blocked.mockRestore();
});

it('colours the bars of the browser, and gives them back to the device', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fbf6ee" />';
  const bar = document.querySelector<HTMLMetaElement>('meta');
  html.style.setProperty('--color-paper', '#14201f');
  chooseTheme('dark');
  expect(bar?.content).toBe('#14201f');
  chooseTheme('device');
  expect(bar?.content).toBe('#fbf6ee');
});
