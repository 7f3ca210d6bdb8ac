/** Code of an SDK's error, such as `auth/wrong-password`; empty when there is none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
