/** The caller's own record at the Auth service, which a token outlives by up to an hour. */
import { Refusal } from '@tulia/domain/refusal';
import type { UserRecord } from 'firebase-admin/auth';
import { accounts } from './app';
import { describeError } from './log';

/** @throws Refusal signed-out when the account is gone */
export async function ownAccount(uid: string): Promise<UserRecord> {
  try {
    return await (await accounts()).getUser(uid);
  } catch (error) {
    if (describeError(error).code === 'auth/user-not-found') throw new Refusal('signed-out');
    throw error;
  }
}
