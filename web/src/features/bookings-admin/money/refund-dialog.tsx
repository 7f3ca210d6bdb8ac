import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { refundDue } from '@tulia/domain/booking/payment';
import { PAYMENT_METHODS, recordRefund } from '@tulia/domain/calls/booking-desk';
import type { InputOf } from '@tulia/domain/calls/call';
import type { Booking } from '@tulia/domain/records/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { adminDeskCopy } from '../../../copy/staff/bookings/admin-desk';
import { problemSentence } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useContractForm } from '../../../live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { refusalText } from '../refusal-text';

type Input = InputOf<typeof recordRefund>;

/** Money that was sent back by hand: what policy says is offered, a part may be entered, with the code of the way back. */
export function RefundDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { id: bookingId, version, payment } = booking;
  const due = refundDue(booking);
  const form = useContractForm<Pick<Input, 'amount' | 'method' | 'code'>, Input, unknown>(
    recordRefund,
    {
      defaultValues: { amount: due, method: payment.methods[0] ?? 'mobile-money', code: '' },
      inputOf: ({ amount, method, code }) => {
        return { bookingId, version, amount, method, code: code.trim() };
      },
      say: (reason) => problemSentence(reason, lang),
      failed: t.error,
      sentence: refusalText,
      onInvalid: () => undefined,
      onDone: () => {
        toast({ title: t.refunded, description: booking.referenceNumber });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.refundTitle}
      description={t.refundText(formatMoney(due))}
      texts={{ close: t.close, back: t.cancel, send: t.refund, sending: t.saving }}
    >
      <TextField
        label={t.amount}
        type="number"
        inputMode="numeric"
        required
        {...form.field('amount', { valueAsNumber: true })}
      />
      <Select label={t.method} {...form.field('method')}>
        {PAYMENT_METHODS.map((each) => (
          <option key={each} value={each}>
            {METHOD_LABELS[lang][each]}
          </option>
        ))}
      </Select>
      <TextField label={t.code} optional={t.optional} autoComplete="off" {...form.field('code')} />
    </FormDialog>
  );
}
