/** An owner types a staff member's first password; the staff member must then set their own. */
import { staff, staffPath } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { UserRecord } from 'firebase-admin/auth';
import { accounts, db } from '../platform/app';
import { ownAccount } from '../platform/account-records';
import { readRecord } from '../platform/stored';

/** `tokensValidAfterTime`: set by a new password and by revoking all sessions. */
export function passwordSince({ tokensValidAfterTime, metadata }: UserRecord): Instant {
  const since = Date.parse(tokensValidAfterTime ?? metadata.creationTime);
  if (Number.isNaN(since)) throw new Error('the Auth service named no time of the password');
  return since;
}

/**
 * Records that the staff member has set a password.
 * @throws Refusal not-found, signed-out, password-change-required when it is still the owner's
 */
export async function takeOwnPassword(uid: string): Promise<void> {
  const since = passwordSince(await ownAccount(uid));
  await db().runTransaction(async (transaction) => {
    const member = await readRecord(staff, staffPath(uid), transaction);
    if (member === null) throw new Refusal('not-found');
    if (!member.mustChangePassword) return;
    if (since <= member.typedPasswordSince) throw new Refusal('password-change-required');
    const part = staff.toStoredPart({ mustChangePassword: false });
    transaction.update(db().doc(staffPath(uid)), part);
  });
}

/** Revokes all sessions. That looks like a new password, so `typedPasswordSince` moves along. */
export async function endSessions(uid: string): Promise<void> {
  const auth = await accounts();
  await auth.revokeRefreshTokens(uid);
  const since = passwordSince(await auth.getUser(uid));
  await db()
    .doc(staffPath(uid))
    .update(staff.toStoredPart({ typedPasswordSince: since }));
}
