import { contactsOf } from '@tulia/domain/practice/ways-to-pay';
import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { showReceipts } from '@tulia/domain/calls/payments/payments';
import { may } from '@tulia/domain/person/permission';
import type { OutputOf } from '@tulia/domain/calls/call';
import { inLanguage } from '@tulia/domain/person/localized';
import { formatMoney } from '@tulia/domain/wording/money';
import { formatDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Fact, Facts } from '../../../shared/views/facts';
import { receiptTexts } from './texts';
import { waysTexts } from '../../../shared/pay/ways-texts';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { useAnswer } from '../../../platform/live/use-answer';
import { useSession } from '../../../platform/session/session';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { H3 } from '../../../ui/heading';
import { Stack } from '../../../ui/layout';
import { OnScreenOnly } from '../../../ui/theme/print-style';
import { Skeleton } from '../../../ui/skeleton';
import { TaxNumberForm } from './tax-number-form';

type Shown = OutputOf<typeof showReceipts>;

const Paper = styled(Card)`
  @media print {
    border: 0;
    box-shadow: none;
    break-inside: avoid;
  }
`;

/** The receipts of a booking. The reader chooses whether they name the service and the payer. */
export function Receipts({ bookingId }: { bookingId: string }) {
  const { t } = useTexts(receiptTexts);
  const { status, data: shown } = useAnswer(showReceipts, { bookingId });
  const [payer, setPayer] = useState('');
  const [isNeutral, setNeutral] = useState(true);
  if (status === 'failed') return <Banner tone="danger">{t.receiptFailed}</Banner>;
  if (shown === undefined) return <Skeleton label={t.loading} lines={6} />;
  if (shown.receipts.length === 0) return <p>{t.noReceipts}</p>;
  return (
    <Stack $gap="lg">
      <OnScreenOnly>
        <Stack>
          <Checkbox
            label={t.hideService}
            checked={isNeutral}
            onChange={({ target }) => setNeutral(target.checked)}
          />
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
      {shown.receipts.map((receipt) => (
        <Receipt
          key={receipt.number}
          receipt={receipt}
          shown={shown}
          isNeutral={isNeutral}
          payer={payer.trim()}
        />
      ))}
    </Stack>
  );
}

function Receipt({
  receipt,
  shown,
  payer,
  isNeutral,
}: {
  receipt: Shown['receipts'][number];
  shown: Shown;
  payer: string;
  isNeutral: boolean;
}) {
  const { t, lang } = useTexts(receiptTexts);
  const { t: ways } = useTexts(waysTexts);
  const practice = usePractice();
  const { number, kind, amount, at, code, method, corrects } = receipt;
  const minus = corrects?.kind === 'payment' ? '−' : '';
  const [taxNumber, setTaxNumber] = useState(receipt.taxNumber);
  const { role } = useSession();
  const facts: [string, string][] = [
    [t.receiptNumber, number],
    [t.date, formatDay(at, lang)],
    ...(corrects === null ? [] : [[t.corrects, corrects.number] as [string, string]]),
    [t.amount, `${minus}${formatMoney(amount)}`],
    ...(method === null ? [] : [[t.method, METHOD_LABELS[lang][method]] as [string, string]]),
    ...(code === null
      ? []
      : [[method === 'mobile-money' ? ways.code : t.paymentCode, code] as [string, string]]),
    ...(shown.clientName === '' ? [] : [[t.client, shown.clientName] as [string, string]]),
    ...(payer === '' ? [] : [[t.payer, payer] as [string, string]]),
    [t.reference, shown.referenceNumber],
    [t.service, isNeutral ? t.neutral : inLanguage(shown.service, lang)],
    ...(taxNumber === '' ? [] : [[t.taxNumber, taxNumber] as [string, string]]),
  ];
  return (
    <Paper as="article" aria-label={`${t.kinds[kind]} ${number}`}>
      <Stack>
        <H3 as="h2">{`${t.kinds[kind]} ${number}`}</H3>
        <p>
          <span>{`${practice.name}, ${practice.city}`}</span>
          <br />
          <span>{contactsOf(practice).join(', ')}</span>
          {practice.taxNumber !== '' && (
            <>
              <br />
              <span>{`${t.practiceTax} ${practice.taxNumber}`}</span>
            </>
          )}
        </p>
        <Facts $look="beside">
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} values={[value]} />
          ))}
        </Facts>
        {role !== null && may(role, 'record-payments') && (
          <OnScreenOnly>
            <TaxNumberForm receiptNumber={number} taxNumber={taxNumber} onSaved={setTaxNumber} />
          </OnScreenOnly>
        )}
      </Stack>
    </Paper>
  );
}
