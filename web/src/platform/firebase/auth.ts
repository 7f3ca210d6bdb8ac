/**
 * Firebase Auth starts without a popup resolver, which would load Google's frame on every page; Google sign-in passes
 * `sdk.browserPopupRedirectResolver` itself. `account-answers.ts` filters answers that must not sign a person out.
 */
import { accountResumed, guardAccountService } from './account-service';
import { loadApp } from './app';
import { emulators } from './config';

export type LoadedAuth = Awaited<ReturnType<typeof load>>;

let loaded: Promise<LoadedAuth> | null = null;

async function load() {
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

/** `const { auth, sdk } = await loadAuth();` */
export function loadAuth(): Promise<LoadedAuth> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
