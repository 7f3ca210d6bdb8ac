/** Reads accounts of the Auth service. A token stays valid for up to an hour after its account is deleted. */
import { Refusal } from '@tulia/domain/refusal';
import type { UserRecord } from 'firebase-admin/auth';
import { accounts } from './app';
import { describeError } from './log';

/** @throws Refusal signed-out when the account is deleted */
export async function ownAccount(uid: string): Promise<UserRecord> {
  try {
    return await (await accounts()).getUser(uid);
  } catch (error) {
    if (describeError(error).code === 'auth/user-not-found') throw new Refusal('signed-out');
    throw error;
  }
}

/** @param email lower-case @returns null when there is no account, or it is disabled */
export async function accountAt(email: string): Promise<UserRecord | null> {
  try {
    const account = await (await accounts()).getUserByEmail(email);
    return account.disabled ? null : account;
  } catch (error) {
    if (describeError(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** The Auth service returns at most so many accounts at once. */
const AT_ONCE = 100;

/** The accounts that exist, in no order. */
export async function accountsOf(uids: readonly string[]): Promise<UserRecord[]> {
  const auth = await accounts();
  const found: UserRecord[] = [];
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    const part = uids.slice(start, start + AT_ONCE).map((uid) => ({ uid }));
    found.push(...(await auth.getUsers(part)).users);
  }
  return found;
}
