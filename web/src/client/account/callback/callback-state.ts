/**
 * The task of /auth/callback. Sign-ins and the links of our emails lead here, and so do the links of Firebase's own
 * emails, which undo a changed address or a new second factor (`mode` and `oobCode`:
 * firebase.google.com/docs/auth/custom-email-handler).
 */
type CallbackTask =
  | { kind: 'sign-in' }
  | { kind: 'verify-email' | 'reset-password' | 'recover-email' | 'remove-factor'; code: string }
  | { kind: 'unknown' };

const KINDS = {
  verifyEmail: 'verify-email',
  resetPassword: 'reset-password',
  recoverEmail: 'recover-email',
  revertSecondFactorAddition: 'remove-factor',
} as const;

export function callbackTask(parameters: URLSearchParams): CallbackTask {
  const mode = parameters.get('mode');
  const code = parameters.get('oobCode') ?? '';
  if (mode === null) return { kind: 'sign-in' };
  if (code === '' || !Object.hasOwn(KINDS, mode)) return { kind: 'unknown' };
  return { kind: KINDS[mode as keyof typeof KINDS], code };
}
