/** The last 30 days in charts, from documents that the figures above have already read. */
import type { MonthShare } from '@tulia/domain/booking/figures/month-share';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { PRACTICE_ZONE, toInstant } from '@tulia/domain/time/practice-time';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { localeOf } from '@tulia/domain/wording/moments';
import { Figure } from '../figures/figure';
import { FigureChart } from '../figures/figure-chart';
import { adminChartsCopy } from '../figures/texts';
import { rateText } from '../report';
import { useCopy } from '../../../platform/language/use-copy';
import { H2 } from '../../../ui/heading';
import { Grid, Stack } from '../../../ui/layout';
import { byHour, byStatus, cancellationRate, createdByDay, createdByWeek } from './figures';

/**
 * @param today practice date
 * @param noShow per cent of the sessions of these days that were missed; null where none was due
 */
export function Charts({
  shares,
  today,
  noShow,
}: {
  shares: readonly MonthShare[];
  today: string;
  noShow: number | null;
}) {
  const { t, lang } = useCopy(adminChartsCopy);
  const dayFormat = new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    timeZone: PRACTICE_ZONE,
  });
  const dayName = (date: string) => dayFormat.format(toInstant(date, '12:00'));
  const statusName = (key: string) => {
    const status = BOOKING_STATUSES.find((each) => each === key);
    return status === undefined ? key : STATUS_LABELS[lang][status];
  };
  return (
    <Stack as="section" aria-labelledby="charts">
      <H2 id="charts">{t.heading}</H2>
      <Grid as="dl" $min="12rem" $gap="md">
        <Figure name={t.noShowRate} hint={t.noShowHint} value={rateText(noShow)} />
        <Figure
          name={t.cancellationRate}
          hint={t.cancellationHint}
          value={rateText(cancellationRate(shares))}
        />
      </Grid>
      <Grid $min="26rem">
        <FigureChart
          title={t.byDay}
          keyName={t.day}
          points={createdByDay(shares, today)}
          label={dayName}
          unit={t.bookings}
        />
        <FigureChart
          title={t.byWeek}
          keyName={t.week}
          points={createdByWeek(shares, today)}
          label={dayName}
          unit={t.bookings}
        />
        <FigureChart
          title={t.byStatus}
          keyName={t.status}
          points={byStatus(shares)}
          label={statusName}
          unit={t.bookings}
          sideways
        />
        <FigureChart
          title={t.byHour}
          keyName={t.hour}
          points={byHour(shares)}
          label={(hour) => hour}
          unit={t.bookings}
        />
      </Grid>
    </Stack>
  );
}
