import { beforeAll, expect, it, vi } from 'vitest';
import { chooseTheme, followThemeChoices } from './theme-choice';

const html = document.documentElement;

beforeAll(() => {
  localStorage.setItem('tulia.theme', 'dark');
  followThemeChoices();
});

it('the theme follows the remembered choice, and ignores an unknown one', () => {
  expect(html.dataset.theme).toBe('dark');
  localStorage.setItem('tulia.theme', 'mauve');
  dispatchEvent(new StorageEvent('storage', { key: 'tulia.theme' }));
  expect(html.dataset.theme).toBeUndefined();
});

it('a theme can be chosen while storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  chooseTheme('light');
  expect(html.dataset.theme).toBe('light');
  blocked.mockRestore();
});

it('a chosen theme colours the bars of the browser; the device’s theme gives them back', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fbf6ee" />';
  const bar = document.querySelector<HTMLMetaElement>('meta');
  html.style.setProperty('--color-paper', '#14201f');
  chooseTheme('dark');
  expect(bar?.content).toBe('#14201f');
  chooseTheme('device');
  expect(bar?.content).toBe('#fbf6ee');
});
