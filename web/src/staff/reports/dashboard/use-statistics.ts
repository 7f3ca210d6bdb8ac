import { noShowRate } from '@tulia/domain/booking/figures/month-share';
import {
  dayStats,
  TOTAL_STATS_PATH,
  totalStats,
  type DayStats,
  type TotalStats,
} from '@tulia/domain/records/stats';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { useEffect, useState } from 'react';
import type { Live } from '../../../platform/live/live';
import { useDocument } from '../../../platform/live/use-document';
import { useQuery } from '../../../platform/live/use-query';
import { sharesOf, totalsOf } from '../report';
import { useReport } from '../use-report';
import {
  createdFigures,
  MONTH_DAYS,
  quickStats,
  type CreatedFigures,
  type QuickStats,
} from './figures';

const LOOK_AT_CLOCK_MS = 60_000;
const practiceDate = () => toWallTime(Date.now()).date;

/** Today in the practice; changes at its midnight. */
function useToday(): string {
  const [today, setToday] = useState(practiceDate);
  useEffect(() => {
    const timer = setInterval(() => setToday(practiceDate()), LOOK_AT_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}

export interface Statistics {
  created: CreatedFigures | undefined;
  stats: QuickStats | undefined;
  /** the last 30 days that have counters */
  days: readonly DayStats[] | undefined;
  /** no-show rate of the sessions of the last 30 days; null where none was due */
  noShow: number | null | undefined;
  /** practice date */
  today: string;
  reads: readonly Live<unknown>[];
  failed: boolean;
  retry: () => void;
}

const NOTHING_YET: TotalStats = { created: 0, statuses: {} };
const dayId = (date: string) => `day_${date}`;

/**
 * The figures of the dashboard, live. They read at most 31 documents, and one for each practitioner and month,
 * however many bookings there are (design section 4, `stats`).
 */
export function useStatistics(): Statistics {
  const today = useToday();
  const total = useDocument(TOTAL_STATS_PATH, totalStats);
  const days = useQuery<DayStats>(`stats:${today}`, dayStats, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, dayStats.collection),
      sdk.where(sdk.documentId(), '>=', dayId(addDays(today, 1 - MONTH_DAYS))),
      sdk.where(sdk.documentId(), '<=', dayId(today)),
      sdk.limit(MONTH_DAYS),
    ),
  );
  const range = { from: addDays(today, 1 - MONTH_DAYS), to: today };
  const months = useReport(range);
  return {
    created: days.data && createdFigures(days.data, today),
    stats: total.data === undefined ? undefined : quickStats(total.data ?? NOTHING_YET),
    days: days.data,
    noShow: months.data && noShowRate(totalsOf(sharesOf(months.data, range))),
    today,
    reads: [total, days, months],
    failed: [total, days, months].some(({ status }) => status === 'error'),
    retry: () => {
      total.retry();
      days.retry();
      months.retry();
    },
  };
}
