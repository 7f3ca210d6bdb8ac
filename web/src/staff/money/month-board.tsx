import type { OutputOf } from '@tulia/domain/calls/call';
import { showMonth } from '@tulia/domain/calls/payments/month';
import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { monthTotals } from '@tulia/domain/money/month';
import { formatMoney } from '@tulia/domain/wording/money';
import { useState } from 'react';
import { paths } from '../../paths';
import { UNMATCHED_HASH } from '../parts/use-open-link';
import { presentInstant } from '../../platform/hooks/clock';
import { Fact, Facts } from '../../shared/views/facts';
import { adminMonthTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useAnswer } from '../../platform/live/use-answer';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { Options } from '../../ui/fields/options';
import { Select } from '../../ui/fields/text-field';
import { TitledCard } from '../../shared/views/titled-card';
import { Grid, Stack } from '../../ui/layout';
import { OnScreenOnly } from '../../ui/theme/print-style';
import { saveFile } from '../../platform/device/save-file';
import { monthCsv } from './month-csv';
import { MonthLines } from './month-lines';
import { lastMonths, monthName } from '../parts/months';
import { Statement } from './statement';
import { NotRead } from '../parts/not-read';

type Month = OutputOf<typeof showMonth>;

/** Months to choose from. */
const OFFERED = 24;

export function MonthBoard() {
  const { t, lang } = useTexts(adminMonthTexts);
  const [months] = useState(() => lastMonths(presentInstant(), OFFERED));
  const [month, setMonth] = useState(months[0] ?? '');
  const found = useAnswer(showMonth, { month });
  return (
    <Stack $gap="lg">
      <OnScreenOnly>
        <Select label={t.month} value={month} onChange={({ target }) => setMonth(target.value)}>
          <Options of={months.map((each) => [each, monthName(each, lang)])} />
        </Select>
      </OnScreenOnly>
      {found.status !== 'ready' && <NotRead of={[found]} texts={t} lines={6} />}
      {found.data && <Shown key={month} month={month} data={found.data} />}
    </Stack>
  );
}

function Shown({ month, data }: { month: string; data: Month }) {
  const { t, lang } = useTexts(adminMonthTexts);
  const [clientId, setClientId] = useState('');
  const { lines, unowned } = data;
  const clients = new Map(lines.map((line) => [line.clientId, line.clientName]));
  if (lines.length === 0 && unowned.length === 0) return <p>{t.none}</p>;
  const download = () =>
    saveFile(t.csvName(month), 'text/csv;charset=utf-8', monthCsv(lines, lang));
  return (
    <>
      <OnScreenOnly>
        <Grid $min="17rem" $gap="lg">
          <Totals data={data} />
          <Stack>
            <Select
              label={t.statementOf}
              value={clientId}
              onChange={({ target }) => setClientId(target.value)}
            >
              <option value="">{t.everybody}</option>
              <Options
                of={[...clients]
                  .filter(([id, name]) => id !== '' && name !== '')
                  .sort(([, a], [, b]) => a.localeCompare(b))}
              />
            </Select>
            <div>
              <Button variant="secondary" onClick={download}>
                {t.csv}
              </Button>
            </div>
          </Stack>
        </Grid>
      </OnScreenOnly>
      {clientId === '' ? (
        <MonthLines lines={lines} />
      ) : (
        <Statement
          month={monthName(month, lang)}
          clientName={clients.get(clientId) ?? ''}
          lines={lines.filter((line) => line.clientId === clientId)}
        />
      )}
    </>
  );
}

function Totals({ data: { lines, unowned, isWhole } }: { data: Month }) {
  const { t, lang } = useTexts(adminMonthTexts);
  const { received, refunded, net, waived, kept, byMethod } = monthTotals(lines);
  const open = unowned.filter(({ state }) => state === 'open');
  const sumOf = (of: Month['unowned']) => of.reduce((total, { amount }) => total + amount, 0);
  const returned = sumOf(unowned) - sumOf(open);
  const ways = (Object.keys(byMethod) as (keyof typeof byMethod)[]).filter(
    (way) => byMethod[way] !== 0,
  );
  return (
    <TitledCard title={t.totals}>
      {!isWhole && <Banner tone="danger">{t.notWhole}</Banner>}
      <Facts $look="beside">
        <Fact name={t.received} values={[formatMoney(received)]} />
        <Fact name={t.refunded} values={[formatMoney(refunded)]} />
        <Fact name={t.net} values={[formatMoney(net)]} strong />
        {ways.map((way) => (
          <Fact
            key={way}
            name={way === 'unknown' ? t.unknownWay : METHOD_LABELS[lang][way]}
            values={[formatMoney(byMethod[way])]}
          />
        ))}
        {waived !== 0 && <Fact name={t.waived} values={[formatMoney(waived)]} />}
        {kept !== 0 && <Fact name={t.kept} values={[formatMoney(kept)]} />}
      </Facts>
      {open.length > 0 && (
        <Banner
          tone="warning"
          action={
            <LinkButton
              size="sm"
              variant="secondary"
              to={`${paths.adminBookings}${UNMATCHED_HASH}`}
            >
              {t.match}
            </LinkButton>
          }
        >
          {t.unowned(formatMoney(sumOf(open)), open.length)}
        </Banner>
      )}
      {returned > 0 && <p>{t.returned(formatMoney(returned))}</p>}
    </TitledCard>
  );
}
