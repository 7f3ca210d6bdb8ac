/** Reads the address and the state of the history for the account pages. */
import { bookingChoiceOf, paths, withRedirect, type BookingChoice } from '../../paths';

const partOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/** State of links to /login for clients who have an account. */
export const SIGNING_IN = { entry: 'sign-in' } as const;

/** Whether the page before said that the visitor wants to sign in. @param state of the history */
export function isSigningIn(state: unknown): boolean {
  return partOf(state, 'entry') === 'sign-in';
}

/** Why the visitor came to /login; null when the address does not say. @param target a validated redirect, or null */
export function errandOf(target: string | null): 'booking' | 'profile' | null {
  if (bookingOnTheWay(target) !== null) return 'booking';
  return target?.split('?')[0] === paths.profile ? 'profile' : null;
}

/** @param target a validated redirect, or null */
export const signupFor = (target: string | null): string =>
  target === null ? paths.signup : withRedirect(paths.signup, target);

/** The choice in a redirect to the booking page; null for another page. @param target a validated redirect, or null */
export function bookingOnTheWay(target: string | null): BookingChoice | null {
  if (target === null) return null;
  const { pathname, searchParams } = new URL(target, 'https://tulia.invalid');
  return pathname === paths.booking ? bookingChoiceOf(searchParams) : null;
}

export interface SentMail {
  kind: 'signup' | 'reset';
  email: string;
}

/** The email that the previous page sent. @param state of the history */
export function sentMailOf(state: unknown): SentMail | null {
  const sent = partOf(state, 'sentMail');
  const email = partOf(sent, 'email');
  const kind = partOf(sent, 'kind');
  if (typeof email !== 'string' || (kind !== 'signup' && kind !== 'reset')) return null;
  return { kind, email };
}

/** What the visitor typed on the previous page, or empty. @param state of the history */
export function typedOf(state: unknown, field: 'email' | 'name'): string {
  const typed = partOf(state, field);
  return typeof typed === 'string' ? typed : '';
}

/**
 * Whether 'Sign up' stands out on /login: on the way to a booking, unless a client has logged in on this device before.
 * @param target a validated redirect, or null @param state of the history
 */
export function isLikelyNew(
  target: string | null,
  state: unknown,
  hasLoggedInHere: boolean,
): boolean {
  return (
    bookingOnTheWay(target) !== null &&
    sentMailOf(state) === null &&
    !isSigningIn(state) &&
    !hasLoggedInHere
  );
}
