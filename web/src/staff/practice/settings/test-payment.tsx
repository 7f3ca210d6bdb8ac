import { followTestPayment, startTestPayment } from '@tulia/domain/calls/payments/payments';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type { StkPushView } from '@tulia/domain/money/provider/attempt';
import { SECOND } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';
import { paymentsTexts } from '../../../shared/pay/texts';
import { waysTexts } from '../../../shared/pay/ways-texts';
import { adminPaymentsTexts } from './texts/payments';
import { useTexts } from '../../../platform/language/use-texts';
import { call } from '../../../platform/live/call';
import { useAction } from '../../../platform/live/use-action';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';

const AGAIN = 4 * SECOND;

/** A test payment of one shilling. */
export function TestPayment() {
  const { t } = useTexts(adminPaymentsTexts);
  const { t: ways } = useTexts(waysTexts);
  const [phone, setPhone] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [testPayment, setTestPayment] = useState<StkPushView | null>(null);
  const { run, busy } = useAction(startTestPayment, {
    failed: t.testFailed,
    onDone: setTestPayment,
  });
  useFollowTestPayment(testPayment, setTestPayment);
  const send = () => {
    const number = kenyanMobile(phone);
    setWrong(number === null);
    if (number !== null) void run({ phone: number });
  };
  return (
    <Stack $gap="xs">
      <strong>{t.testPayment}</strong>
      <p>{t.testText}</p>
      <TextField
        label={t.testPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        error={isWrong ? ways.phoneInvalid : undefined}
        onChange={({ target }) => setPhone(target.value)}
      />
      <div>
        <Button variant="secondary" size="sm" busy={busy} busyLabel={t.testSending} onClick={send}>
          {t.testSend}
        </Button>
      </div>
      <div role="status">{testPayment !== null && <Outcome payment={testPayment} />}</div>
    </Stack>
  );
}

function Outcome({ payment: { state, end } }: { payment: StkPushView }) {
  const { t } = useTexts(adminPaymentsTexts);
  const { t: pay } = useTexts(paymentsTexts);
  switch (state) {
    case 'paid':
      return <Banner tone="success">{t.testPaid}</Banner>;
    case 'refused':
      return <Banner tone="warning">{t.testEnded(end === null ? '' : pay.ends[end])}</Banner>;
    case 'unknown':
      return <Banner>{t.testChecking}</Banner>;
    default:
      return <Banner>{t.testWaiting}</Banner>;
  }
}

/** Asks the server for the state of the test payment until the payment has ended. */
function useFollowTestPayment(
  testPayment: StkPushView | null,
  onNews: (testPayment: StkPushView) => void,
): void {
  const isOpen =
    testPayment !== null && testPayment.state !== 'paid' && testPayment.state !== 'refused';
  const attemptId = isOpen ? testPayment.attemptId : null;
  useEffect(() => {
    if (attemptId === null) return undefined;
    const timer = setInterval(() => {
      call(followTestPayment, { attemptId }).then(onNews, () => undefined);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [attemptId, onNews]);
}
