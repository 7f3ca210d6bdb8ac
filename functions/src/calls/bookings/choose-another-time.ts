/** A client asks for another time for an own request. Contract in domain/calls/own-request.ts. */
import { chooseAgain } from '@tulia/domain/booking/commands/time/hold-again';
import { chooseAnotherTime as contract } from '@tulia/domain/calls/own-request';
import { HOUR } from '@tulia/domain/time/instant';
import { requireOwn } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { readTimed } from '../../bookings/reading';
import { callable } from '../../platform/callable';
import { requireSignedIn } from '../../platform/caller';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';

/** Each writes to the client and to the practice. */
const PER_HOUR = 10;

export const chooseAnotherTime = callable(contract, async (input, { caller, clock }) => {
  requireSignedIn(caller);
  const { bookingId, version } = input;
  const token = derivedId('choose-time', bookingId, String(version));
  const rule = { kind: 'choose-time', subject: caller.uid, limit: PER_HOUR };
  await spendQuota([{ ...rule, windowMilliseconds: HOUR }], token, clock.now());
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    requireOwn(caller, found.booking);
    const asked = { ...input, signedBy: found.signedBy };
    return chooseAgain(await readTimed(found, input, caller), asked, found.settings, found.now);
  });
  return { version: after.version };
});
