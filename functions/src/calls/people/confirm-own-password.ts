/** A member of staff has chosen an own password. Contract in domain/calls/register-staff.ts. */
import { confirmOwnPassword as contract } from '@tulia/domain/calls/register-staff';
import { isStaffRole } from '@tulia/domain/person/role';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requireRecentSignIn, requireSignedIn } from '../../platform/caller';

export const confirmOwnPassword = callable(contract, async (_input, { caller, clock }) => {
  requireSignedIn(caller);
  if (!isStaffRole(caller.role)) throw new Refusal('forbidden');
  // A new password ends every session, so whoever has just set one has just signed in.
  requireRecentSignIn(caller, clock.now());
  await db()
    .doc(staffPath(caller.uid))
    .update(staff.toStoredPart({ mustChangePassword: false }));
  return {};
});
