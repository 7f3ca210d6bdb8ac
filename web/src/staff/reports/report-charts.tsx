import { lateRate, noShowRate, type MonthShare } from '@tulia/domain/booking/figures/month-share';
import { PRACTICE_ZONE, toInstant } from '@tulia/domain/time/practice-time';
import { formatMoney } from '@tulia/domain/wording/money';
import { localeOf } from '@tulia/domain/wording/moments';
import { Figure } from './figures/figure';
import { FigureChart } from './figures/figure-chart';
import type { Language } from '../../platform/language/catalogue';
import { reportsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { usePractice } from '../../shared/practice/practice';
import { usePractitioners } from '../../shared/practice/practitioners';
import { useAllServices } from '../parts/use-all-services';
import { Grid, Stack } from '../../ui/layout';
import { BusyHours } from './busy-hours';
import { isByDay, type DayRange } from './range';
import {
  busyHours,
  byName,
  byTime,
  income,
  incomeOf,
  rateText,
  rates,
  sessions,
  totalsOf,
  visits,
} from './report';

/** The statistics of some days, each as a chart, a table and a file. */
export function ReportCharts({
  shares,
  range,
}: {
  shares: readonly MonthShare[];
  range: DayRange;
}) {
  const { t, lang } = useCopy(reportsCopy);
  const { refundCutoffHours } = usePractice();
  const services = useAllServices().data ?? [];
  const people = usePractitioners();
  const totals = totalsOf(shares);
  const serviceName = (id: string) => services.find((each) => each.id === id)?.name[lang] ?? id;
  const personName = (id: string) => people.find((each) => each.id === id)?.name ?? t.former;
  const timeName = timeNames(range, lang);
  const lateHint = t.lateAbout(refundCutoffHours);
  const byTimeOf = { keyName: isByDay(range) ? t.day : t.month, label: timeName };
  const fileOf = (name: string) => `${name}-${range.from}-${range.to}.csv`;
  const money = { unit: t.net, moreUnits: [t.received, t.refunded], format: formatMoney };
  return (
    <Stack $gap="lg">
      <Grid as="dl" $min="13rem" $gap="md">
        <Figure name={t.income} hint={t.incomeAbout} value={formatMoney(incomeOf(totals))} />
        <Figure name={t.held} hint={t.heldAbout} value={totals.completed ?? 0} />
        <Figure name={t.noShowRate} hint={t.noShowAbout} value={rateText(noShowRate(totals))} />
        <Figure name={t.lateRate} hint={lateHint} value={rateText(lateRate(totals))} />
      </Grid>
      <Grid $min="26rem">
        <FigureChart
          title={isByDay(range) ? t.incomeByDay : t.incomeByMonth}
          about={t.incomeAbout}
          points={byTime(shares, range, income)}
          csvName={fileOf(t.files.income)}
          {...byTimeOf}
          {...money}
        />
        <FigureChart
          title={t.incomeByService}
          keyName={t.service}
          points={byName(shares, 'serviceId', income)}
          label={serviceName}
          csvName={fileOf(t.files.byService)}
          sideways
          {...money}
        />
        <FigureChart
          title={t.incomeByPerson}
          keyName={t.person}
          points={byName(shares, 'practitionerId', income)}
          label={personName}
          csvName={fileOf(t.files.byPerson)}
          sideways
          {...money}
        />
        <FigureChart
          title={t.sessions}
          about={t.sessionsAbout}
          points={byTime(shares, range, sessions)}
          unit={t.held}
          moreUnits={[t.missed, t.coming, t.cancelled, t.late]}
          csvName={fileOf(t.files.sessions)}
          {...byTimeOf}
        />
        <FigureChart
          title={t.rates}
          about={`${t.noShowRate}: ${t.noShowAbout} ${t.lateRate}: ${lateHint}`}
          points={byTime(shares, range, rates)}
          unit={t.noShowRate}
          moreUnits={[t.lateRate]}
          format={rateText}
          csvName={fileOf(t.files.rates)}
          {...byTimeOf}
        />
        <FigureChart
          title={t.visits}
          about={t.visitsAbout}
          points={byTime(shares, range, visits)}
          unit={t.first}
          moreUnits={[t.again]}
          csvName={fileOf(t.files.visits)}
          {...byTimeOf}
        />
      </Grid>
      <BusyHours counted={busyHours(shares)} csvName={fileOf(t.files.busy)} />
    </Stack>
  );
}

function timeNames(range: DayRange, lang: Language): (key: string) => string {
  const timeZone = PRACTICE_ZONE;
  const format = new Intl.DateTimeFormat(
    localeOf(lang),
    isByDay(range)
      ? { day: 'numeric', month: 'short', timeZone }
      : { month: 'short', year: 'numeric', timeZone },
  );
  return (key) => format.format(toInstant(key.length === 7 ? `${key}-15` : key, '12:00'));
}
