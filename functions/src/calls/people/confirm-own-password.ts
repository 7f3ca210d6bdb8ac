/** A member of staff has chosen an own password. */
import { confirmOwnPassword as contract } from '@tulia/domain/calls/people/register-staff';
import { isStaffRole } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import { takeOwnPassword } from '../../people/own-password';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';

export const confirmOwnPassword = callable(
  contract,
  async (_input, { caller, clock }) => {
    if (!isStaffRole(caller.role) && !caller.passwordChangeRequired) throw new Refusal('forbidden');
    // A new password ends every session, so a staff member who has just set one has just signed in.
    requireRecentSignIn(caller, clock.now());
    await takeOwnPassword(caller.uid);
    return {};
  },
  { beforeOwnPassword: true },
);
