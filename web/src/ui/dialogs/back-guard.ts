/**
 * Lets a page ask before the browser's Back button takes it away. Browsers do not ask when they go back within a
 * site, so while something is unsaved the page stands on a second entry of the history with the same address: Back
 * leaves only that one, and the question can be asked. One entry serves all guards of a page.
 */
const MARK = 'leaveGuard';

/** What asks, for each guard that has something to lose; the newest is asked. */
const asking = new Set<() => void>();
let placed = false;
let listening = false;

function isOnMark(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function place(): void {
  if (!listening) window.addEventListener('popstate', onPopState);
  listening = true;
  placed = true;
  if (isOnMark()) return;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '', location.href);
}

function onPopState(): void {
  if (!placed || isOnMark()) return;
  placed = false;
  const ask = [...asking].at(-1);
  if (ask === undefined) {
    // Nothing is unsaved any more: the press meant the page before.
    history.back();
    return;
  }
  place();
  ask();
}

/** From now on Back asks by `ask`; answers with the end of it. */
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

/** Takes the second entry away, then goes on: a link followed from here must not leave it behind. */
export function withoutMark(then: () => void): void {
  if (!placed || !isOnMark()) {
    then();
    return;
  }
  placed = false;
  window.addEventListener('popstate', then, { once: true });
  history.back();
}
