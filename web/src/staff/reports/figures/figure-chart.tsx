import { CSV_BYTE_ORDER_MARK, csvLine } from '@tulia/domain/wording/csv';
import { Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { adminChartsCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { H3 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { saveFile } from '../../../ui/save-file';
import { Skeleton } from '../../../ui/skeleton';
import { color, space } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { ChartPoint } from './chart-point';

const Bars = lazyPart(() => import('./bar-chart').then((part) => part.default));

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
  th + th {
    text-align: right;
  }
`;

const Scrolled = styled.div`
  overflow-x: auto;
`;

/** One chart, and its numbers as a table: shown on demand, and always there for screen readers. */
export function FigureChart({
  title,
  keyName,
  points,
  label,
  unit,
  about,
  moreUnits = [],
  format,
  csvName,
  sideways = false,
}: {
  title: string;
  /** the heading of the key column */
  keyName: string;
  points: readonly ChartPoint[];
  label: (key: string) => string;
  unit: string;
  /** a sentence under the title: what the chart counts */
  about?: string;
  /** the headings of the further columns */
  moreUnits?: readonly string[];
  /** the text of a value; a plain number by default */
  format?: (value: number) => string;
  /** the name of the file that is offered; no file by default */
  csvName?: string;
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
          {[unit, ...moreUnits].map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, value, more = [] }) => (
          <tr key={key}>
            <th scope="row">{label(key)}</th>
            {[value, ...more].map((each, column) => (
              <td key={[unit, ...moreUnits][column]}>{format?.(each) ?? each}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  /** The same as the table, with plain numbers. */
  const csv = () =>
    [
      CSV_BYTE_ORDER_MARK,
      csvLine([keyName, unit, ...moreUnits]),
      ...points.map(({ key, value, more = [] }) => csvLine([label(key), value, ...more])),
    ].join('');
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="sm">
        <Cluster $justify="space-between">
          <H3 id={id}>{title}</H3>
          <Cluster $gap="xs">
            <Button
              size="sm"
              variant="quiet"
              aria-pressed={asTable}
              aria-label={t.asTableOf(title)}
              onClick={() => setAsTable(!asTable)}
            >
              {t.asTable}
            </Button>
            {csvName !== undefined && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t.csvOf(title)}
                onClick={() => saveFile(csvName, 'text/csv;charset=utf-8', csv())}
              >
                {t.csv}
              </Button>
            )}
          </Cluster>
        </Cluster>
        {about !== undefined && <p>{about}</p>}
        {moreUnits.length > 0 && !asTable && points.length > 0 && (
          <p>{t.barsShow(unit, moreUnits.join(', '))}</p>
        )}
        {points.length === 0 && <p>{t.nothing}</p>}
        {points.length > 0 && asTable && <Scrolled>{table}</Scrolled>}
        {points.length > 0 && !asTable && (
          <>
            <Suspense fallback={<Skeleton label={t.loading} lines={4} height="3rem" />}>
              <Bars points={points} label={label} unit={unit} format={format} sideways={sideways} />
            </Suspense>
            <VisuallyHidden as="div">{table}</VisuallyHidden>
          </>
        )}
      </Stack>
    </Card>
  );
}
