import { ACCESS_KEPT, accessLog, accessPath, type Access } from '@tulia/domain/records/access';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { isAlreadyExists } from '../platform/writer';
import { callerName } from './actor';

/** Must succeed before a confidential answer. A second reading on the same day changes nothing. */
export async function recordAccess(
  caller: SignedInCaller,
  { id: bookingId, referenceNumber }: Pick<Booking, 'id' | 'referenceNumber'>,
  at: Instant,
): Promise<void> {
  const actor = { uid: caller.uid, name: callerName(caller) };
  const access: Access = { at, expiresAt: at + ACCESS_KEPT, actor, bookingId, referenceNumber };
  try {
    await db().doc(accessPath(access)).create(accessLog.toStored(access));
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
