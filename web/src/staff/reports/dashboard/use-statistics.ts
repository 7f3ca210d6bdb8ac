import { noShowRate, type MonthShare } from '@tulia/domain/booking/figures/month-share';
import { TOTAL_STATS_PATH, totalStats, type TotalStats } from '@tulia/domain/records/stats';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useEffect, useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import type { Live } from '../../../platform/live/live';
import { useDocument } from '../../../platform/live/use-document';
import { sharesOf, totalsOf } from '../report';
import { useReport } from '../use-report';
import {
  createdFigures,
  lastMonth,
  quickStats,
  type CreatedFigures,
  type QuickStats,
} from './figures';

const LOOK_AT_CLOCK_MS = 60_000;
const practiceDate = () => toWallTime(presentInstant()).date;

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
  /** what the last 30 days add to the statistics */
  shares: readonly MonthShare[] | undefined;
  /** no-show rate of the sessions of the last 30 days; null where none was due */
  noShow: number | null | undefined;
  /** practice date */
  today: string;
  reads: readonly Live<unknown>[];
  failed: boolean;
  retry: () => void;
}

const NOTHING_YET: TotalStats = { statuses: {} };

/**
 * The figures of the dashboard, live. They read the total and one document for each practitioner and month of the
 * last 30 days, however many bookings there are (design section 4, `stats`).
 */
export function useStatistics(): Statistics {
  const today = useToday();
  const range = lastMonth(today);
  const total = useDocument(TOTAL_STATS_PATH, totalStats);
  const months = useReport(range);
  const shares = months.data && sharesOf(months.data, range);
  return {
    created: shares && createdFigures(shares, today),
    stats: total.data === undefined ? undefined : quickStats(total.data ?? NOTHING_YET),
    shares,
    noShow: shares && noShowRate(totalsOf(shares)),
    today,
    reads: [total, months],
    failed: [total, months].some(({ status }) => status === 'error'),
    retry: () => {
      total.retry();
      months.retry();
    },
  };
}
