/** The counts behind the dashboard and the reports, kept in the commit of every booking change and written blindly. */
import type { BookingCounts } from '@tulia/domain/booking/figures/booking-counts';
import { figuresIn, type MonthShare } from '@tulia/domain/booking/figures/month-share';
import {
  TOTAL_STATS_PATH,
  dayStatsPath,
  monthStatsOf,
  monthStatsPath,
  type FiguresByDay,
} from '@tulia/domain/records/stats';
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

/** @param into `erased` when the records that these shares come from go with the same commit, and the figures stay */
export function writeShares(
  writer: Writer,
  shares: readonly MonthShare[],
  into: 'days' | 'erased' = 'days',
): void {
  for (const { month, practitionerId, days } of monthStatsOf(shares)) {
    const part = { month, practitionerId, [into]: increments(days) };
    writer.set(db().doc(monthStatsPath(month, practitionerId)), part, { merge: true });
  }
}

const increments = (days: FiguresByDay) =>
  mapped(days, (services) =>
    mapped(services, (figures) =>
      Object.fromEntries(
        figuresIn(figures).map(([figure, by]) => [figure, FieldValue.increment(by)]),
      ),
    ),
  );

function mapped<From, To>(all: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
}
