/**
 * Every night: the bookings that changed during the last day are compared with what is kept beside them, and the
 * reports of the present months with all that is in them. Every commit keeps that right, so a difference is
 * corrected and is a fault to be looked at.
 */
import { HOUR } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import {
  both,
  changedSince,
  correctedBy,
  recountBookings,
  recountTotals,
} from '../bookings/recount';
import { MONTHS_AHEAD, recountMonths } from '../bookings/recount-months';
import type { Clock } from '../platform/clock';
import { logFault } from '../platform/log';

const PER_RUN = 500;
/** A little more than a day, so that nothing falls between two nights. */
const LOOK_BACK = 25 * HOUR;

/** @returns how many cards, sums, totals and months of the reports it had to correct */
export async function runRecountBookings(clock: Clock): Promise<number> {
  const now = clock.now();
  const today = toWallTime(now).date;
  const done = both(
    await recountBookings(changedSince(now - LOOK_BACK, PER_RUN)),
    await recountTotals(),
  );
  const reports = await recountMonths(addDays(today, -1), addDays(today, MONTHS_AHEAD));
  const count = correctedBy(done) + reports;
  if (count > 0) logFault('projections corrected', { where: 'recountBookings', count });
  return count;
}
