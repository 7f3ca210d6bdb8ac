/**
 * Asks before the Back button leaves the page. Browsers do not ask within a site, so an unsaved page adds a second
 * history entry with the same address: Back leaves only that one. All guards share the entry.
 */
const MARK = 'leaveGuard';

/** One question for each guard with unsaved input; the newest asks. */
const asking = new Set<() => void>();
let placed = false;
/** the address of the second entry */
let guarded = '';
let listening = false;

function isOnMark(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function place(): void {
  if (!listening) window.addEventListener('popstate', onPopState);
  listening = true;
  placed = true;
  guarded = location.href;
  if (isOnMark()) return;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '', location.href);
}

function onPopState(): void {
  if (!placed || isOnMark()) return;
  const ask = [...asking].at(-1);
  // Back from a page that was opened after the second entry leads to another page than the guarded one.
  if (ask === undefined && location.href !== guarded) return;
  placed = false;
  if (ask === undefined) {
    // Nothing is unsaved any more: Back meant the page before.
    history.back();
    return;
  }
  place();
  ask();
}

/** Returns the function that ends it. */
export function guardBack(ask: () => void): () => void {
  asking.add(ask);
  place();
  return () => {
    asking.delete(ask);
  };
}

export function leaveBack(): void {
  const steps = placed && isOnMark() ? -2 : -1;
  placed = false;
  history.go(steps);
}

/** Removes the second entry, then calls `then`: a followed link must not leave it behind. */
export function withoutMark(then: () => void): void {
  if (!placed || !isOnMark()) {
    then();
    return;
  }
  placed = false;
  window.addEventListener('popstate', then, { once: true });
  history.back();
}
