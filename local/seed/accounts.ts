/** The demo people's accounts in the Auth emulator. */
import type { Auth } from 'firebase-admin/auth';
import { DEMO_PASSWORD, demoPeople } from './demo-people';
import type { HowMany } from './demo-practitioners';

/** Makes all accounts with verified addresses; staff carry their role as a claim. */
export async function createAccounts(auth: Auth, howMany: HowMany): Promise<void> {
  for (const { uid, email, fullName, role } of demoPeople(howMany)) {
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
