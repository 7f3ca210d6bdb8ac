import { contactsOf } from '@tulia/domain/practice/ways-to-pay';
import type { MonthLine } from '@tulia/domain/calls/payments/month';
import { moved } from '@tulia/domain/money/month';
import { formatMoney } from '@tulia/domain/wording/money';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Fact, Facts } from '../../shared/views/facts';
import { adminMonthTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/fields/text-field';
import { H2 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { OnScreenOnly } from '../../ui/theme/print-style';
import { color, space } from '../../ui/tokens';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space.xs} ${space.sm} ${space.xs} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

/** The payments of a client in a month, printed for the payer. It does not name the subject of the sessions. */
export function Statement({
  month,
  clientName,
  lines,
}: {
  /** such as "November 2026" */
  month: string;
  clientName: string;
  lines: readonly MonthLine[];
}) {
  const { t, lang } = useTexts(adminMonthTexts);
  const practice = usePractice();
  const [payer, setPayer] = useState('');
  const shown = lines.filter((line) => moved(line) !== 0);
  const sum = shown.reduce((total, line) => total + moved(line), 0);
  return (
    <Stack>
      <OnScreenOnly>
        <Stack>
          <TextField
            label={t.payer}
            value={payer}
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => setPayer(target.value)}
          />
          <div>
            <Button onClick={() => window.print()}>{t.print}</Button>
          </div>
        </Stack>
      </OnScreenOnly>
      <Card as="article" aria-label={`${t.statement}, ${month}`}>
        <Stack>
          <H2>{t.statement}</H2>
          <p>
            <span>{`${practice.name}, ${practice.city}`}</span>
            <br />
            <span>{contactsOf(practice).join(', ')}</span>
            {practice.taxNumber !== '' && (
              <>
                <br />
                <span>{`${t.taxNumber} ${practice.taxNumber}`}</span>
              </>
            )}
          </p>
          <Facts $look="beside">
            <Fact name={t.client} values={[clientName]} />
            {payer.trim() !== '' && <Fact name={t.payer} values={[payer.trim()]} />}
          </Facts>
          <p>{`${t.statementFor(month)}. ${t.neutral}`}</p>
          <Table>
            <tbody>
              {shown.map((line) => (
                <tr key={line.id}>
                  <td>{formatShortDay(line.at, lang)}</td>
                  <td>
                    {`${t.kinds[line.kind]} ${line.receiptNumber ?? ''}${line.code === null ? '' : ` (${line.code})`}`}
                  </td>
                  <td>{formatMoney(moved(line))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t.sum}
                </th>
                <th>{formatMoney(sum)}</th>
              </tr>
            </tfoot>
          </Table>
        </Stack>
      </Card>
    </Stack>
  );
}
