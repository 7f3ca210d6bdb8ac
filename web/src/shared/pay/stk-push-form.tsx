import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { formatMoney } from '@tulia/domain/wording/money';
import { useId, useState } from 'react';
import { waysTexts } from './ways-texts';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { Button } from '../../ui/button';
import { RadioGroup } from '../../ui/fields/radio-group';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';
import type { WaysToPayProps } from './ways';

/**
 * Requests an STK push, for a session of a series alone or for all that are open. M-Pesa takes any phone, not only the
 * client's.
 */
export function StkPushForm<Input extends { phone: string }>({
  view,
  contract,
  inputOf,
  all,
  ownPhone,
  onAsked,
}: Omit<WaysToPayProps<Input>, 'payment' | 'children'>) {
  const { t, common } = useTexts(waysTexts);
  const [chosen, setChosen] = useState<'one' | 'all'>('one');
  const name = useId();
  const several = all != null && all.sessions > 1 ? all : null;
  const isAll = several !== null && chosen === 'all';
  const form = useContractForm(contract, {
    defaultValues: { phone: ownPhone },
    inputOf: ({ phone }: { phone: string }) =>
      inputOf({ phone: kenyanMobile(phone) ?? phone, ...(isAll && { all: true }) }),
    say: () => t.phoneInvalid,
    failed: t.payFailed,
    onInvalid: () => undefined,
    onDone: onAsked,
  });
  const sum = formatMoney(isAll ? several.sum : view.toPay);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="sm">
        {several !== null && (
          <RadioGroup
            label={t.whatToPay}
            hint={t.restGoesOn}
            name={name}
            options={[
              { value: 'one', label: t.thisSession(formatMoney(view.toPay)) },
              { value: 'all', label: t.allSessions(several.sessions, formatMoney(several.sum)) },
            ]}
            value={chosen}
            onValueChange={setChosen}
          />
        )}
        <TextField
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          {...form.field('phone')}
        />
        <div>
          <Button type="submit" busy={form.action.busy}>
            {form.action.busy
              ? t.paying
              : view.prompt === null
                ? t.pay(sum)
                : `${common.retry}: ${t.pay(sum)}`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
