/** All staff accounts. */
import { listStaff as contract } from '@tulia/domain/calls/people/list-staff';
import { callable } from '../../platform/callable';
import { listMembers } from '../../people/staff-list';

export const listStaff = callable(contract, async () => {
  return { members: await listMembers() };
});
