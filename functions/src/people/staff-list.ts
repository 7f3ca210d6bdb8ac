/** Lists staff, each with the last sign-in, which only the Auth service knows. */
import { staff } from '@tulia/domain/records/staff';
import { accountsOf } from '../platform/account-records';
import { db } from '../platform/app';
import { recordsOf } from '../platform/stored';

const MOST = 500;

export async function listMembers() {
  const snapshot = await db().collection(staff.collection).orderBy('fullName').limit(MOST).get();
  const uids = snapshot.docs.map((doc) => doc.id);
  const signIns = new Map(
    (await accountsOf(uids)).map(({ uid, metadata }) => [uid, Date.parse(metadata.lastSignInTime)]),
  );
  return recordsOf(staff, snapshot).map((member, index) => {
    const { fullName, email, role, active, mustChangePassword, practitionerId } = member;
    const uid = uids[index] ?? '';
    const account = { uid, fullName, email, role, active, mustChangePassword, practitionerId };
    // An account that never signed in has no readable time.
    return { ...account, lastSignInAt: signIns.get(uid) || null };
  });
}
