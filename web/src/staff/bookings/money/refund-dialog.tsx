import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { refundDue } from '@tulia/domain/booking/payment';
import {
  keepRest,
  PAYMENT_METHODS,
  recordRefund,
} from '@tulia/domain/calls/bookings/staff-actions';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Button } from '../../../ui/button';
import { Select, TextField } from '../../../ui/fields/text-field';
import { AmountField, MoneyDialog, useMoneyForm } from './money-dialog';
import { Options } from '../../../ui/fields/options';

/** Records money that staff sent back. The dialog begins with the policy's amount; staff may enter less. */
export function RefundDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  const [keeps, setKeeps] = useState(false);
  const { id: bookingId, version, payment } = booking;
  const due = refundDue(booking);
  const form = useContractForm(recordRefund, {
    defaultValues: { amount: due, method: payment.methods[0] ?? 'mobile-money', code: '' },
    inputOf: ({ amount, method, code }) => {
      return { bookingId, version, amount, method, code: code.trim() };
    },
    ...useMoneyForm(booking, t.refunded, onClose),
  });
  if (keeps) return <KeepRestDialog booking={booking} onClose={onClose} />;
  return (
    <MoneyDialog
      form={form}
      onClose={onClose}
      title={t.refundTitle}
      description={t.refundText(formatMoney(form.action.unanswered?.amount ?? due))}
      send={t.refund}
    >
      <AmountField {...form.field('amount', { valueAsNumber: true })} />
      <Select label={t.refundMethod} {...form.field('method')}>
        <Options of={PAYMENT_METHODS.map((each) => [each, METHOD_LABELS[lang][each]])} />
      </Select>
      <TextField
        label={t.code}
        optional={common.optional}
        autoComplete="off"
        {...form.field('code')}
      />
      {booking.paidTime !== 'lost' && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => setKeeps(true)}>
            {t.keep}
          </Button>
        </div>
      )}
    </MoneyDialog>
  );
}

/** Ends a due refund: the practice keeps the whole amount. */
function KeepRestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTexts(adminMoneyTexts);
  const { id: bookingId, version } = booking;
  const form = useContractForm(keepRest, {
    defaultValues: { note: '' },
    inputOf: ({ note }) => ({ bookingId, version, note }),
    ...useMoneyForm(booking, t.keepDone, onClose),
  });
  return (
    <MoneyDialog
      form={form}
      onClose={onClose}
      title={t.keepTitle}
      description={t.keepText(formatMoney(refundDue(booking)))}
      send={t.keepButton}
    >
      <TextField label={t.reason} required autoComplete="off" {...form.field('note')} />
    </MoneyDialog>
  );
}
