/**
 * The Auth service in a module of its own: the bundle hands out the names of Firebase's CommonJS packages to static
 * imports only, and `app.ts` is to load this one late.
 */
import { getAuth, type Auth } from 'firebase-admin/auth';

export function authService(): Auth {
  return getAuth();
}
