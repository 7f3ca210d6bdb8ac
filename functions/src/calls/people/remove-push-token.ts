/** No more notifications to this device. */
import { removePushToken as contract } from '@tulia/domain/calls/people/push-token';
import { HOUR } from '@tulia/domain/time/instant';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';
import { forgetToken } from '../../push/devices';

const PER_HOUR = 120;

export const removePushToken = callable(contract, async ({ token }, { caller, clock }) => {
  if (caller.address !== null) {
    const rule = {
      kind: 'push-token-address',
      subject: caller.address,
      limit: PER_HOUR,
      windowMilliseconds: HOUR,
    };
    await spendQuota([rule], derivedId('push-token', token), clock.now());
  }
  await forgetToken(token);
  return {};
});
