import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { refundDue } from '@tulia/domain/booking/payment';
import * as calls from '@tulia/domain/calls/bookings/staff-actions';
import type { InputOf } from '@tulia/domain/calls/call';
import { netPaid } from '@tulia/domain/money/summary';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import { useWatch } from 'react-hook-form';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select, TextField } from '../../../ui/fields/text-field';
import { AmountField, MoneyDialog, useMoneyForm } from './money-dialog';
import { Options } from '../../../ui/fields/options';

interface PaymentValues {
  /** whole shillings; NaN while empty */
  amount: number;
  method: InputOf<typeof calls.recordPayment>['method'];
  code: string;
  /** practice date */
  paidOn: string;
  /** an amount above the open one, confirmed by staff */
  rightAmount: number | null;
}

/** @param due whole shillings; if absent, the open amount, else the unpaid part of the price */
export function PaymentDialog({
  booking,
  due = booking.payment.balance > 0
    ? booking.payment.balance
    : booking.service.price - netPaid(booking.payment),
  onClose,
}: {
  booking: Booking;
  due?: number;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  /** an amount that the server refused as too high */
  const [above, setAbove] = useState<number | null>(null);
  const { id: bookingId, version } = booking;
  const [today] = useState(() => toWallTime(presentInstant()).date);
  const money = useMoneyForm(booking, t.paymentSaved, onClose);
  const form = useContractForm<PaymentValues, InputOf<typeof calls.recordPayment>, unknown>(
    calls.recordPayment,
    {
      defaultValues: {
        amount: due,
        method: 'mobile-money',
        code: '',
        paidOn: today,
        rightAmount: null,
      },
      inputOf: ({ amount, method, code, paidOn, rightAmount }) => ({
        bookingId,
        version,
        amount,
        method,
        code: code.trim(),
        ...(paidOn !== today && { paidOn }),
        ...(rightAmount === amount && { acceptOverpayment: true }),
      }),
      ...money,
      onRefused: (refusal, body) => {
        if (refusal.is('amount-above-due')) setAbove(body.amount);
        return money.onRefused(refusal);
      },
    },
  );
  const [amount, rightAmount] = useWatch({
    control: form.control,
    name: ['amount', 'rightAmount'],
  });
  const open = Math.max(0, booking.payment.balance);
  const { unanswered } = form.action;
  // The dialog warns while staff type; the server checks again. After a call without an answer it does not warn of the
  // amount that was sent: the open amount may already be reduced by it.
  const isAbove = amount !== unanswered?.amount && (amount > open || amount === above);
  return (
    <MoneyDialog
      form={form}
      onClose={onClose}
      title={t.recordTitle}
      description={`${booking.clientName}, ${booking.referenceNumber}`}
      send={t.record}
    >
      <AmountField {...form.field('amount', { valueAsNumber: true })} />
      {isAbove && (
        <>
          <Banner tone="warning">{t.aboveOpen(formatMoney(open))}</Banner>
          <Checkbox
            label={t.amountIsRight}
            checked={rightAmount === amount}
            onChange={({ target }) => form.change('rightAmount', target.checked ? amount : null)}
          />
        </>
      )}
      <Select label={t.method} {...form.field('method')}>
        <Options of={calls.PAYMENT_METHODS.map((each) => [each, METHOD_LABELS[lang][each]])} />
      </Select>
      <TextField label={t.paidOn} type="date" required max={today} {...form.field('paidOn')} />
      <TextField
        label={t.code}
        optional={common.optional}
        autoComplete="off"
        {...form.field('code')}
      />
    </MoneyDialog>
  );
}

/** Records money that staff sent back. The dialog begins with the policy's amount; staff may enter less. */
export function RefundDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  const [keeps, setKeeps] = useState(false);
  const { id: bookingId, version, payment } = booking;
  const due = refundDue(booking);
  const form = useContractForm(calls.recordRefund, {
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
        <Options of={calls.PAYMENT_METHODS.map((each) => [each, METHOD_LABELS[lang][each]])} />
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
  const form = useContractForm(calls.keepRest, {
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

/** Takes an entry back: adds an entry against it, with a reason. */
export function TakeBackDialog({
  booking,
  entry,
  onClose,
}: {
  booking: Booking;
  entry: MoneyEntry;
  onClose: () => void;
}) {
  const { t } = useTexts(adminMoneyTexts);
  const { id: bookingId, version } = booking;
  const form = useContractForm(calls.correctPayment, {
    defaultValues: { note: '' },
    inputOf: ({ note }) => ({ bookingId, version, entryId: entry.id, note }),
    ...useMoneyForm(booking, t.saved, onClose),
    failed: t.failed,
  });
  return (
    <MoneyDialog
      form={form}
      onClose={onClose}
      danger
      title={t.takeBackTitle}
      description={`${t.kinds[entry.kind]} ${formatMoney(entry.amount)}. ${t.takeBackText}`}
      send={t.takeBack}
    >
      <TextField label={t.reason} required autoComplete="off" {...form.field('note')} />
    </MoneyDialog>
  );
}

/** Waives a part of the open amount, or all of it. */
export function WaiveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTexts(adminMoneyTexts);
  const { id: bookingId, version, payment } = booking;
  const form = useContractForm(calls.waivePayment, {
    defaultValues: { amount: Math.max(0, payment.balance), note: '' },
    inputOf: ({ amount, note }) => ({ bookingId, version, amount, note }),
    ...useMoneyForm(booking, t.waived, onClose),
  });
  return (
    <MoneyDialog
      form={form}
      onClose={onClose}
      title={t.waiveTitle}
      description={t.waiveText}
      send={t.waive}
    >
      <AmountField {...form.field('amount', { valueAsNumber: true })} />
      <TextField label={t.reason} required autoComplete="off" {...form.field('note')} />
    </MoneyDialog>
  );
}
