/**
 * confirmed -> confirmed at another time, by staff or by the client within policy.
 */
import { moveBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { isStaffRole } from '@tulia/domain/person/role';
import { moveRules } from '../../bookings/hold-quota';
import { moveSession } from '../../bookings/take-time';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';

export const moveBooking = callable(contract, async (input, { caller, clock }) => {
  const token = derivedId('move', input.bookingId, String(input.version));
  const { uid, role, email, emailVerified } = caller;
  // Staff move as often as they must. An address that was not proved is another's, whose moves it must not use up.
  if (!isStaffRole(role)) {
    const subject = emailVerified && email !== null ? email : uid;
    await spendQuota(moveRules(subject), token, clock.now());
  }
  return moveSession(input, { caller, clock });
});
