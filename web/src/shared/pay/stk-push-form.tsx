import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { formatMoney } from '@tulia/domain/wording/money';
import { waysTexts } from './ways-texts';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';
import type { WaysToPayProps } from './ways';

/** Requests an STK push. M-Pesa takes any phone, not only the client's. */
export function StkPushForm<Input extends { phone: string }>({
  view,
  contract,
  inputOf,
  ownPhone,
  onAsked,
}: Omit<WaysToPayProps<Input>, 'payment' | 'children'>) {
  const { t, common } = useTexts(waysTexts);
  const form = useContractForm(contract, {
    defaultValues: { phone: ownPhone },
    inputOf: ({ phone }: { phone: string }) => inputOf(kenyanMobile(phone) ?? phone),
    say: () => t.phoneInvalid,
    failed: t.payFailed,
    onInvalid: () => undefined,
    onDone: onAsked,
  });
  const sum = formatMoney(view.toPay);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="sm">
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
