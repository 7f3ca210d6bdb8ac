import { SIGN_OUT_REASON_KEY } from '../device/local-record';

/** Why this browser's session was ended by a fresh page, so that the page it lands on can say so, once. */
export const SIGN_OUT_REASONS = ['access-ended', 'access-changed', 'account-deleted'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

let found: SignOutReason | null | undefined;

/** To be called before the page is left. */
export function leaveSignOutReason(reason: SignOutReason): void {
  try {
    sessionStorage.setItem(SIGN_OUT_REASON_KEY, reason);
  } catch {
    // Storage is blocked: the page it lands on says nothing more than usual.
  }
}

/** What there is to say on this page; looked up once, for what is left later on is for the next one. */
export function signOutReasonOfThisPage(): SignOutReason | null {
  if (found === undefined) found = take();
  return found;
}

function take(): SignOutReason | null {
  try {
    const kept = sessionStorage.getItem(SIGN_OUT_REASON_KEY);
    sessionStorage.removeItem(SIGN_OUT_REASON_KEY);
    return SIGN_OUT_REASONS.find((each) => each === kept) ?? null;
  } catch {
    return null;
  }
}
