import { errorCode } from '../firebase/error-code';
import { loadAuth } from '../firebase/auth';
import { withSecondFactor } from './second-factor';

export type Proof = 'proven' | 'wrong-password' | 'dismissed' | 'failed';

const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential'];
const DISMISSED = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** False for people who prove who they are at Google. */
export async function hasPassword(): Promise<boolean> {
  const { auth } = await loadAuth();
  const providers = auth.currentUser?.providerData ?? [];
  return providers.some(({ providerId }) => providerId === 'password');
}

/** Signs in again, since the server requires a token of this moment. @param password null means at Google */
export async function proveIdentity(password: string | null): Promise<Proof> {
  try {
    const { auth, sdk } = await loadAuth();
    const user = auth.currentUser;
    if (user === null) return 'failed';
    if (password === null) {
      const google = new sdk.GoogleAuthProvider();
      await withSecondFactor(() =>
        sdk.reauthenticateWithPopup(user, google, sdk.browserPopupRedirectResolver),
      );
    } else {
      const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
      await withSecondFactor(() => sdk.reauthenticateWithCredential(user, credential));
    }
    await user.getIdToken(true);
    return 'proven';
  } catch (error) {
    const code = errorCode(error);
    if (WRONG_PASSWORD.includes(code)) return 'wrong-password';
    return DISMISSED.includes(code) ? 'dismissed' : 'failed';
  }
}
