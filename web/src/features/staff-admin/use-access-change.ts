import type { StaffMember } from '@tulia/domain/calls/list-staff';
import { updateStaff } from '@tulia/domain/calls/register-staff';
import type { StaffRole } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { adminStaffCopy } from '../../copy/staff/admin-staff';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { toast } from '../../ui/toast-store';

export interface AccessChange {
  member: StaffMember;
  role: StaffRole;
  active: boolean;
}

/** Changes role or access. `recentLoginFor` is the change that waits for the own password to be entered again. */
export function useAccessChange(onChanged: () => void) {
  const { t, lang } = useCopy(adminStaffCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [busy, setBusy] = useState<string | null>(null);
  const [recentLoginFor, setRecentLoginFor] = useState<AccessChange | null>(null);
  const underWay = useRef(false);

  const change = async (input: AccessChange): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    const { member, role, active } = input;
    setBusy(member.uid);
    try {
      await call(updateStaff, { uid: member.uid, role, active });
      toast({ title: t.changed, description: t.changedText(member.fullName) });
      onChanged();
    } catch (error) {
      const refusal = error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      if (refusal.is('recent-login-required')) setRecentLoginFor(input);
      else {
        const description = refusalSentence(refusal, lang);
        toast({ variant: 'destructive', title: editor.error, description });
      }
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };
  return { busy, recentLoginFor, change, forgetLogin: () => setRecentLoginFor(null) };
}
