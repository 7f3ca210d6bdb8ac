/**
 * Names of icon-only buttons and links, after 700 ms, or at once within 300 ms of the last one (specification section
 * 9), for mouse and keyboard; a finger covers what it touches. The mouse may move onto the tooltip, and Escape hides
 * it (WCAG 2.2, 1.4.13). One listener serves the page. Plain DOM without imports: every page's first script loads
 * this file.
 */
export const DELAY_MS = 700;
export const SKIP_MS = 300;

const NAMED = 'button[aria-label], a[aria-label], summary[aria-label]';
/** Pixels; the gap belongs to the tooltip, so that the mouse can cross it. */
const GAP = 6;
/** Over everything, dialogs and the exit too (`layer` in `tokens.ts`). */
const PLACE = `position:fixed;z-index:80;width:max-content;max-width:min(20rem,100vw);padding:${GAP}px;pointer-events:auto`;
/** The outline shows where the browser forces its own colours. */
const LOOK =
  'padding:.25rem .5rem;border:1px solid transparent;border-radius:.5rem;background:var(--color-ink);color:var(--color-paper);font-size:.875rem';

/** The button or link around `target` that shows no words. */
function iconAround(target: EventTarget | null): HTMLElement | null {
  const named = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  if (named === null) return null;
  // `innerText` omits what a narrow screen hides. Initials and the like count as a picture.
  let words = named.innerText;
  for (const picture of named.querySelectorAll<HTMLElement>('[aria-hidden=true]:not(svg)'))
    words = words.replace(picture.innerText, '');
  return words.trim() === '' ? named : null;
}

/** Starts with the icon under the mouse or focus. @returns the function that ends it */
export function showTooltips(document: Document): () => void {
  const tip = document.createElement('div');
  const words = document.createElement('div');
  tip.hidden = true;
  // Screen readers say the name already.
  tip.setAttribute('aria-hidden', 'true');
  tip.style.cssText = PLACE;
  words.style.cssText = LOOK;
  tip.append(words);
  document.body.append(tip);

  let about: HTMLElement | null = null;
  let closedAt = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** Keeps `about`, so that the tooltip of a pressed icon does not return while the mouse moves on it. */
  const hide = () => {
    clearTimeout(waiting);
    if (tip.hidden) return;
    tip.hidden = true;
    words.textContent = '';
    closedAt = performance.now();
  };
  const place = () => {
    if (tip.hidden || about === null) return;
    const { left, top, bottom, width } = about.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const middle = left + width / 2 - tip.offsetWidth / 2;
    const fits = bottom + tip.offsetHeight <= clientHeight;
    tip.style.left = `${Math.max(0, Math.min(middle, clientWidth - tip.offsetWidth))}px`;
    tip.style.top = `${fits ? bottom : top - tip.offsetHeight}px`;
  };
  const show = () => {
    if (about?.isConnected !== true) return;
    words.textContent = about.getAttribute('aria-label');
    tip.hidden = false;
    place();
  };
  const follow = (icon: HTMLElement | null, delay: number) => {
    if (icon === about) return;
    const isNext = !tip.hidden || performance.now() - closedAt < SKIP_MS;
    hide();
    about = icon;
    if (icon === null) return;
    if (isNext || delay === 0) show();
    else waiting = setTimeout(show, delay);
  };

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || tip.contains(target as Node)) return;
    const icon = iconAround(target);
    // The focus's tooltip stays while the mouse passes.
    if (icon === null && about?.matches(':focus-visible') === true) return;
    follow(icon, DELAY_MS);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      follow(iconAround(target), 0);
  };
  const leave = () => follow(null, 0);
  const outside = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget === null) leave();
  };
  const press = (event: PointerEvent) => {
    // A dialog would take it for a press outside, and close.
    if (tip.contains(event.target as Node)) event.stopPropagation();
    hide();
  };
  const type = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    // People zoom in to read the tooltip.
    if (!ctrlKey && !altKey && !metaKey) hide();
  };
  const ending = new AbortController();
  const listening = { signal: ending.signal, capture: true };
  document.addEventListener('pointerover', over, listening);
  document.addEventListener('pointerout', outside, listening);
  document.addEventListener('focusin', focus, listening);
  document.addEventListener('focusout', leave, listening);
  document.addEventListener('pointerdown', press, listening);
  document.addEventListener('keydown', type, listening);
  // A key that moves the focus scrolls the page as well.
  document.addEventListener('scroll', place, listening);
  const focused = iconAround(document.querySelector(':focus-visible'));
  if (focused !== null) follow(focused, 0);
  else follow(iconAround([...document.querySelectorAll(':hover')].at(-1) ?? null), DELAY_MS);
  return () => {
    ending.abort();
    hide();
    tip.remove();
  };
}
