import type { Booking } from '@tulia/domain/booking/booking';
import { isToldOf, keepsFee } from '@tulia/domain/booking/cancellation';
import { keptPayment, paymentOnceOver, refundDue } from '@tulia/domain/booking/payment';
import { CANCELLERS, type Canceller } from '@tulia/domain/booking/policy';
import type { InputOf } from '@tulia/domain/calls/call';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useWatch } from 'react-hook-form';
import { practiceMoment } from '../../../shared/views/moments';
import { problemSentence } from '../../parts/texts/editor';
import { adminCancellingTexts } from './texts/cancelling';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Checkbox } from '../../../ui/fields/checkbox';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextField } from '../../../ui/fields/text-field';
import { cancelSeries } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { refusalText } from '../board/refusal-text';
import { LaterToo } from './later-too';
import { useLaterOf } from './use-later-of';
import { useBoard, type BookingDialogProps } from '../board/board-context';

type Input = InputOf<typeof cancelBooking>;

interface Values {
  askedBy: Canceller | '';
  waivesFee: boolean;
  reason: string;
  tellsReason: boolean;
}

/** Asks who cancels, and why; the refund and the client's email depend on the answers. */
export function CancelDialog({ booking, notice, onClose }: BookingDialogProps) {
  const { t, common, lang } = useTexts(adminCancellingTexts);
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const { begin, now } = useBoard();
  const series = useLaterOf(booking);
  const { isAll, together: sessions } = series;
  const { busy, run } = useAction(cancelSeries, {
    failed: decisions.notDone.cancel,
    sentence: refusalText,
    done: () => ({ title: decisions.cancelled, description: t.together(sessions.length) }),
    onDone: onClose,
  });
  const practice = usePractice();
  const { id: bookingId, version } = booking;
  const form = useSchemaForm<Values, Input>(cancelBooking.input, {
    defaultValues: { askedBy: '', waivesFee: false, reason: '', tellsReason: false },
    inputOf: ({ reason, ...said }) => ({ bookingId, version, ...said, reason: reason.trim() }),
    say: (code) => (code === 'asker-required' ? t.whoMissing : problemSentence(code, lang)),
  });
  const { askedBy, waivesFee, reason } = useWatch({ control: form.control });
  const keepsOf = (each: Booking) =>
    askedBy === 'client' &&
    keepsFee(each, now, practice) &&
    keptPayment({ payment: paymentOnceOver(each, true) }) > 0;
  const hasFee = sessions.some(keepsOf);
  const payments = sessions.map((each) => ({
    payment: paymentOnceOver(each, keepsOf(each) && waivesFee !== true),
  }));
  const sum = (of: typeof keptPayment) => payments.reduce((all, each) => all + of(each), 0);
  const [back, kept] = [sum(refundDue), sum(keptPayment)];

  return (
    <FormDialog
      onSubmit={form.submit(({ askedBy: by, waivesFee: waives, reason: why, tellsReason }) => {
        const said = { askedBy: by, waivesFee: waives, reason: why, tellsReason };
        if (isAll) return run({ sessions: series.seen, ...said });
        begin('cancel', booking, said);
        onClose();
        return undefined;
      })}
      busy={busy}
      onClose={onClose}
      danger
      title={t.title}
      description={
        <>
          <strong>{booking.clientName}</strong>
          <span>{`, ${booking.referenceNumber}, ${practiceMoment(booking.startsAt, lang)}`}</span>
        </>
      }
      texts={{ close: common.close, back: common.back, send: t.title, sending: t.sending }}
    >
      {notice}
      <RadioGroup
        name="asked-by"
        label={t.who}
        error={form.problem('askedBy')}
        value={askedBy === '' ? undefined : askedBy}
        onValueChange={(by) => form.change('askedBy', by)}
        options={CANCELLERS.map((value) => ({ value, label: t.by[value] }))}
      />
      <LaterToo series={series} />
      {hasFee && (
        <Checkbox
          label={t.waive}
          hint={t.policy(practice.refundCutoffHours)}
          {...form.field('waivesFee')}
        />
      )}
      {askedBy !== '' && (back > 0 || kept > 0) && (
        <p role="status">
          {[
            back > 0 && decisions.refundOf(formatMoney(back)),
            kept > 0 && decisions.paymentKept(formatMoney(kept)),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <TextField
        label={t.reason}
        optional={common.optional}
        hint={t.reasonHint}
        autoComplete="off"
        {...form.field('reason')}
      />
      {isToldOf(booking, now) ? (
        reason !== '' && <Checkbox label={t.tell} {...form.field('tellsReason')} />
      ) : (
        <p>{t.toldNobody}</p>
      )}
    </FormDialog>
  );
}
