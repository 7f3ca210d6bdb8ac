import { askForPayment } from '@tulia/domain/calls/payments';
import type { InputOf, OutputOf } from '@tulia/domain/calls/call';
import { amountToPay } from '@tulia/domain/booking/payment';
import { kenyanMobile, shownMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type { Booking } from '@tulia/domain/records/booking';
import { formatMoney } from '@tulia/domain/wording/money';
import { paymentsCopy } from '../../copy/booking/payments';
import { useCopy } from '../../copy/use-copy';
import { useContractForm } from '../../live/use-contract-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';

/** Asks for a prompt on a phone. Whose phone it is does not matter to M-Pesa. */
export function PromptForm({ booking }: { booking: Booking }) {
  const { t } = useCopy(paymentsCopy);
  const own = kenyanMobile(booking.clientPhone);
  const { id: bookingId, prompt } = booking;
  const form = useContractForm<
    { phone: string },
    InputOf<typeof askForPayment>,
    OutputOf<typeof askForPayment>
  >(askForPayment, {
    defaultValues: { phone: own === null ? '' : shownMobile(own) },
    inputOf: ({ phone }) => ({ bookingId, phone: kenyanMobile(phone) ?? phone }),
    say: () => t.phoneInvalid,
    failed: t.payFailed,
    onInvalid: () => undefined,
  });
  const sum = formatMoney(amountToPay(booking));
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
              : prompt === null
                ? t.pay(sum)
                : `${t.again}: ${t.pay(sum)}`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
