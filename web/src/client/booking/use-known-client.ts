import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { useMemo } from 'react';
import { useMyBookings } from '../../shared/bookings/use-my-bookings';
import { useOwnProfile } from '../account/use-own-profile';
import { useSession } from '../../platform/session/session';
import { useStillAgreed } from './policies/use-still-agreed';

/** What the practice knows of the signed-in client and does not ask again. */
export function useKnownClient(practice: PracticeSettings) {
  const { user } = useSession();
  const profile = useOwnProfile(user?.uid ?? null).data;
  const { list } = useMyBookings();
  const [latest] = list;
  const agreed = useStillAgreed(user?.emailVerified === true ? user.uid : null, practice);
  const phone = profile?.profile.phone || latest?.clientPhone || '';
  const last = latest ?? null;
  const known = useMemo(() => ({ phone, last }), [phone, last]);
  // Their pending requests. A guest's request under this address may be a stranger's: it does not count.
  const waiting = list.filter(
    ({ status, createdBy }) => status === 'pending' && createdBy !== 'guest',
  ).length;
  return { known, agreed, waiting };
}
