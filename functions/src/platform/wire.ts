/** How a refusal travels: an HttpsError whose message is the code and whose details carry code and details. */
import type { Refusal, RefusalCode } from '@tulia/domain/refusal';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/v2/https';

const STATUS: Record<RefusalCode, FunctionsErrorCode> = {
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
  'idempotency-conflict': 'already-exists',
  'code-already-used': 'already-exists',
  'version-conflict': 'aborted',
  'note-changed': 'aborted',
  'incident-changed': 'aborted',
  'note-signed': 'failed-precondition',
  'note-empty': 'failed-precondition',
  'quota-exceeded': 'resource-exhausted',
  'too-many-pending': 'resource-exhausted',
  'slot-taken': 'failed-precondition',
  'slot-unavailable': 'failed-precondition',
  'times-unavailable': 'failed-precondition',
  'service-unavailable': 'failed-precondition',
  'practitioner-unavailable': 'failed-precondition',
  'service-not-for-age': 'failed-precondition',
  'too-late-to-move': 'failed-precondition',
  'transition-not-allowed': 'failed-precondition',
  'session-not-begun': 'failed-precondition',
  'amount-above-due': 'failed-precondition',
  'amount-above-paid': 'failed-precondition',
  'payments-off': 'failed-precondition',
  'prompt-open': 'failed-precondition',
  'guardian-required': 'failed-precondition',
  'guardian-consent-due': 'failed-precondition',
  'digits-wrong': 'permission-denied',
  'under-age': 'failed-precondition',
  'consent-outdated': 'failed-precondition',
  'meeting-needs-confirmed': 'failed-precondition',
  'meeting-not-connected': 'failed-precondition',
  'meeting-failed': 'failed-precondition',
  'last-super-admin': 'failed-precondition',
  'conflicts-with-bookings': 'failed-precondition',
  offline: 'unavailable',
  timeout: 'deadline-exceeded',
  internal: 'internal',
};

export function toHttpsError(refusal: Refusal): HttpsError {
  return new HttpsError(STATUS[refusal.code], refusal.code, {
    code: refusal.code,
    details: refusal.details,
  });
}
