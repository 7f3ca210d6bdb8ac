import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { useMemo } from 'react';
import { useMyBookings } from '../../shared/bookings/use-my-bookings';
import { useOwnProfile } from '../account/use-own-profile';
import { useSession } from '../../platform/session/session';
import type { KnownDetails } from './form/use-known-details';
import type { StillAgreed } from './policies/still-agreed';
import { useStillAgreed } from './policies/use-still-agreed';

/** What the practice knows of the signed-in client, and need not ask again. */
export function useKnownClient(practice: PracticeSettings): {
  known: KnownDetails;
  agreed: StillAgreed | undefined;
  /** how many of their requests wait for an answer */
  waiting: number;
} {
  const { user } = useSession();
  const profile = useOwnProfile(user?.uid ?? null).data;
  const { list } = useMyBookings();
  const [latest] = list;
  const agreed = useStillAgreed(user?.emailVerified === true ? user.uid : null, practice);
  const phone = profile?.profile.phone || latest?.clientPhone || '';
  const last = latest ?? null;
  const known = useMemo(() => ({ phone, last }), [phone, last]);
  // What a guest asked for under this address may be a stranger's, and takes no room.
  const waiting = list.filter(
    ({ status, createdBy }) => status === 'pending' && createdBy !== 'guest',
  ).length;
  return { known, agreed, waiting };
}
