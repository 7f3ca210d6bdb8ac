import { waivePayment } from '@tulia/domain/calls/bookings/staff-actions';
import type { InputOf } from '@tulia/domain/calls/call';
import type { Booking } from '@tulia/domain/booking/booking';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { MayBeDone } from './may-be-done';
import { useMoneyForm } from './use-money-form';

type Input = InputOf<typeof waivePayment>;

export function WaiveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common } = useTexts(adminMoneyTexts);
  const { id: bookingId, version, payment } = booking;
  const form = useContractForm<Pick<Input, 'amount' | 'note'>, Input, unknown>(waivePayment, {
    defaultValues: { amount: Math.max(0, payment.balance), note: '' },
    inputOf: ({ amount, note }) => ({ bookingId, version, amount, note }),
    ...useMoneyForm(booking, t.waived, onClose),
  });
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.waiveTitle}
      description={t.waiveText}
      texts={{ close: common.close, back: common.cancel, send: t.waive, sending: t.saving }}
    >
      <MayBeDone unanswered={form.action.unanswered} />
      <TextField
        label={t.amount}
        type="number"
        inputMode="numeric"
        required
        {...form.field('amount', { valueAsNumber: true })}
      />
      <TextField label={t.reason} required autoComplete="off" {...form.field('note')} />
    </FormDialog>
  );
}
