/**
 * Tooltips: what a button or a link is called that shows only an icon, beside it, after 700 ms, and at once within
 * 300 ms of the last one (specification section 9). For a mouse that rests on it and for the keyboard; a finger
 * covers what it touches. One listener for the page, so that no button has to be drawn in another way for it.
 */
import { color, radius, space, text } from './tokens';

export const DELAY_MS = 700;
export const SKIP_MS = 300;

const NAMED = 'button[aria-label], a[aria-label], summary[aria-label]';
const GAP = 6;

/** The button or link around `target` that shows no words, or null. */
function iconAround(target: EventTarget | null): HTMLElement | null {
  const named = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  // `innerText` leaves out what a narrow screen hides.
  return named && named.innerText.trim() === '' ? named : null;
}

/** Begins for this page. @returns what ends it */
export function showTooltips(document: Document): () => void {
  const tip = document.createElement('div');
  // Screen readers say the name already.
  tip.setAttribute('aria-hidden', 'true');
  // In the top layer, which lies over dialogs.
  tip.popover = 'manual';
  Object.assign(tip.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    maxWidth: '20rem',
    padding: `${space.xxs} ${space.xs}`,
    border: '0',
    borderRadius: radius.sm,
    background: color.ink,
    color: color.paper,
    fontSize: text.sm,
    pointerEvents: 'none',
  });
  document.body.append(tip);

  let about: HTMLElement | null = null;
  let isOpen = false;
  let closedAt = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** What was pressed stays `about`, so that its tooltip does not come back while the mouse moves on it. */
  const hide = () => {
    clearTimeout(waiting);
    if (!isOpen) return;
    isOpen = false;
    closedAt = performance.now();
    tip.hidePopover();
  };
  const show = (icon: HTMLElement) => {
    if (!icon.isConnected) return;
    tip.textContent = icon.getAttribute('aria-label');
    tip.showPopover();
    isOpen = true;
    const { left, top, bottom, width } = icon.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const middle = left + width / 2 - tip.offsetWidth / 2;
    const below = bottom + GAP;
    const fits = below + tip.offsetHeight <= clientHeight;
    tip.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - tip.offsetWidth - GAP))}px`;
    tip.style.top = `${fits ? below : top - tip.offsetHeight - GAP}px`;
  };
  const follow = (icon: HTMLElement | null, delay: number) => {
    if (icon === about) return;
    hide();
    about = icon;
    if (icon === null) return;
    if (delay === 0) show(icon);
    else waiting = setTimeout(() => show(icon), delay);
  };

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    follow(iconAround(target), performance.now() - closedAt < SKIP_MS ? 0 : DELAY_MS);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      follow(iconAround(target), 0);
  };
  const leave = () => follow(null, 0);
  const outside = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget === null) leave();
  };
  const ending = new AbortController();
  const listening = { signal: ending.signal, capture: true };
  document.addEventListener('pointerover', over, listening);
  document.addEventListener('pointerout', outside, listening);
  document.addEventListener('focusin', focus, listening);
  document.addEventListener('focusout', leave, listening);
  for (const end of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(end, hide, listening);
  return () => {
    ending.abort();
    hide();
    tip.remove();
  };
}
