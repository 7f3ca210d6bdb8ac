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

it.each(['a[href="#content"]', 'a[href="/sw"]', '#email'])(
  'goes on from %s, which had the focus in the frame',
  (focused) => {
    expect(drawn(focused)).toBe(document.querySelector(focused));
  },
);

it('the focus stays where it is when the frame had none, or the focus has moved on', () => {
  expect(drawn(null)).toBe(document.body);
  const elsewhere = () => document.querySelector('button')?.focus();
  expect(drawn('#email', elsewhere)?.textContent).toBe('Elsewhere');
});
