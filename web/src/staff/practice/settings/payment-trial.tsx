import { followTrial, startTrial } from '@tulia/domain/calls/payments/payments';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type { StkPushView } from '@tulia/domain/money/provider/attempt';
import { SECOND } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';
import { paymentsTexts } from '../../../shared/pay/texts';
import { adminPaymentsTexts } from './texts/payments';
import { useTexts } from '../../../platform/language/use-texts';
import { call } from '../../../platform/live/call';
import { useAction } from '../../../platform/live/use-action';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';

const AGAIN = 4 * SECOND;

/**
 * A trial payment of one shilling by the staff member who sets the practice up. It is no form of its own, since it
 * stands within the settings' form.
 */
export function PaymentTrial() {
  const { t } = useTexts(adminPaymentsTexts);
  const { t: pay } = useTexts(paymentsTexts);
  const [phone, setPhone] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [trial, setTrial] = useState<StkPushView | null>(null);
  const { run, busy } = useAction(startTrial, {
    failed: t.trialFailed,
    onDone: (answer) => setTrial(answer),
  });
  useFollowTrial(trial, setTrial);
  const send = () => {
    const number = kenyanMobile(phone);
    setWrong(number === null);
    if (number !== null) void run({ phone: number });
  };
  return (
    <Stack $gap="xs">
      <strong>{t.trial}</strong>
      <p>{t.trialText}</p>
      <TextField
        label={t.trialPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        error={isWrong ? pay.phoneInvalid : undefined}
        onChange={({ target }) => setPhone(target.value)}
      />
      <div>
        <Button variant="secondary" size="sm" busy={busy} busyLabel={t.trialSending} onClick={send}>
          {t.trialSend}
        </Button>
      </div>
      <div role="status">{trial !== null && <Outcome trial={trial} />}</div>
    </Stack>
  );
}

function Outcome({ trial: { state, end } }: { trial: StkPushView }) {
  const { t } = useTexts(adminPaymentsTexts);
  const { t: pay } = useTexts(paymentsTexts);
  switch (state) {
    case 'paid':
      return <Banner tone="success">{t.trialPaid}</Banner>;
    case 'refused':
      return <Banner tone="warning">{t.trialEnded(end === null ? '' : pay.ends[end])}</Banner>;
    case 'unknown':
      return <Banner>{t.trialChecking}</Banner>;
    default:
      return <Banner>{t.trialWaiting}</Banner>;
  }
}

/** Asks the server for the state of the trial until the trial has ended. */
function useFollowTrial(trial: StkPushView | null, onNews: (trial: StkPushView) => void): void {
  const isOpen = trial !== null && trial.state !== 'paid' && trial.state !== 'refused';
  const attemptId = isOpen ? trial.attemptId : null;
  useEffect(() => {
    if (attemptId === null) return undefined;
    const timer = setInterval(() => {
      call(followTrial, { attemptId }).then(onNews, () => undefined);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [attemptId, onNews]);
}
