/** Income, sessions, clients and hours of the chosen days, live, from the statistics of their months. */
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { reportsCopy } from './texts';
import { presentInstant } from '../../platform/hooks/clock';
import { useCopy } from '../../platform/language/use-copy';
import { useQueryPart } from '../../platform/hooks/use-query-part';
import { Awaited } from '../parts/awaited';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/states';
import { askedRange, queryOfChoice, rangeProblem, type DayRange, type Preset } from './range';
import { RangeChoice } from './range-choice';
import { ReportCharts } from './report-charts';
import { sharesOf } from './report';
import { useReport } from './use-report';

export function ReportBoard() {
  const { t } = useCopy(reportsCopy);
  const isOnline = useOnline();
  const [query, changeQuery] = useQueryPart();
  const [today] = useState(() => toWallTime(presentInstant()).date);
  const { preset, range } = askedRange(query, today);
  const found = useReport(range);
  const { status, data, retry } = found;
  const choose = (chosen: Preset, changed: Partial<DayRange>) =>
    changeQuery((present) => queryOfChoice(present, chosen, changed, range));
  const shares = data && sharesOf(data, range);
  return (
    <Stack $gap="lg">
      <RangeChoice preset={preset} range={range} onChange={choose} />
      {status === 'error' && (
        <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
          {isOnline ? t.failedText : t.offline}
        </ErrorState>
      )}
      {status !== 'error' && rangeProblem(range) === null && (
        <>
          {shares === undefined && (
            <Awaited of={[found]}>
              <Skeleton label={t.loading} lines={6} height="3rem" />
            </Awaited>
          )}
          {shares !== undefined && !isOnline && <Banner tone="warning">{t.asItWas}</Banner>}
          {shares?.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
          {shares !== undefined && shares.length > 0 && (
            <ReportCharts shares={shares} range={range} />
          )}
        </>
      )}
    </Stack>
  );
}
