import { FAREWELL_KEY } from './local-record';

/** Why this browser's session was ended by a fresh page, so that the page it lands on can say so, once. */
export const FAREWELLS = ['access-ended', 'access-changed', 'account-deleted'] as const;
export type Farewell = (typeof FAREWELLS)[number];

let found: Farewell | null | undefined;

/** To be called before the page is left. */
export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(FAREWELL_KEY, farewell);
  } catch {
    // Storage is blocked: the page it lands on says nothing more than usual.
  }
}

/** What there is to say on this page; looked up once, for what is left later on is for the next one. */
export function farewellOfThisPage(): Farewell | null {
  if (found === undefined) found = take();
  return found;
}

function take(): Farewell | null {
  try {
    const kept = sessionStorage.getItem(FAREWELL_KEY);
    sessionStorage.removeItem(FAREWELL_KEY);
    return FAREWELLS.find((each) => each === kept) ?? null;
  } catch {
    return null;
  }
}
