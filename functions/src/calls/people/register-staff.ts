/** Makes an account for a new member of staff. Contract in domain/calls/register-staff.ts. */
import { registerStaff as contract } from '@tulia/domain/calls/register-staff';
import { callable } from '../firebase/callable';
import { requirePermission, requireRecentSignIn } from '../firebase/caller';
import { createMember } from '../firebase/staff-accounts';

export const registerStaff = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'register-staff');
  requireRecentSignIn(caller, clock.now());
  return { uid: await createMember(input, caller, clock.now()) };
});
