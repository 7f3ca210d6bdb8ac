import { loadAuth } from '../../platform/firebase/auth';

/** Copies the name of the profile to the account, for the menu. */
export async function renameAccount(fullName: string): Promise<void> {
  const { auth, sdk } = await loadAuth();
  if (auth.currentUser) await sdk.updateProfile(auth.currentUser, { displayName: fullName });
}
