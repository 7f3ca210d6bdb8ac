import type { OutputOf } from '@tulia/domain/calls/call';
import { checkPayments, registerNotices } from '@tulia/domain/calls/payments/payments';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useEffect, useState } from 'react';
import { adminPaymentsTexts } from './texts/payments';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { TestPayment } from './test-payment';

type Checked = OutputOf<typeof checkPayments>;

/**
 * Checks each part of M-Pesa, registers the address for notices, and offers a test payment of one shilling.
 * @param atOnce checks without being asked, since the account has just been entered
 */
export function PaymentCheck({ atOnce = false }: { atOnce?: boolean }) {
  const { t } = useTexts(adminPaymentsTexts);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useAction(checkPayments, { failed: t.checkFailed, onDone: setChecked });
  const register = useAction(registerNotices, {
    failed: t.registerFailed,
    done: ({ problems }) => {
      const description = problems.map((problem) => t.states[problem] ?? problem).join(' ');
      return problems.length === 0
        ? { title: t.registerDone }
        : { variant: 'destructive', title: t.registerFailed, description };
    },
    onDone: () => void check.run({}),
  });
  useEffect(() => {
    if (atOnce) void check.run({});
    // The account is entered once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isReady = checked?.state === 'ready';
  return (
    <Stack $gap="sm">
      <Cluster $gap="xs">
        <Button
          variant="secondary"
          size="sm"
          busy={check.busy}
          busyLabel={t.checking}
          onClick={() => void check.run({})}
        >
          {t.check}
        </Button>
        {isReady && (
          <Button
            variant="secondary"
            size="sm"
            busy={register.busy}
            busyLabel={t.registering}
            onClick={() => void register.run({})}
          >
            {t.register}
          </Button>
        )}
      </Cluster>
      {checked !== null && <Findings checked={checked} />}
      {isReady && <TestPayment />}
    </Stack>
  );
}

function Findings({ checked }: { checked: Checked }) {
  const { t, lang } = useTexts(adminPaymentsTexts);
  const { state, missing, lists, registeredAt } = checked;
  const isWhole = state === 'ready' && lists === true && registeredAt !== null;
  const registered =
    registeredAt === null ? t.registeredNot : t.registered(formatShortDay(registeredAt, lang));
  const lines = [
    t.states[state] ?? state,
    ...(missing.length === 0 ? [] : [t.missing(missing.join(', '))]),
    ...(lists === null ? [] : [lists ? t.lists : t.listsNot]),
    ...(state === 'off' ? [] : [registered]),
  ];
  return (
    <Banner tone={isWhole ? 'success' : 'warning'}>
      <Stack $gap="xs">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    </Banner>
  );
}
