/** The bookings of the caller's address become the account's. */
import { claimMyBookings as contract } from '@tulia/domain/calls/people/my-data';
import { HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { claimFor } from '../../bookings/claim';
import { callable } from '../../platform/callable';
import { spendQuota } from '../../platform/quota';

const PER_HOUR = 60;

export const claimMyBookings = callable(contract, async (_input, { caller, clock }) => {
  const rule = { kind: 'claim', subject: caller.uid, limit: PER_HOUR, windowMilliseconds: HOUR };
  await spendQuota([rule], randomUUID(), clock.now());
  return { claimed: await claimFor({ caller, clock }) };
});
