import { useMemo } from 'react';
import { useMyBookings } from '../../shared/bookings/use-my-bookings';
import { useOwnProfile } from '../account/use-own-profile';
import { useSession } from '../../platform/session/session';
import { useStillAgreed } from './policies/use-still-agreed';

/** The known details of the signed-in client, which the form does not ask for again. */
export function useKnownClient() {
  const { user } = useSession();
  const profile = useOwnProfile(user?.uid ?? null).data;
  const { list } = useMyBookings();
  const [latest] = list;
  const agreed = useStillAgreed(user?.emailVerified === true ? user.uid : null);
  const phone = profile?.profile.phone || latest?.clientPhone || '';
  const last = latest ?? null;
  const known = useMemo(() => ({ phone, last }), [phone, last]);
  // Pending requests of the client. A request by a guest with this address does not count: the guest may be a stranger.
  // A series counts once.
  const waiting = new Set(
    list
      .filter(({ status, createdBy }) => status === 'pending' && createdBy !== 'guest')
      .map(({ id, seriesId }) => seriesId ?? id),
  ).size;
  return { known, agreed, waiting };
}
