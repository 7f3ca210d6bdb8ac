/** Compares what is kept beside bookings and locks with them, and corrects it. */
import { rebuildProjections as contract } from '@tulia/domain/calls/practice/health';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { randomUUID } from 'node:crypto';
import { both, changedSince, recountBookings, recountTotals } from '../../bookings/recount';
import { MONTHS_AHEAD, recountMonths } from '../../bookings/recount-months';
import { callable } from '../../platform/callable';
import { spendQuota } from '../../platform/quota';
import { recordAudit } from '../../practice/audit';
import { rollWindow } from '../../schedule/booking-window';

/**
 * Fewer in an hour than other repairs, since it reads some hundreds of documents; a repeated request counts again.
 */
const REBUILDS = 6;
const DAYS = 31;
const MOST = 1000;

export const rebuildProjections = callable(contract, async (_input, { caller, clock }) => {
  const now = clock.now();
  const quota = { kind: 'health-rebuild', subject: caller.uid, limit: REBUILDS };
  await spendQuota([{ ...quota, windowMilliseconds: HOUR }], randomUUID(), now);
  const today = toWallTime(now).date;
  const months = await rollWindow(clock);
  const done = both(
    await recountBookings(changedSince(now - DAYS * DAY, MOST)),
    await recountTotals(),
  );
  const counted = await recountMonths(addDays(today, -DAYS), addDays(today, MONTHS_AHEAD));
  const all = { ...done, months, reports: counted.reports, reads: done.reads + counted.reads };
  const fields = (['months', 'cards', 'sums', 'totals', 'reports'] as const).filter(
    (each) => all[each] > 0,
  );
  const note = { action: 'projections-rebuilt' as const, subject: 'stats/total' };
  await recordAudit(caller, { ...note, fields }, now);
  return all;
});
