import { loadAuth } from '../../firebase/auth';

export type ReauthenticationResult = 'done' | 'wrong-password' | 'no-password' | 'failed';

const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential'];

/** Proves by the password that the person at the screen is the one signed in; the token then names this moment. */
export async function reauthenticate(password: string): Promise<ReauthenticationResult> {
  try {
    const { auth, sdk } = await loadAuth();
    const user = auth.currentUser;
    if (!user?.email) return 'failed';
    if (!user.providerData.some(({ providerId }) => providerId === 'password'))
      return 'no-password';
    const credential = sdk.EmailAuthProvider.credential(user.email, password);
    await sdk.reauthenticateWithCredential(user, credential);
    await user.getIdToken(true);
    return 'done';
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    return WRONG_PASSWORD.includes(String(code)) ? 'wrong-password' : 'failed';
  }
}
