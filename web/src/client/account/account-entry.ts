/** How a visitor comes to /login: to sign in, or, on the way to a booking, to open an account first. */
import { bookingChoiceOf, paths, type BookingChoice } from '../../paths';

/** State of the history for links to /login that are for clients with an account. */
export const SIGNING_IN = { entry: 'sign-in' } as const;

/** Whether the page before said that the visitor wants to sign in. @param state of the history */
export function isSigningIn(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'entry' in state && state.entry === 'sign-in'
  );
}

/**
 * What is chosen on the way to a booking; null when `target` leads elsewhere. @param target a validated redirect, or
 * null
 */
export function bookingOnTheWay(target: string | null): BookingChoice | null {
  if (target === null) return null;
  const { pathname, searchParams } = new URL(target, 'https://tulia.invalid');
  return pathname === paths.booking ? bookingChoiceOf(searchParams) : null;
}
