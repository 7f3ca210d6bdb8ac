/**
 * What /auth/callback is asked to do. Sign-ins come back here, and so do the links of Firebase's mails once the
 * project's action address is set to this page (`mode` and `oobCode`:
 * firebase.google.com/docs/auth/custom-email-handler).
 */
export type CallbackTask =
  | { kind: 'sign-in' }
  | { kind: 'verify-email'; code: string }
  | { kind: 'reset-password'; code: string }
  | { kind: 'unknown' };

/** Delays before going on (specification sections 2 and 9), milliseconds. */
export const SUCCESS_DELAY_MS = 2000;
export const FAILURE_DELAY_MS = 3000;

export function callbackTask(parameters: URLSearchParams): CallbackTask {
  const mode = parameters.get('mode');
  const code = parameters.get('oobCode') ?? '';
  if (mode === null) return { kind: 'sign-in' };
  if (mode === 'verifyEmail' && code !== '') return { kind: 'verify-email', code };
  if (mode === 'resetPassword' && code !== '') return { kind: 'reset-password', code };
  return { kind: 'unknown' };
}
