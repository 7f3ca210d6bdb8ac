/** A client holds the time of an own request again. */
import { holdAgain as command } from '@tulia/domain/booking/commands/time/hold-again';
import { holdAgain as contract } from '@tulia/domain/calls/bookings/own-request';
import { DAY } from '@tulia/domain/time/instant';
import { requireOwn } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { holdRules } from '../../bookings/hold-quota';
import { readOwnLocks } from '../../bookings/reading';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';

/** Otherwise a client could hold a time for hours without paying. */
const PER_DAY = 2;

export const holdAgain = callable(contract, async ({ bookingId, version }, { caller, clock }) => {
  const token = derivedId('hold', bookingId, String(version));
  const ofBooking = { kind: 'hold-again', subject: `${caller.uid} ${bookingId}`, limit: PER_DAY };
  const rules = [
    { ...ofBooking, windowMilliseconds: DAY },
    ...holdRules(caller.email ?? caller.uid, caller),
  ];
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    requireOwn(caller, found.booking);
    // Only after the check that the booking is the client's: a counter is written for each booking.
    await spendQuota(rules, token, found.now);
    const input = { version, signedBy: found.signedBy };
    return command(await readOwnLocks(found), input, found.settings, found.now);
  });
  return { version: after.version, until: after.holdExpiresAt ?? clock.now() };
});
