import { noShowRate } from '@tulia/domain/booking/figures/month-share';
import { formatMoney } from '@tulia/domain/wording/money';
import { useState } from 'react';
import { styled } from 'styled-components';
import { reportsTexts } from './texts';
import { presentInstant } from '../../platform/hooks/clock';
import { useTexts } from '../../platform/language/use-texts';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Stack } from '../../ui/layout';
import { color, space } from '../../ui/tokens';
import { lastMonths, monthName } from '../parts/months';
import { monthRows, rateText, type MonthRow } from './months';
import { useMonths } from './use-months';
import { NotRead } from '../parts/not-read';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space.xs};
    border-bottom: 1px solid ${color.line};
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  td,
  tbody th {
    white-space: nowrap;
  }
`;

const Scrolled = styled.div`
  overflow-x: auto;
`;

export function MonthTable() {
  const { t } = useTexts(reportsTexts);
  const isOnline = useOnline();
  const [months] = useState(() => lastMonths(presentInstant(), 12));
  const found = useMonths(months.at(-1) ?? '', months[0] ?? '');
  const { status, data } = found;
  if (status === 'error' || data === undefined)
    return <NotRead of={[found]} texts={t} lines={6} height="3rem" />;
  return (
    <Stack $gap="lg">
      {!isOnline && <Banner tone="warning">{t.asItWas}</Banner>}
      <Rows rows={monthRows(data, months)} />
      <Stack $gap="xs">
        <p>{t.sessionsAbout}</p>
        <p>{t.noShowAbout}</p>
        <p>{t.incomeAbout}</p>
      </Stack>
    </Stack>
  );
}

function Rows({ rows }: { rows: readonly MonthRow[] }) {
  const { t, lang } = useTexts(reportsTexts);
  const columns = [
    t.month,
    t.held,
    t.missed,
    t.coming,
    t.cancelled,
    t.late,
    t.noShowRate,
    t.received,
    t.refunded,
    t.income,
  ];
  // `tabIndex` lets the keyboard scroll the table, which is wider than a phone.
  return (
    <Scrolled role="region" aria-label={t.table} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, figures }) => {
            const { received = 0, refunded = 0 } = figures;
            return (
              <tr key={month}>
                <th scope="row">{monthName(month, lang, 'short')}</th>
                <td>{figures.completed ?? 0}</td>
                <td>{figures.no_show ?? 0}</td>
                <td>{figures.confirmed ?? 0}</td>
                <td>{figures.cancelled ?? 0}</td>
                <td>{figures.late ?? 0}</td>
                <td>{rateText(noShowRate(figures))}</td>
                <td>{formatMoney(received)}</td>
                <td>{formatMoney(refunded)}</td>
                <td>{formatMoney(received - refunded)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scrolled>
  );
}
