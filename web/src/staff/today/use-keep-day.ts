import { keptDayOf } from '@tulia/domain/booking/kept-day';
import type { Booking } from '@tulia/domain/booking/booking';
import { useEffect } from 'react';
import { keepsDay, storeDay } from '../../platform/device/kept-day';
import { presentInstant } from '../../platform/hooks/clock';
import type { Live } from '../../platform/live/live';
import { useSession } from '../../platform/session/session';
import { useOwnPractitioner } from '../parts/use-own-practitioner';

/**
 * Keeps the own sessions of each answer of the server on a device where that is switched on.
 * @param sessions of today and tomorrow
 * @param ofOne the only practitioner whose sessions these are; null: of all
 */
export function useKeepDay({ data, fromCache }: Live<Booking[]>, ofOne: string | null): void {
  const { user, ...session } = useSession();
  const practitionerId = useOwnPractitioner();
  const uid = user?.uid ?? null;
  const signedInAt = session.status === 'signed-in' ? session.times?.signedInAt : undefined;
  useEffect(() => {
    if (uid === null || practitionerId === null || signedInAt === undefined) return;
    // Among a colleague's sessions are no own ones.
    if (ofOne !== null && ofOne !== practitionerId) return;
    if (data === undefined || fromCache || !keepsDay(uid)) return;
    storeDay(keptDayOf({ uid, practitionerId, signedInAt }, data, presentInstant()));
  }, [uid, practitionerId, signedInAt, data, fromCache, ofOne]);
}
