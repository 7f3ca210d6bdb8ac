/** Records of the Auth service: the caller's own, which a token outlives by up to an hour, and that of an address. */
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

/** The account of this address; null where there is none, or it is disabled. @param email lower-case */
export async function accountAt(email: string): Promise<UserRecord | null> {
  try {
    const account = await (await accounts()).getUserByEmail(email);
    return account.disabled ? null : account;
  } catch (error) {
    if (describeError(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}
