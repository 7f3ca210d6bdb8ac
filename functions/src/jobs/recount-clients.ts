/**
 * Every night: the clients that changed during the last day are counted anew from their bookings. Every commit
 * keeps them right; one that differs is corrected, and is a fault to be looked at.
 */
import { clients } from '@tulia/domain/records/client';
import { HOUR } from '@tulia/domain/time/instant';
import { repairClient } from '../people/clients';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { describeError, logFault } from '../platform/log';
import { readSettings } from '../practice/settings';

const PER_RUN = 500;
/** A little more than a day, so that nothing falls between two nights. */
const LOOK_BACK = 25 * HOUR;

/** @returns how many clients it had to correct */
export async function runRecountClients(clock: Clock): Promise<number> {
  const now = clock.now();
  const settings = await readSettings();
  const { docs } = await db()
    .collection(clients.collection)
    .where('updatedAt', '>', new Date(now - LOOK_BACK))
    .orderBy('updatedAt', 'desc')
    .limit(PER_RUN)
    .select()
    .get();
  let corrected = 0;
  for (const { id } of docs) {
    try {
      if (await repairClient(id, settings, now)) corrected += 1;
    } catch (error) {
      logFault('client left to the next run', { where: 'recountClients', ...describeError(error) });
    }
  }
  if (corrected > 0) logFault('clients corrected', { where: 'recountClients', count: corrected });
  return corrected;
}
