import { expect, it } from 'vitest';
import { keepFocus } from './kept-focus';

const FRAME = '<a href="#content">Skip</a><a href="/sw">SW</a><input id="email" />';

function drawn(focused: string | null, between: () => void = () => undefined): Element | null {
  document.body.innerHTML = `<div id="root">${FRAME}</div><button>Elsewhere</button>`;
  const root = document.getElementById('root')!;
  if (focused !== null) root.querySelector<HTMLElement>(focused)!.focus();
  const focusAgain = keepFocus(root);
  root.innerHTML = `<p>Drawn</p>${FRAME}`;
  between();
  focusAgain();
  return document.activeElement;
}

it('goes on from the link that had focus in the frame', () => {
  expect(drawn('a[href="#content"]')?.getAttribute('href')).toBe('#content');
  expect(drawn('a[href="/sw"]')?.getAttribute('href')).toBe('/sw');
});

it('goes on from the field that had focus in the frame', () => {
  expect(drawn('#email')?.id).toBe('email');
});

it('leaves the focus alone where the frame had none, or the focus has moved on', () => {
  expect(drawn(null)).toBe(document.body);
  const elsewhere = () => document.querySelector('button')?.focus();
  expect(drawn('#email', elsewhere)?.textContent).toBe('Elsewhere');
});
