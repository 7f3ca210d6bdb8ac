/** Erases clients when their retention is over (domain/booking/retention.ts, decision 054). */
import { inOrderOfErasure, isTimeOver, policyName } from '@tulia/domain/booking/retention';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Instant } from '@tulia/domain/time/instant';
import { repairClient } from '../people/clients';
import { eraseConsents } from '../people/erase-person';
import { db } from '../platform/app';
import { logIfFails } from '../platform/log-if-fails';
import { readRecord } from '../platform/stored';
import { eraseBooking, waitsForMeeting } from './unlink-booking';

/** Of a client with whom it fails; the next run tries again. */
const ABOUT = { where: 'eraseExpiredRecords' };

/** Counts retentions that are missing or by other settings. @param most clients of one run */
export async function countRetentions(
  settings: PracticeSettings,
  now: Instant,
  most: number,
): Promise<void> {
  const { docs } = await db()
    .collection(clients.collection)
    .where('retention.policy', '!=', policyName(settings))
    .limit(most)
    .select()
    .get();
  for (const { id } of docs)
    await logIfFails('retention not counted', ABOUT, () => repairClient(id, settings, now));
}

/** @param most bookings of one run @returns how many bookings it erased */
export async function eraseClientsOver(
  settings: PracticeSettings,
  now: Instant,
  most: number,
): Promise<number> {
  const { docs } = await db()
    .collection(clients.collection)
    .where('retention.until', '<=', now)
    .orderBy('retention.until')
    .limit(most)
    .select()
    .get();
  let erased = 0;
  for (const { id } of docs) {
    if (erased >= most) break;
    await logIfFails('client not erased', ABOUT, async () => {
      erased += await eraseClient(id, settings, most - erased, now);
    });
  }
  return erased;
}

async function eraseClient(
  id: string,
  settings: PracticeSettings,
  most: number,
  now: Instant,
): Promise<number> {
  await repairClient(id, settings, now);
  const all = db().collection(bookings.collection).where('clientId', '==', id);
  const found = (await all.get()).docs.map((doc) => bookings.fromStored(doc.data()));
  const own = inOrderOfErasure(found, settings);
  let erased = 0;
  for (const [index, booking] of own.slice(0, most).entries()) {
    const client = await readRecord(clients, clientPath(id));
    // A session that was requested meanwhile extends the retention.
    if (client === null || !isTimeOver(client.retention, now)) break;
    // Later bookings wait too: without this one, the client's retention would have another end.
    if (waitsForMeeting(booking, client.retention.until ?? now, now)) break;
    // Consents go before the last booking, which leads an interrupted run back to the client.
    const isLast = index === own.length - 1;
    if (isLast) await eraseConsents({ clientId: id });
    if (isLast && client.clientUserId !== null) await eraseConsents({ uid: client.clientUserId });
    await eraseBooking(booking, settings, now);
    erased += 1;
  }
  return erased;
}
