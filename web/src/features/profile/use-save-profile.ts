import type { Profile } from '@tulia/domain/records/profile';
import { useState } from 'react';
import { profileCopy } from '../../copy/account/profile';
import { useCopy } from '../../copy/use-copy';
import { toast } from '../../ui/toast-store';
import { SaveFailure, saveProfile } from './save-profile';

/** Saves the profile with the toasts of specification section 8; answers whether it worked. */
export function useSaveProfile(uid: string): {
  busy: boolean;
  save: (change: Pick<Profile, 'fullName' | 'profile'>) => Promise<boolean>;
} {
  const { t } = useCopy(profileCopy);
  const [busy, setBusy] = useState(false);
  const save = async (change: Pick<Profile, 'fullName' | 'profile'>) => {
    setBusy(true);
    try {
      await saveProfile(uid, change);
      toast({ title: t.saved });
      return true;
    } catch (error) {
      const problem = error instanceof SaveFailure ? error.problem : 'unexpected';
      toast({ title: t.failed, description: t.problems[problem], variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
