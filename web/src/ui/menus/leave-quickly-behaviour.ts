/**
 * Leaving the site at once, because another person has come into the room. Plain DOM, without React, so that the
 * few bytes that every page carries can install it before anything else has loaded.
 *
 * A tap on `[data-leave-quickly]`, or Escape pressed twice, clears the title, drops what was typed in this tab,
 * and replaces the page by a harmless one. Both are heard before anything else on the page: the first Escape still
 * closes an open dialog or menu, and the second leaves; no question about unsaved words is asked. A browser lets
 * no page erase the entries before it, so this tab remembers that it was left: coming back with the Back button
 * leads away again before anything is shown. Opening the site anew works as always.
 */
import { readText, removeRecord, writeText } from '../../storage';

const LEFT = 'tulia.left';

/** Where "Leave this page" goes: a harmless page. */
export const QUICK_EXIT_URL = 'https://www.wikipedia.org/';

/** Milliseconds within which the second Escape must follow the first. */
export const ESCAPE_PAUSE_MS = 700;

const LINK = 'a[data-leave-quickly]';

interface Surroundings {
  window: Window;
  document: Document;
  replace: (url: string) => void;
  /** type of the navigation that brought this page, as `PerformanceNavigationTiming` names it */
  arrival: () => string | undefined;
  now: () => number;
}

/** Installs the behaviour once; the answer removes it. */
export function installLeaveQuickly({
  window,
  document,
  replace,
  arrival,
  now,
}: Surroundings): () => void {
  let leaving = false;
  let firstEscape = -Infinity;

  /** Pages of staff have no link, and stay; a page that is not drawn yet has none either. */
  const target = () =>
    document.querySelector<HTMLAnchorElement>(LINK)?.href ??
    (document.querySelector('#root:empty') ? QUICK_EXIT_URL : null);

  function leave(url: string) {
    leaving = true;
    document.title = '';
    document.documentElement.style.visibility = 'hidden';
    try {
      sessionStorage.clear();
    } catch {
      // Storage is blocked: leaving must work all the same.
    }
    writeText(LEFT, url, 'tab');
    replace(url);
  }

  function guard(cameBack: boolean) {
    const left = readText(LEFT, 'tab');
    if (left === null) return;
    if (cameBack) leave(left);
    else removeRecord(LEFT, 'tab');
  }

  function onClick(event: MouseEvent) {
    firstEscape = -Infinity;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave(link.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.repeat || event.isComposing) {
      if (event.key !== 'Escape') firstEscape = -Infinity;
      return;
    }
    const url = target();
    if (url !== null && now() - firstEscape <= ESCAPE_PAUSE_MS) {
      event.stopImmediatePropagation();
      leave(url);
    }
    firstEscape = now();
  }

  /** A form that asks before it is left must not ask now. */
  function onBeforeUnload(event: Event) {
    if (leaving) event.stopImmediatePropagation();
  }

  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) guard(true);
  };

  guard(arrival() === 'back_forward');
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('beforeunload', onBeforeUnload, { capture: true });
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('beforeunload', onBeforeUnload, { capture: true });
    window.removeEventListener('pageshow', onShow);
  };
}

let installed = false;

/** Installs the behaviour for this page, however often it is asked. */
export function leaveQuicklyHere(): void {
  if (installed) return;
  installed = true;
  installLeaveQuickly({
    window,
    document,
    replace: (url) => location.replace(url),
    arrival: () =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type,
    now: () => performance.now(),
  });
}
