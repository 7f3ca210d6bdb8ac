import { checkPayments } from '@tulia/domain/calls/payments';
import { useState } from 'react';
import { adminSettingsCopy } from '../../copy/staff/admin-settings';
import { useCopy } from '../../copy/use-copy';
import { useAction } from '../../live/use-action';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';

/** Whether M-Pesa takes the practice's credentials at this moment. */
export function PaymentCheck() {
  const { t } = useCopy(adminSettingsCopy);
  const [state, setState] = useState<string | null>(null);
  const { run, busy } = useAction(checkPayments, {
    failed: t.checkFailed,
    onDone: (answer) => setState(answer.state),
  });
  return (
    <Stack $gap="xs">
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel={t.checkingPayments}
          onClick={() => void run({})}
        >
          {t.checkPayments}
        </Button>
      </div>
      {state !== null && (
        <Banner tone={state === 'ready' ? 'success' : 'warning'}>
          {t.paymentStates[state] ?? state}
        </Banner>
      )}
    </Stack>
  );
}
