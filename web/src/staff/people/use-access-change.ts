import type { StaffMember } from '@tulia/domain/calls/people/list-staff';
import { updateStaff } from '@tulia/domain/calls/people/register-staff';
import type { StaffRole } from '@tulia/domain/person/role';
import { useState } from 'react';
import { adminStaffTexts } from './texts/staff';
import { useTexts } from '../../platform/language/use-texts';
import { call } from '../../platform/live/call';
import { useAction } from '../../platform/live/use-action';
import { toast } from '../../ui/toast-store';

export interface AccessChange {
  member: StaffMember;
  role: StaffRole;
  active: boolean;
}

/**
 * Changes role or access. `recentLoginFor` is the change that waits until the staff member enters their password
 * again.
 */
export function useAccessChange(onChanged: () => void) {
  const { t, common } = useTexts(adminStaffTexts);
  const [recentLoginFor, setRecentLoginFor] = useState<AccessChange | null>(null);
  const { underWay, run } = useAction(
    ({ member: { uid }, role, active }: AccessChange) => call(updateStaff, { uid, role, active }),
    {
      failed: common.error,
      onDone: (_, { member }) => {
        toast({ title: t.changed, description: t.changedText(member.fullName) });
        onChanged();
      },
      onRefused: (refusal, change) => {
        if (!refusal.is('recent-login-required')) return false;
        setRecentLoginFor(change);
        return true;
      },
    },
  );
  return {
    /** the staff member under change; null while no change is under way */
    busy: underWay?.member.uid ?? null,
    recentLoginFor,
    change: run,
    forgetLogin: () => setRecentLoginFor(null),
  };
}
