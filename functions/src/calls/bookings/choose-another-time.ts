/** A client asks for another time for an own request. */
import { chooseAgain } from '@tulia/domain/booking/commands/time/hold-again';
import { chooseAnotherTime as contract } from '@tulia/domain/calls/bookings/own-request';
import { requireOwn } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { holdRules } from '../../bookings/hold-quota';
import { readTimed } from '../../bookings/reading';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';

export const chooseAnotherTime = callable(contract, async (input, { caller, clock }) => {
  const { bookingId, version } = input;
  const token = derivedId('choose-time', bookingId, String(version));
  await spendQuota(holdRules(caller.email ?? caller.uid, caller), token, clock.now());
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    requireOwn(caller, found.booking);
    const asked = { ...input, signedBy: found.signedBy };
    return chooseAgain(await readTimed(found, input, caller), asked, found.settings, found.now);
  });
  return { version: after.version };
});
