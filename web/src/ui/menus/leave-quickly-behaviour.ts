/**
 * Leaving the site at once, because somebody has come into the room. Plain DOM, without React, so that the few bytes
 * that every page carries can install it before anything else has loaded.
 *
 * A tap on `[data-leave-quickly]`, or Escape pressed twice in a row where nothing else used it, clears the title, drops
 * what was typed in this tab, and replaces the page by a harmless one. A browser lets no page erase the entries before
 * it, so this tab remembers that it was left: whoever comes back with the Back button is sent away again before
 * anything is shown. Opening the site anew works as always.
 */
const LEFT = 'tulia.left';
/** Milliseconds within which the second Escape must follow the first. */
export const ESCAPE_PAUSE_MS = 700;

interface Surroundings {
  document: Document;
  /** `location.replace` of the window */
  replace: (url: string) => void;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
  /** type of the navigation that brought this page, as `PerformanceNavigationTiming` names it */
  arrival: () => string | undefined;
  now: () => number;
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is blocked: leaving must work all the same.
  }
}

/** Installs the behaviour once; the answer removes it. */
export function installLeaveQuickly({
  document,
  replace,
  sessionStorage,
  arrival,
  now,
}: Surroundings): () => void {
  const target = () =>
    document.querySelector<HTMLAnchorElement>('a[data-leave-quickly]')?.href ?? null;

  function leave(url: string) {
    document.title = '';
    document.documentElement.style.visibility = 'hidden';
    quietly(() => {
      sessionStorage.clear();
      sessionStorage.setItem(LEFT, url);
    });
    replace(url);
  }

  /** Sends away whoever came back through the history. */
  function guard(cameBack: boolean) {
    quietly(() => {
      const left = sessionStorage.getItem(LEFT);
      if (left === null) return;
      if (cameBack) leave(left);
      else sessionStorage.removeItem(LEFT);
    });
  }

  function onClick(event: MouseEvent) {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-leave-quickly]')
        : null;
    if (!link) return;
    event.preventDefault();
    leave(link.href);
  }

  let firstEscape = -Infinity;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) {
      if (event.key !== 'Escape') firstEscape = -Infinity;
      return;
    }
    const url = target();
    if (url !== null && now() - firstEscape <= ESCAPE_PAUSE_MS) leave(url);
    firstEscape = now();
  }

  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) guard(true);
  };

  guard(arrival() === 'back_forward');
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.defaultView?.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    document.defaultView?.removeEventListener('pageshow', onShow);
  };
}

let installed = false;

/** Installs the behaviour for this page, however often it is asked. */
export function leaveQuicklyHere(): void {
  if (installed) return;
  installed = true;
  installLeaveQuickly({
    document,
    replace: (url) => location.replace(url),
    sessionStorage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      removeItem: (key) => sessionStorage.removeItem(key),
      clear: () => sessionStorage.clear(),
    },
    arrival: () =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).type)[0],
    now: () => performance.now(),
  });
}
