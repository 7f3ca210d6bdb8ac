import { styled } from 'styled-components';
import { adminDashboardTexts } from './texts';
import { paths } from '../../../paths';
import { useTexts } from '../../../platform/language/use-texts';
import { Card } from '../../../ui/card';
import { H2 } from '../../../ui/heading';
import { Grid, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { color, font, text } from '../../../ui/tokens';
import { useStatistics } from './use-statistics';
import { NotRead, isFailed } from '../../parts/not-read';

const Name = styled.dt`
  font-weight: 700;
`;
const Hint = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 400;
`;
const Value = styled.dd`
  font-family: ${font.heading};
  font-size: ${text.h2};
  white-space: nowrap;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Bookings created, and Quick Stats (specification section 2, /admin). */
export function Statistics() {
  const { t } = useTexts(adminDashboardTexts);
  const { created, stats, reads } = useStatistics();
  const action = <LinkButton to={paths.adminBookings}>{t.viewBookings}</LinkButton>;
  if (reads.some(isFailed)) return <NotRead of={reads} texts={t} />;
  if (!created && !stats)
    return (
      <Stack $gap="xl">
        <NotRead of={reads} texts={t} lines={4} height="3rem" />
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
          <NotRead of={reads} texts={t} lines={2} height="3rem" />
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
          <NotRead of={reads} texts={t} lines={2} height="3rem" />
        )}
        <div>{action}</div>
      </Stack>
    </Stack>
  );
}

/** One number, as an entry of a `dl`. */
function Figure({ name, hint, value }: { name: string; hint?: string; value: number | string }) {
  return (
    <Card>
      <Name>
        <span>{name}</span> {hint !== undefined && <Hint>{`(${hint})`}</Hint>}
      </Name>
      <Value>{value}</Value>
    </Card>
  );
}
