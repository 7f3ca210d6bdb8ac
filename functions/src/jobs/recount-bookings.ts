/**
 * Every night: compares the bookings of the last day with the cards and sums derived from them, and the reports of the
 * current months with their content. Every commit keeps these right, so a correction is logged as a fault.
 */
import { HOUR } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import * as recount from '../bookings/recount';
import { MONTHS_AHEAD, recountMonths } from '../bookings/recount-months';
import type { Clock } from '../platform/clock';
import { logFault } from '../platform/log';

const PER_RUN = 500;
/** More than a day, so that two runs overlap. */
const LOOK_BACK = 25 * HOUR;

/** @returns the number of corrected cards, sums, totals and months */
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
