import { readText, removeRecord, SIGN_OUT_REASON_KEY, writeText } from '../../storage';

/** Why this browser's session was ended by a fresh page, so that the page it lands on can say so, once. */
export const SIGN_OUT_REASONS = ['access-ended', 'access-changed', 'account-deleted'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

let found: SignOutReason | null | undefined;

/** To be called before the page is left. */
export function leaveSignOutReason(reason: SignOutReason): void {
  writeText(SIGN_OUT_REASON_KEY, reason, 'tab');
}

/** What there is to say on this page; looked up once, for what is left later on is for the next one. */
export function signOutReasonOfThisPage(): SignOutReason | null {
  if (found === undefined) found = take();
  return found;
}

function take(): SignOutReason | null {
  const kept = readText(SIGN_OUT_REASON_KEY, 'tab');
  removeRecord(SIGN_OUT_REASON_KEY, 'tab');
  return SIGN_OUT_REASONS.find((each) => each === kept) ?? null;
}
