/** Why this browser's session was ended by a fresh page, so that the page it lands on can say so, once. */
export const FAREWELLS = ['access-ended', 'access-changed', 'account-deleted'] as const;
export type Farewell = (typeof FAREWELLS)[number];

const KEY = 'tulia.farewell';

let found: Farewell | null | undefined;

/** To be called after everything else was wiped. */
export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(KEY, farewell);
  } catch {
    // Storage is blocked: the page it lands on says nothing more than usual.
  }
}

/** What there is to say on this page; the next one says nothing. */
export function farewellOfThisPage(): Farewell | null {
  found ??= take();
  return found;
}

function take(): Farewell | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return FAREWELLS.find((each) => each === kept) ?? null;
  } catch {
    return null;
  }
}
