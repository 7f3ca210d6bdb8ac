/** Notifications to this device. */
import { savePushToken as contract } from '@tulia/domain/calls/people/push-token';
import { HOUR } from '@tulia/domain/time/instant';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';
import { addDevice } from '../../push/devices';

const PER_HOUR = 30;

export const savePushToken = callable(contract, async ({ token }, { caller, clock }) => {
  const now = clock.now();
  const rule = {
    kind: 'push-token',
    subject: caller.uid,
    limit: PER_HOUR,
    windowMilliseconds: HOUR,
  };
  await spendQuota([rule], derivedId('push-token', token), now);
  return { wasKnown: await addDevice(caller.uid, token, now) };
});
