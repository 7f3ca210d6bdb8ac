/** The counts behind the dashboard, kept in the commit of every booking change and written blindly. */
import type { BookingCounts } from '@tulia/domain/booking/booking-counts';
import { TOTAL_STATS_PATH, dayStatsPath } from '@tulia/domain/records/stats';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Writer } from '../platform/writer';

export function writeCounts(writer: Writer, counts: BookingCounts): void {
  const { day, created, hour } = counts;
  const statuses = Object.fromEntries(
    Object.entries(counts.statuses).map(([status, by]) => [status, FieldValue.increment(by)]),
  );
  const total = { ...(created > 0 && { created: FieldValue.increment(created) }), statuses };
  const hours = hour === null ? {} : { hours: { [hour]: FieldValue.increment(1) } };
  writer.set(db().doc(TOTAL_STATS_PATH), total, { merge: true });
  writer.set(db().doc(dayStatsPath(day)), { date: day, ...total, ...hours }, { merge: true });
}
