import { TOTAL_STATS_PATH, totalStats, type TotalStats } from '@tulia/domain/records/stats';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { useEffect, useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import type { Live } from '../../../platform/live/live';
import { useDocument } from '../../../platform/live/use-document';
import { sharesOf } from '../months';
import { useMonths } from '../use-months';
import {
  createdFigures,
  firstDayCounted,
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
  reads: readonly Live<unknown>[];
}

const NOTHING_YET: TotalStats = { statuses: {} };

/**
 * The figures of the dashboard, live. They read the total and one document for each practitioner and month of the
 * last 30 days, however many bookings there are (design section 4, `stats`).
 */
export function useStatistics(): Statistics {
  const today = useToday();
  const total = useDocument(TOTAL_STATS_PATH, totalStats);
  const months = useMonths(monthOf(firstDayCounted(today)), monthOf(today));
  return {
    created: months.data && createdFigures(sharesOf(months.data), today),
    stats: total.data === undefined ? undefined : quickStats(total.data ?? NOTHING_YET),
    reads: [total, months],
  };
}
