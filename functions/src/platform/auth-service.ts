/** A separate module that `app.ts` loads late: only static imports get the names of Firebase's CommonJS packages. */
import { getAuth, type Auth } from 'firebase-admin/auth';

export function authService(): Auth {
  return getAuth();
}
