import { rejectBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { BookingDialogProps } from '../board/board-context';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { problemSentence } from '../../parts/texts/editor';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextArea } from '../../../ui/fields/text-field';
import { mailSentence, sentences, tellOfChange } from '../board/mails/tell-of-change';
import { refusalText } from '../board/refusal-text';

/** The contract's limit. */
const REASON_MAX = 500;

/** The client reads the reason. */
export function RejectDialog({ booking, notice, onClose }: BookingDialogProps) {
  const { t, common, lang } = useTexts(adminDecisionsTexts);
  const { id: bookingId, version } = booking;
  const tell = (made: number) =>
    tellOfChange({ bookingId, version: made }, ({ fate }) => ({
      title: t.rejected,
      description: sentences(mailSentence(fate, lang), t.timeFree),
    }));
  const form = useContractForm(rejectBooking, {
    defaultValues: { reason: '' },
    inputOf: ({ reason }) => ({ bookingId, version, reason: reason.trim() }),
    say: (code) => (code === 'reason-required' ? t.reasonRequired : problemSentence(code, lang)),
    onDone: ({ version: made }) => {
      onClose();
      tell(made);
    },
  });
  const { busy, refusal } = form.action;

  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      danger
      title={t.rejectTitle}
      description={
        <>
          <strong>{booking.clientName}</strong>
          <span>{`, ${booking.referenceNumber}. ${t.rejectText}`}</span>
        </>
      }
      texts={{
        close: common.close,
        back: common.back,
        send: t.rejectTitle,
        sending: t.rejectBusy,
      }}
      refusal={refusal && refusalText(refusal, lang)}
    >
      {notice}
      <TextArea label={t.reason} required maxLength={REASON_MAX} {...form.field('reason')} />
    </FormDialog>
  );
}
