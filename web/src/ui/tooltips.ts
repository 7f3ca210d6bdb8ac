/**
 * Tooltips: what a button or a link is called that shows only an icon, beside it, after 700 ms, and at once within
 * 300 ms of the last one (specification section 9). For a mouse that rests on it and for the keyboard; a finger
 * covers what it touches. The mouse may move on to the tooltip, and Escape puts it away (WCAG 2.2, 1.4.13). One
 * listener for the page, so that no button has to be drawn in another way for it. Plain DOM without imports: the first
 * script of every page asks for this file, and whatever it imported would come along, React with it.
 */
export const DELAY_MS = 700;
export const SKIP_MS = 300;

const NAMED = 'button[aria-label], a[aria-label], summary[aria-label]';
/** Pixels between icon and tooltip; they are part of the tooltip, so that the mouse can cross them. */
const GAP = 6;
/** Over everything else, dialogs and the way out too (`layer` in `tokens.ts`). */
const PLACE = `position:fixed;z-index:80;width:max-content;max-width:min(20rem,100vw);padding:${GAP}px;pointer-events:auto`;
/** The line is seen where a browser paints its own colours instead of ours. */
const LOOK =
  'padding:.25rem .5rem;border:1px solid transparent;border-radius:.5rem;background:var(--color-ink);color:var(--color-paper);font-size:.875rem';

/** The button or link around `target` that shows no words, or null. */
function iconAround(target: EventTarget | null): HTMLElement | null {
  const named = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  if (named === null) return null;
  // `innerText` leaves out what a narrow screen hides. Initials and the like stand for a picture.
  let words = named.innerText;
  for (const picture of named.querySelectorAll<HTMLElement>('[aria-hidden=true]:not(svg)'))
    words = words.replace(picture.innerText, '');
  return words.trim() === '' ? named : null;
}

/** Begins for this page, with the icon that the mouse or the focus is on already. @returns what ends it */
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

  /** What was pressed stays `about`, so that its tooltip does not come back while the mouse moves on it. */
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
    // What the focus shows stays while the mouse passes by.
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
    // Whoever enlarges the page does it to read this.
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
  // A key that moves the focus moves the page as well.
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
