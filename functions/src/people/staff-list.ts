/** Lists staff, each with the last sign-in, which only the Auth service knows. */
import type { StaffMember } from '@tulia/domain/calls/people/list-staff';
import { staff } from '@tulia/domain/records/staff';
import { accounts, db } from '../platform/app';
import { recordsOf } from '../platform/stored';

/** The Auth service returns at most 100 accounts at once. */
const MOST = 500;
const PER_QUESTION = 100;

export async function listMembers(): Promise<StaffMember[]> {
  const snapshot = await db().collection(staff.collection).orderBy('fullName').limit(MOST).get();
  const uids = snapshot.docs.map((doc) => doc.id);
  const lastSignIns = await lastSignInsOf(uids);
  return recordsOf(staff, snapshot).map((member, index) => {
    const { fullName, email, role, active, mustChangePassword, practitionerId } = member;
    const uid = uids[index] ?? '';
    const account = { uid, fullName, email, role, active, mustChangePassword, practitionerId };
    return { ...account, lastSignInAt: lastSignIns.get(uid) ?? null };
  });
}

async function lastSignInsOf(uids: readonly string[]): Promise<Map<string, number>> {
  const auth = await accounts();
  const found = new Map<string, number>();
  for (let at = 0; at < uids.length; at += PER_QUESTION) {
    const asked = uids.slice(at, at + PER_QUESTION).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(asked);
    for (const { uid, metadata } of users) {
      const instant = Date.parse(metadata.lastSignInTime);
      if (Number.isFinite(instant)) found.set(uid, instant);
    }
  }
  return found;
}
