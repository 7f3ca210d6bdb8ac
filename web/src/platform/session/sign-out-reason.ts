import { readText, removeRecord, SIGN_OUT_REASON_KEY, writeText } from '../../storage';

/** Why the session ended; the page it lands on says so once. */
const SIGN_OUT_REASONS = ['access-ended', 'access-changed', 'account-deleted'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

let found: SignOutReason | null | undefined;

/** Call it before the page is left. */
export function leaveSignOutReason(reason: SignOutReason): void {
  writeText(SIGN_OUT_REASON_KEY, reason, 'tab');
}

/** Read once: a reason stored later is for the next page. */
export function signOutReasonOfThisPage(): SignOutReason | null {
  if (found === undefined) found = take();
  return found;
}

function take(): SignOutReason | null {
  const kept = readText(SIGN_OUT_REASON_KEY, 'tab');
  removeRecord(SIGN_OUT_REASON_KEY, 'tab');
  return SIGN_OUT_REASONS.find((each) => each === kept) ?? null;
}
