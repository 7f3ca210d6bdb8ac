import { exportMyData as contract } from '@tulia/domain/calls/people/my-data';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { claimFor } from '../../bookings/claim';
import { copyOf } from '../../people/person-copy';
import * as records from '../../people/person-records';
import { countEachCall, perHour } from '../../platform/rate-limit';
import { devicesOf } from '../../push/devices';

const EXPORTS_PER_HOUR = 10;
export const exportMyData = callable(contract, async (_input, { caller, clock }) => {
  const now = clock.now();
  requireRecentSignIn(caller, now);
  await countEachCall([perHour('export', caller.uid, EXPORTS_PER_HOUR)], now);
  await claimFor({ caller, clock });
  const [profile, client, own, agreed, written, devices] = await Promise.all([
    records.profileOf(caller),
    records.clientOf(caller),
    records.bookingsOf(caller),
    records.consentsOf(caller).then(dataOf),
    records.messagesOf(caller).then(dataOf),
    devicesOf(caller.uid),
  ]);
  const { email, emailVerified, name } = caller;
  const account = { email, emailVerified, name };
  return copyOf({ account, profile, client, own, agreed, written, devices }, now);
});

const dataOf = (docs: readonly DocumentSnapshot[]) => docs.map((doc) => doc.data() ?? {});
