/**
 * Leaves the site at once when another person enters the room. Plain DOM without React, so that every page installs
 * it before anything else has loaded. A tap on `[data-leave-quickly]` or a second Escape clears the title, drops what
 * was typed in this tab, and replaces the page by a harmless one, without a question about unsaved input. The first
 * Escape still closes an open dialog or menu. A page cannot erase earlier history entries, so this tab remembers the
 * exit: Back leads away again before anything is shown. Opening the site anew works as always.
 */
import { readText, removeRecord, writeText } from '../../storage';

const LEFT = 'tulia.left';

/** A harmless page. */
export const QUICK_EXIT_URL = 'https://www.wikipedia.org/';

/** Most milliseconds between the two Escapes. */
export const ESCAPE_PAUSE_MS = 700;

const LINK = 'a[data-leave-quickly]';

interface Surroundings {
  window: Window;
  document: Document;
  replace: (url: string) => void;
  /** navigation type as in `PerformanceNavigationTiming` */
  arrival: () => string | undefined;
  now: () => number;
}

/** Installs the behaviour once; the returned function removes it. */
export function installLeaveQuickly({
  window,
  document,
  replace,
  arrival,
  now,
}: Surroundings): () => void {
  let leaving = false;
  let firstEscape = -Infinity;

  /** Pages of staff, and pages not drawn yet, have no link and stay. */
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
      // Storage is blocked: leaving must still work.
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

  /** A form with unsaved input must not ask now. */
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

/** Calling again is free. */
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
