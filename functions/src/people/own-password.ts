/** The password of a staff member: an owner types the first one, until the staff member sets their own. */
import { staff, staffPath } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { UserRecord } from 'firebase-admin/auth';
import { accounts, db } from '../platform/app';
import { ownAccount } from '../platform/account-records';
import { recordOf } from '../platform/stored';

/** Since when the present password, or the last end of all sessions, counts: the Auth service knows both as one. */
export function passwordSince({ tokensValidAfterTime, metadata }: UserRecord): Instant {
  const since = Date.parse(tokensValidAfterTime ?? metadata.creationTime);
  if (Number.isNaN(since)) throw new Error('the Auth service named no time of the password');
  return since;
}

/**
 * The staff member has a password of their own from now on.
 * @throws Refusal not-found, signed-out, password-change-required when it is still the typed one
 */
export async function takeOwnPassword(uid: string): Promise<void> {
  const since = passwordSince(await ownAccount(uid));
  const ref = db().doc(staffPath(uid));
  await db().runTransaction(async (transaction) => {
    const member = recordOf(staff, await transaction.get(ref));
    if (member === null) throw new Refusal('not-found');
    if (!member.mustChangePassword) return;
    if (since <= member.typedPasswordSince) throw new Refusal('password-change-required');
    transaction.update(ref, staff.toStoredPart({ mustChangePassword: false }));
  });
}

/** All sessions of the account end. That looks like a new password, so a typed one counts from now. */
export async function endSessions(uid: string): Promise<void> {
  const auth = await accounts();
  await auth.revokeRefreshTokens(uid);
  const since = passwordSince(await auth.getUser(uid));
  await db()
    .doc(staffPath(uid))
    .update(staff.toStoredPart({ typedPasswordSince: since }));
}
