import { plus, type Figures, type MonthShare } from '@tulia/domain/booking/figures/month-share';
import { sharesIn, type MonthStats } from '@tulia/domain/records/stats';

export const sharesOf = (stats: readonly MonthStats[]): MonthShare[] =>
  stats.flatMap((each) => sharesIn(each, each.days));

export const totalsOf = (shares: readonly MonthShare[]) =>
  shares.reduce<Figures>((sum, { figures }) => plus(sum, figures), {});

export const rateText = (rate: number | null) => (rate === null ? '–' : `${rate.toFixed(1)}%`);

export interface MonthRow {
  /** `YYYY-MM` */
  month: string;
  /** of all practitioners and services */
  figures: Figures;
}

export const monthRows = (stats: readonly MonthStats[], months: readonly string[]): MonthRow[] =>
  months.map((month) => ({
    month,
    figures: totalsOf(sharesOf(stats.filter((each) => each.month === month))),
  }));
