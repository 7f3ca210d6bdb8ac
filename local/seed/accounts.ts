/** The demo people's accounts in the Auth emulator. */
import type { Auth } from 'firebase-admin/auth';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people';

/** Makes all accounts with verified addresses; staff carry their role as a claim. */
export async function createAccounts(auth: Auth): Promise<void> {
  for (const { uid, email, fullName, role } of DEMO_PEOPLE) {
    await auth.createUser({
      uid,
      email,
      displayName: fullName,
      password: DEMO_PASSWORD,
      emailVerified: true,
    });
    if (role !== undefined) await auth.setCustomUserClaims(uid, { role });
  }
}
