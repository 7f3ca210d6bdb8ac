import { noteLogin } from '../../platform/device/own-device';
import { loadAuth } from '../../platform/firebase/auth';
import { withSecondFactor } from '../../platform/session/second-factor';
import {
  currentSession,
  startSession,
  subscribeToSession,
} from '../../platform/session/session-store';

/** How long the page waits for the session after a sign-in. */
const FOLLOW_MS = 5000;

/**
 * Signs in, and resolves when the session has the user.
 * @throws the error of the Auth SDK, which `authProblem` translates
 */
export async function signIn(email: string, password: string): Promise<void> {
  await startSession();
  const { auth, sdk } = await loadAuth();
  await withSecondFactor(() => sdk.signInWithEmailAndPassword(auth, email.trim(), password));
  await sessionFollows();
}

/** Resolves when the session has the user, so that guards open the next page at once. */
export function sessionFollows(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (currentSession().status !== 'signed-in') return;
      noteLogin();
      finish();
    };
    const stop = subscribeToSession(check);
    const timer = setTimeout(finish, FOLLOW_MS);
    function finish() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    check();
  });
}
