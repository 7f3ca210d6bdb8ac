import type { Weekday } from '@tulia/domain/time/practice-time';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@tulia/domain/wording/csv';
import { formatWeekday } from '@tulia/domain/wording/moments';
import { useId } from 'react';
import { styled } from 'styled-components';
import { adminChartsCopy } from './figures/texts';
import { reportsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';
import { saveFile } from '../../ui/save-file';
import { color, radius, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { BusyHours as Counted } from './report';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** The number stays readable on the deepest shade. */
const DEEPEST = 45;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
  th {
    color: ${color.inkSoft};
    font-weight: 600;
    white-space: nowrap;
  }
  th:first-child {
    width: 3rem;
  }
  td {
    padding-block: 0.35rem;
    border-radius: ${radius.sm};
    background: ${color.sunken};
    color: ${color.ink};
  }
`;

/** Sessions by weekday and hour: a cell of the table is darker when more sessions began in its hour. */
export function BusyHours({ counted, csvName }: { counted: Counted; csvName: string }) {
  const { t, lang } = useCopy(reportsCopy);
  const { t: charts } = useCopy(adminChartsCopy);
  const id = useId();
  const { hours, counts, most } = counted;
  const days = WEEKDAYS.map((weekday) => formatWeekday(weekday, lang));
  const save = () =>
    saveFile(
      csvName,
      'text/csv;charset=utf-8',
      [
        CSV_BYTE_ORDER_MARK,
        csvLine([charts.hour, ...days]),
        ...hours.map((hour, row) => csvLine([`${hour}:00`, ...(counts[row] ?? [])])),
      ].join(''),
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="sm">
        <Cluster $justify="space-between">
          <H3 id={id}>{t.busy}</H3>
          <Button size="sm" variant="quiet" aria-label={charts.csvOf(t.busy)} onClick={save}>
            {charts.csv}
          </Button>
        </Cluster>
        <p>{t.busyAbout}</p>
        {hours.length === 0 ? (
          <p>{t.noSessions}</p>
        ) : (
          <Table aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{charts.hour}</VisuallyHidden>
                </th>
                {days.map((day, index) => (
                  <th key={day} scope="col" abbr={day}>
                    <span aria-hidden>{t.shortDays[index]}</span>
                    <VisuallyHidden>{day}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map((hour, row) => (
                <tr key={hour}>
                  <th scope="row">{`${hour}:00`}</th>
                  {(counts[row] ?? []).map((count, day) => (
                    <td key={days[day]} style={{ background: shade(count, most) }}>
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
    </Card>
  );
}

function shade(count: number, most: number): string {
  const percent = most === 0 ? 0 : Math.round((Math.max(0, count) / most) * DEEPEST);
  return `color-mix(in srgb, ${color.primary} ${percent}%, ${color.sunken})`;
}
