/** Makes an account for a new member of staff. */
import { registerStaff as contract } from '@tulia/domain/calls/people/register-staff';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { createMember } from '../../people/staff-accounts';

export const registerStaff = callable(contract, async (input, { caller, clock }) => {
  requireRecentSignIn(caller, clock.now());
  return { uid: await createMember(input, caller, clock.now()) };
});
