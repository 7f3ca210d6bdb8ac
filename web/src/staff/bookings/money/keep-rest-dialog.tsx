import { refundDue } from '@tulia/domain/booking/payment';
import { keepRest } from '@tulia/domain/calls/bookings/staff-actions';
import type { InputOf } from '@tulia/domain/calls/call';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { MayBeDone } from './may-be-done';
import { useMoneyForm } from './use-money-form';

type Input = InputOf<typeof keepRest>;

/** Keeps the whole refund that is still due. */
export function KeepRestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common } = useTexts(adminMoneyTexts);
  const { id: bookingId, version } = booking;
  const form = useContractForm<Pick<Input, 'note'>, Input, unknown>(keepRest, {
    defaultValues: { note: '' },
    inputOf: ({ note }) => ({ bookingId, version, note }),
    ...useMoneyForm(booking, t.keepDone, onClose),
  });
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.keepTitle}
      description={t.keepText(formatMoney(refundDue(booking)))}
      texts={{ close: common.close, back: common.cancel, send: t.keepButton, sending: t.saving }}
    >
      <MayBeDone unanswered={form.action.unanswered} />
      <TextField label={t.reason} required autoComplete="off" {...form.field('note')} />
    </FormDialog>
  );
}
