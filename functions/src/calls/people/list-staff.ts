/** Everybody with a staff account. Contract in domain/calls/people/list-staff.ts. */
import { listStaff as contract } from '@tulia/domain/calls/people/list-staff';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { listMembers } from '../../people/staff-list';

export const listStaff = callable(contract, async (_input, { caller }) => {
  requirePermission(caller, 'register-staff');
  return { members: await listMembers() };
});
