/**
 * Why signing in or up failed. No answer tells whether an account exists (threats row 33). The codes are those of
 * Firebase Authentication (https://firebase.google.com/docs/reference/js/auth#autherrorcodes) and of our own refusals.
 * The codes that specification section 8 names stand beside three of them.
 */
import { isDatabaseLost } from '../../platform/firebase/browser-database';
import { errorCode } from '../../platform/firebase/error-code';

export type AuthProblem =
  | 'credentials'
  | 'too-many-attempts'
  | 'too-many-emails'
  | 'network'
  | 'weak-password'
  | 'invalid-email'
  | 'other-method'
  | 'link-expired'
  | 'recent-login'
  | 'invalid-token'
  | 'no-session'
  | 'storage'
  | 'own-password-unconfirmed'
  | 'unexpected';

const PROBLEMS: Record<string, AuthProblem> = {
  'auth/invalid-credential': 'credentials',
  'auth/invalid-login-credentials': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/user-disabled': 'credentials',
  'auth/missing-password': 'credentials',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'rate-limited': 'too-many-emails',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  offline: 'network',
  timeout: 'network',
  // weak_password
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/account-exists-with-different-credential': 'other-method',
  'auth/expired-action-code': 'link-expired',
  'auth/invalid-action-code': 'link-expired',
  'auth/requires-recent-login': 'recent-login',
  'auth/user-token-expired': 'recent-login',
  // invalid_jwt
  'auth/invalid-user-token': 'invalid-token',
  // session_not_found
  'auth/no-current-user': 'no-session',
  'signed-out': 'no-session',
};

export function authProblem(error: unknown): AuthProblem {
  const problem = PROBLEMS[errorCode(error)] ?? 'unexpected';
  // The SDK reports a failed browser database like any other error.
  return problem === 'unexpected' && isDatabaseLost() ? 'storage' : problem;
}
