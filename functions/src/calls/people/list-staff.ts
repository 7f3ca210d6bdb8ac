/** Everybody with a staff account. Contract in domain/calls/list-staff.ts. */
import { listStaff as contract } from '@tulia/domain/calls/list-staff';
import { callable } from '../firebase/callable';
import { requirePermission } from '../firebase/caller';
import { listMembers } from '../firebase/staff-list';

export const listStaff = callable(contract, async (_input, { caller }) => {
  requirePermission(caller, 'register-staff');
  return { members: await listMembers() };
});
