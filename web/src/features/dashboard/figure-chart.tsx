import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { adminChartsCopy } from '../../copy/staff/admin-charts';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { color, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { ChartPoint } from './chart-figures';

const Bars = lazy(() => import('./bar-chart'));

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space.xxs} ${space.xs};
    border-bottom: 1px solid ${color.line};
    text-align: left;
  }
  td,
  th:last-child {
    text-align: right;
  }
`;

/** One chart, and the same numbers as a table: shown on demand, and always there for screen readers. */
export function FigureChart({
  title,
  keyName,
  points,
  label,
  unit,
  sideways = false,
}: {
  title: string;
  /** heads the column of keys */
  keyName: string;
  points: readonly ChartPoint[];
  label: (key: string) => string;
  unit: string;
  sideways?: boolean;
}) {
  const { t } = useCopy(adminChartsCopy);
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const table = (
    <Table aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{keyName}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row">{label(key)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="sm">
        <Cluster $justify="space-between">
          <H3 id={id}>{title}</H3>
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={asTable}
            aria-label={t.asTableOf(title)}
            onClick={() => setAsTable(!asTable)}
          >
            {t.asTable}
          </Button>
        </Cluster>
        {points.length === 0 && <p>{t.nothing}</p>}
        {points.length > 0 && asTable && table}
        {points.length > 0 && !asTable && (
          <>
            <Suspense fallback={<Skeleton label={t.loading} lines={4} height="3rem" />}>
              <Bars points={points} label={label} unit={unit} sideways={sideways} />
            </Suspense>
            <VisuallyHidden as="div">{table}</VisuallyHidden>
          </>
        )}
      </Stack>
    </Card>
  );
}
