import { loadAuth } from '../../../platform/firebase/auth';

/** The address a reset link is for. @throws the error of the Auth SDK, such as `auth/expired-action-code` */
export async function addressOfResetCode(code: string): Promise<string> {
  const { auth, sdk } = await loadAuth();
  return sdk.verifyPasswordResetCode(auth, code);
}

/** Sets the new password by the code of a mailed link; ends every session of the account. */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { auth, sdk } = await loadAuth();
  await sdk.confirmPasswordReset(auth, code, password);
}
