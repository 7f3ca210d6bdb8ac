/** A client asks for another time for an own request. */
import { chooseAnotherTime as contract } from '@tulia/domain/calls/bookings/own-request';
import { holdRules } from '../../bookings/hold-quota';
import { chooseTime } from '../../bookings/take-time';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';

export const chooseAnotherTime = callable(contract, async (input, { caller, clock }) => {
  const token = derivedId('choose-time', input.bookingId, String(input.version));
  await spendQuota(holdRules(caller.email ?? caller.uid, caller), token, clock.now());
  return chooseTime(input, { caller, clock });
});
