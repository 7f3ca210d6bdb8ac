import { exportMyData as contract } from '@tulia/domain/calls/people/my-data';
import type { Booking } from '@tulia/domain/booking/booking';
import { NO_CONTACT, type Client } from '@tulia/domain/booking/clients/client';
import { recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { textNumberPath, textNumbers } from '@tulia/domain/records/texting/text-number';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { claimFor } from '../../bookings/claim';
import { copyOf } from '../../people/person-copy';
import * as records from '../../people/person-records';
import { readRecord } from '../../platform/stored';
import { countEachCall, perHour } from '../../platform/rate-limit';
import { devicesOf } from '../../push/devices';

const EXPORTS_PER_HOUR = 10;
export const exportMyData = callable(contract, async (_input, { caller, clock }) => {
  const now = clock.now();
  requireRecentSignIn(caller, now);
  await countEachCall([perHour('export', caller.uid, EXPORTS_PER_HOUR)], now);
  await claimFor({ caller, clock });
  const [profile, client, own, agreed, written, devices, texts, waiting] = await Promise.all([
    records.profileOf(caller),
    records.clientOf(caller),
    records.bookingsOf(caller),
    records.consentsOf(caller).then(dataOf),
    records.messagesOf(caller).then(dataOf),
    devicesOf(caller.uid),
    readRecord(textNumbers, textNumberPath(caller.uid)),
    records.waitsOf(caller),
  ]);
  const { email, emailVerified, name } = caller;
  const account = { email, emailVerified, name };
  const record = client && ownPart(client, own, now);
  const told = { account, profile, client: record, own, agreed, written, devices, texts, waiting };
  return copyOf(told, now);
});

const dataOf = (docs: readonly DocumentSnapshot[]) => docs.map((doc) => doc.data() ?? {});

/** What staff have merged into the record belongs to no account, so only own bookings count. */
function ownPart(client: Client, own: readonly Booking[], now: Instant): Client {
  if (client.mergedFrom.length === 0) return client;
  const taken = client.mergedFrom.flatMap(({ filled }) =>
    filled.map((field) => [field, NO_CONTACT[field]]),
  );
  const without = { ...client, ...Object.fromEntries(taken) } as Client;
  return recount(client.id, without, own, defaultPracticeSettings, now) ?? without;
}
