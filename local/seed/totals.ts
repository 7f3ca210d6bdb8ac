/** What is counted over all bookings: statistics, and the lists of pending requests. */
import type { BookingStatus } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/records/booking';
import { pendingRequests, pendingRequestsPath } from '@tulia/domain/records/quota';
import { dayStats, dayStatsPath, TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import { toWallTime } from '@tulia/domain/time/practice-time';
import type { Document } from './booking-documents';
import { groupedBy } from './grouped';

/** Statistics of all bookings and of each day on which one was asked for. */
export function statsDocuments(bookings: readonly Booking[]): Document[] {
  const byDay = groupedBy(bookings, ({ createdAt }) => toWallTime(createdAt).date);
  return [
    [
      TOTAL_STATS_PATH,
      totalStats.toStored({ created: bookings.length, statuses: statusesOf(bookings) }),
    ],
    ...[...byDay].map(([date, ofDay]): Document => {
      const hours = countBy(ofDay, ({ startsAt }) => toWallTime(startsAt).time.slice(0, 2));
      const stats = { date, created: ofDay.length, statuses: statusesOf(ofDay), hours };
      return [dayStatsPath(date), dayStats.toStored(stats)];
    }),
  ];
}

/** The pending requests of every client with an account. */
export function pendingDocuments(bookings: readonly Booking[]): Document[] {
  const pending = bookings.filter(({ status }) => status === 'pending');
  return [...groupedBy(pending, ({ clientUserId }) => clientUserId)].flatMap(([uid, own]) =>
    uid === null
      ? []
      : [[pendingRequestsPath(uid), pendingRequests.toStored({ bookingIds: own.map(idOf) })]],
  );
}

const idOf = ({ id }: Booking): string => id;

function statusesOf(bookings: readonly Booking[]): Partial<Record<BookingStatus, number>> {
  return countBy(bookings, ({ status }) => status);
}

function countBy<Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Record<Key, number> {
  const counts = {} as Record<Key, number>;
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] || 0) + 1;
  return counts;
}
