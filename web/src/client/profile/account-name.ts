import { loadAuth } from '../../platform/firebase/auth';

/** Gives the account the name of the profile, which the avatar menu shows. */
export async function renameAccount(fullName: string): Promise<void> {
  const { auth, sdk } = await loadAuth();
  if (auth.currentUser) await sdk.updateProfile(auth.currentUser, { displayName: fullName });
}
