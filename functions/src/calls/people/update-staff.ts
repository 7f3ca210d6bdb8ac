/** Changes a member's role, or ends or renews their access. */
import { updateStaff as contract } from '@tulia/domain/calls/people/register-staff';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { changeMember } from '../../people/staff-accounts';

export const updateStaff = callable(contract, async (input, { caller, clock }) => {
  requireRecentSignIn(caller, clock.now());
  const { role, active } = input;
  await changeMember(input.uid, { role, active }, caller, clock.now());
  return {};
});
