/** Every night: counts derived records anew. Every commit keeps them right, so a correction is logged as a fault. */
import { clients } from '@tulia/domain/records/client';
import { HOUR } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import * as recount from '../bookings/recount';
import { MONTHS_AHEAD, recountMonths } from '../bookings/recount-months';
import { repairClient } from '../people/clients';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { logFault } from '../platform/log';
import { logIfFails } from '../platform/log-if-fails';
import { readSettings } from '../practice/settings';

const PER_RUN = 500;
/** More than a day, so that two runs overlap. */
const LOOK_BACK = 25 * HOUR;

/**
 * Compares the bookings of the last day with their cards and sums, and the reports of the current months with their
 * content.
 * @returns the number of corrected cards, sums, totals and months
 */
export async function runRecountBookings(clock: Clock): Promise<number> {
  const now = clock.now();
  const today = toWallTime(now).date;
  const done = recount.both(
    await recount.recountBookings(recount.changedSince(now - LOOK_BACK, PER_RUN)),
    await recount.recountTotals(),
  );
  const reports = await recountMonths(addDays(today, -1), addDays(today, MONTHS_AHEAD));
  const count = recount.correctedBy(done) + reports;
  if (count > 0) logFault('projections corrected', { where: 'recountBookings', count });
  return count;
}

/** Compares the clients of the last day with their bookings. @returns the number of corrected clients */
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
    await logIfFails('client left to the next run', { where: 'recountClients' }, async () => {
      if (await repairClient(id, settings, now)) corrected += 1;
    });
  }
  if (corrected > 0) logFault('clients corrected', { where: 'recountClients', count: corrected });
  return corrected;
}
