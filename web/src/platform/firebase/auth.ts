/**
 * Firebase Auth, fetched on first use. No popup resolver at the start: with one, the SDK would load Google's frame
 * on every page. Google sign-in passes `sdk.browserPopupRedirectResolver` to its own call. Answers of the account
 * service are looked at before the SDK sees them: a hiccup must not sign a person out (`account-answers.ts`).
 */
import type { Auth } from 'firebase/auth';
import { accountResumed, guardAccountService } from './account-service';
import { loadApp } from './app';
import type * as authSdk from './auth-sdk';
import { emulators } from './config';

export type AuthSdk = typeof authSdk;

export interface LoadedAuth {
  auth: Auth;
  sdk: AuthSdk;
}

let loaded: Promise<LoadedAuth> | null = null;

async function load(): Promise<LoadedAuth> {
  const [app, sdk] = await Promise.all([loadApp(), import('./auth-sdk')]);
  guardAccountService();
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  });
  const local = emulators();
  if (local) sdk.connectAuthEmulator(auth, local.authUrl, { disableWarnings: true });
  void auth.authStateReady().then(accountResumed);
  return { auth, sdk };
}

/** Auth and the functions that work on it: `const { auth, sdk } = await loadAuth();` */
export function loadAuth(): Promise<LoadedAuth> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
