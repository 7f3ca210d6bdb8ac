/** Sends a refusal to the caller as an HttpsError: the message is the code, the details hold code and details. */
import type { Refusal, RefusalCode } from '@tulia/domain/refusal';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/v2/https';

/** All other codes are `failed-precondition`. */
const STATUS: Partial<Record<RefusalCode, FunctionsErrorCode>> = {
  'invalid-input': 'invalid-argument',
  spam: 'invalid-argument',
  'weak-password': 'invalid-argument',
  'link-not-allowed': 'invalid-argument',
  'signed-out': 'unauthenticated',
  forbidden: 'permission-denied',
  'email-unverified': 'permission-denied',
  'recent-login-required': 'permission-denied',
  'password-change-required': 'permission-denied',
  'not-found': 'not-found',
  'email-in-use': 'already-exists',
  'email-of-client': 'already-exists',
  'idempotency-conflict': 'already-exists',
  'code-already-used': 'already-exists',
  'version-conflict': 'aborted',
  'note-changed': 'aborted',
  busy: 'aborted',
  'rate-limited': 'resource-exhausted',
  'too-many-pending': 'resource-exhausted',
  'digits-wrong': 'permission-denied',
  'code-wrong': 'permission-denied',
  'text-code-wrong': 'permission-denied',
  offline: 'unavailable',
  timeout: 'deadline-exceeded',
  internal: 'internal',
};

export function toHttpsError({ code, details }: Refusal): HttpsError {
  return new HttpsError(STATUS[code] ?? 'failed-precondition', code, { code, details });
}
