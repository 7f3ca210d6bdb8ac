/**
 * confirmed -> confirmed at another time, by staff or by the client within policy.
 */
import { moveBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { isStaffRole } from '@tulia/domain/person/role';
import { HOUR } from '@tulia/domain/time/instant';
import { moveSession } from '../../bookings/take-time';
import { callable, type SignedInContext } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';

/** A limit, since each move mails two people and changes a calendar. */
const OWN_MOVES_PER_HOUR = 10;

/** Staff move as often as they must. @throws Refusal quota-exceeded */
async function spendOwnMove(
  { bookingId, version }: { bookingId: string; version: number },
  { caller, clock }: SignedInContext,
): Promise<void> {
  if (isStaffRole(caller.role)) return;
  const rule = {
    kind: 'move-person',
    subject: caller.uid,
    limit: OWN_MOVES_PER_HOUR,
    windowMilliseconds: HOUR,
  };
  await spendQuota([rule], derivedId('move', bookingId, String(version)), clock.now());
}

export const moveBooking = callable(contract, async (input, { caller, clock }) => {
  await spendOwnMove(input, { caller, clock });
  return moveSession(input, { caller, clock });
});
