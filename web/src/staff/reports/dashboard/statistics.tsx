import type { ReactNode } from 'react';
import { Figure } from './figure';
import { adminDashboardCopy } from './texts';
import { commonCopy } from '../../../shared/texts/common';
import { useCopy } from '../../../platform/language/use-copy';
import { Awaited } from '../../parts/awaited';
import { Button } from '../../../ui/button';
import { H2 } from '../../../ui/heading';
import { Grid, Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { ErrorState } from '../../../ui/states';
import { useStatistics } from './use-statistics';

/** Bookings created and Quick Stats, live (specification section 2, /admin). */
export function Statistics({ action }: { action: ReactNode }) {
  const { t } = useCopy(adminDashboardCopy);
  const { t: common } = useCopy(commonCopy);
  const { created, stats, reads, failed, retry } = useStatistics();
  if (failed)
    return (
      <ErrorState title={t.failed} action={<Button onClick={retry}>{common.retry}</Button>}>
        {t.failedText}
      </ErrorState>
    );
  if (!created && !stats)
    return (
      <Stack $gap="xl">
        <Awaited of={reads}>
          <Skeleton label={t.loading} lines={4} height="3rem" />
        </Awaited>
        <div>{action}</div>
      </Stack>
    );
  return (
    <Stack $gap="xl">
      <Stack as="section" aria-labelledby="created-figures">
        <H2 id="created-figures">{t.created}</H2>
        {created ? (
          <Grid as="dl" $min="9rem" $gap="md">
            <Figure name={t.today} hint={t.todayHint} value={created.today} />
            <Figure name={t.week} hint={t.weekHint} value={created.week} />
            <Figure name={t.month} hint={t.monthHint} value={created.month} />
          </Grid>
        ) : (
          <Awaited of={reads}>
            <Skeleton label={t.loading} lines={2} height="3rem" />
          </Awaited>
        )}
      </Stack>
      <Stack as="section" aria-labelledby="quick-stats">
        <H2 id="quick-stats">{t.quickStats}</H2>
        {stats ? (
          <Grid as="dl" $min="9rem" $gap="md">
            <Figure name={t.total} value={stats.total} />
            <Figure name={t.active} hint={t.activeHint} value={stats.active} />
            <Figure name={t.completed} value={stats.completed} />
            <Figure name={t.cancellationRate} value={stats.cancellationRate} />
          </Grid>
        ) : (
          <Awaited of={reads}>
            <Skeleton label={t.loading} lines={2} height="3rem" />
          </Awaited>
        )}
        <div>{action}</div>
      </Stack>
    </Stack>
  );
}
