import { noteLogin } from '../../platform/device/own-device';
import { loadAuth } from '../../platform/firebase/auth';
import { withSecondFactor } from '../../platform/session/second-factor';
import {
  currentSession,
  startSession,
  subscribeToSession,
} from '../../platform/session/session-store';

/** How long the session may take to follow a sign-in before the page goes on without it. */
const FOLLOW_MS = 5000;

/**
 * Signs in with e-mail address and password, and resolves when the session knows.
 * @throws the error of the Auth SDK; `authProblem` tells what to say about it.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await startSession();
  const { auth, sdk } = await loadAuth();
  await withSecondFactor(() => sdk.signInWithEmailAndPassword(auth, email.trim(), password));
  await sessionFollows();
}

/** Resolves as soon as the session says that a user is signed in: guards then let the next page in at once. */
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
