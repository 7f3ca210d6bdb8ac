/** What is counted over all bookings: the statistics, and the sessions without a note. */
import type { BookingCounts } from '@tulia/domain/booking/figures/booking-counts';
import type { MonthShare } from '@tulia/domain/booking/figures/month-share';
import { lacksNote } from '@tulia/domain/booking/note';
import { notesDue, notesDuePath, type NotesDue } from '@tulia/domain/records/notes-due';
import {
  dayStats,
  dayStatsPath,
  monthStats,
  monthStatsOf,
  monthStatsPath,
  TOTAL_STATS_PATH,
  totalStats,
  type DayStats,
} from '@tulia/domain/records/stats';
import type { Document } from './booking-documents';
import type { DemoBooking } from './demo-practice';
import { groupedBy } from './grouped';

/** Statistics of all bookings and of each day on which one was asked for, added up as the product adds them. */
export function statsDocuments(counts: readonly BookingCounts[]): Document[] {
  const { created, statuses } = sumOf('', counts);
  return [
    [TOTAL_STATS_PATH, totalStats.toStored({ created, statuses })],
    ...[...groupedBy(counts, ({ day }) => day)].map(([day, ofDay]): Document => [
      dayStatsPath(day),
      dayStats.toStored(sumOf(day, ofDay)),
    ]),
  ];
}

/** Statistics of every month and practitioner. */
export const monthDocuments = (shares: readonly MonthShare[]): Document[] =>
  monthStatsOf(shares).map((each) => [
    monthStatsPath(each.month, each.practitionerId),
    monthStats.toStored(each),
  ]);

/** The sessions that took place and have no note, by practitioner. */
export const notesDueDocuments = (all: readonly DemoBooking[]): Document[] =>
  [
    ...groupedBy(
      all.filter(({ plan, booking }) => plan.note === undefined && lacksNote(booking.status, null)),
      ({ booking }) => booking.practitionerId,
    ),
  ].map(([practitionerId, found]) => {
    const sessions = found.map(({ booking }) => [booking.id, booking.startsAt]);
    return [
      notesDuePath(practitionerId),
      notesDue.toStored({ sessions: Object.fromEntries(sessions) as NotesDue['sessions'] }),
    ];
  });

function sumOf(date: string, counts: readonly BookingCounts[]): DayStats {
  const sum: DayStats = { date, created: 0, statuses: {}, hours: {} };
  for (const { created, statuses, hour } of counts) {
    sum.created += created;
    if (hour !== null) sum.hours[hour] = (sum.hours[hour] ?? 0) + 1;
    for (const [status, by] of Object.entries(statuses) as [keyof typeof statuses, number][]) {
      sum.statuses[status] = (sum.statuses[status] ?? 0) + by;
    }
  }
  return sum;
}
