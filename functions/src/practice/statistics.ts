/** The counts behind the dashboard, kept in the commit of every booking change and written blindly. */
import type { BookingStatus } from '@tulia/domain/booking/status';
import { TOTAL_STATS_PATH, dayStatsPath } from '@tulia/domain/records/stats';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Writer } from '../platform/writer';

export function countNewBooking(
  writer: Writer,
  booking: { status: BookingStatus; createdAt: Instant; startsAt: Instant },
  zone: string,
): void {
  const { date } = toWallTime(booking.createdAt, zone);
  const one = FieldValue.increment(1);
  const counts = { created: one, statuses: { [booking.status]: one } };
  const hour = toWallTime(booking.startsAt, zone).time.slice(0, 2);
  writer.set(db().doc(TOTAL_STATS_PATH), counts, { merge: true });
  writer.set(
    db().doc(dayStatsPath(date)),
    { date, ...counts, hours: { [hour]: one } },
    { merge: true },
  );
}

export function countTransition(
  writer: Writer,
  booking: { createdAt: Instant },
  from: BookingStatus,
  to: BookingStatus,
  zone: string,
): void {
  if (from === to) return;
  const { date } = toWallTime(booking.createdAt, zone);
  const statuses = { [from]: FieldValue.increment(-1), [to]: FieldValue.increment(1) };
  writer.set(db().doc(TOTAL_STATS_PATH), { statuses }, { merge: true });
  writer.set(db().doc(dayStatsPath(date)), { date, statuses }, { merge: true });
}
