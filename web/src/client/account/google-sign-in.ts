/**
 * Google sign-in by a popup. Where the browser blocks popups, a redirect starts at /auth/callback and returns there,
 * because Firebase returns to the page that asked (specification sections 2 and 7).
 */
import { loadAnewOnReturn } from '../../platform/device/come-back';
import { loadAuth, type LoadedAuth } from '../../platform/firebase/auth';
import { withSecondFactor } from '../../platform/session/second-factor';
import { startSession } from '../../platform/session/session-store';
import { errorCode } from '../../platform/firebase/error-code';
import { readText, removeRecord, writeText } from '../../storage';
import { sessionFollows } from './sign-in';

const DISMISSED = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];
const NO_POPUPS = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * `leaving`: /auth/callback must start the redirect; `away`: the redirect has started, and a load of the page is the
 * return.
 */
const REDIRECT_STEP = 'tulia.google-redirect';

function provider(sdk: LoadedAuth['sdk']) {
  const google = new sdk.GoogleAuthProvider();
  // Specification section 7 demands these parameters.
  google.setCustomParameters({ access_type: 'offline', prompt: 'consent' });
  return google;
}

/** @throws the error of the Auth SDK for anything but a closed or a blocked popup. */
export async function signInWithGoogle(): Promise<'signed-in' | 'dismissed' | 'needs-redirect'> {
  await startSession();
  const { auth, sdk } = await loadAuth();
  try {
    await withSecondFactor(() =>
      sdk.signInWithPopup(auth, provider(sdk), sdk.browserPopupRedirectResolver),
    );
  } catch (error) {
    const code = errorCode(error);
    if (DISMISSED.includes(code)) return 'dismissed';
    // Without storage the page could not know after the redirect that it had started one.
    if (!NO_POPUPS.includes(code) || !writeText(REDIRECT_STEP, 'leaving', 'tab')) throw error;
    return 'needs-redirect';
  }
  await sessionFollows();
  return 'signed-in';
}

let continuing: Promise<boolean> | null = null;

/**
 * Starts or completes the redirect on /auth/callback; calls at the same time share one run. False without a redirect.
 */
export function continueGoogleRedirect(): Promise<boolean> {
  continuing ??= continueOnce().finally(() => {
    continuing = null;
  });
  return continuing;
}

async function continueOnce(): Promise<boolean> {
  const step = readText(REDIRECT_STEP, 'tab');
  if (step === null) return false;
  await startSession();
  const { auth, sdk } = await loadAuth();
  if (step === 'leaving') {
    writeText(REDIRECT_STEP, 'away', 'tab');
    // The Back button would restore this page from the cache, and it would wait for ever.
    loadAnewOnReturn(() => true);
    await sdk.signInWithRedirect(auth, provider(sdk), sdk.browserPopupRedirectResolver);
    return true;
  }
  removeRecord(REDIRECT_STEP, 'tab');
  // If the account has a second factor, its code completes the sign-in.
  const back = { signedIn: true };
  await withSecondFactor(async () => {
    back.signedIn = (await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver)) !== null;
  });
  if (back.signedIn) await sessionFollows();
  return back.signedIn;
}
