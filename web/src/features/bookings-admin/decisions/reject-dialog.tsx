import { rejectBooking } from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { problemSentence } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useContractForm } from '../../../live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextArea } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { refusalText } from '../refusal-text';

/** As long as the contract allows. */
const REASON_MAX = 500;

/** Declining a request; the client reads the reason. */
export function RejectDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, lang } = useCopy(adminDecisionsCopy);
  const { id: bookingId, version } = booking;
  const form = useContractForm(rejectBooking, {
    defaultValues: { reason: '' },
    inputOf: ({ reason }) => ({ bookingId, version, reason: reason.trim() }),
    say: (code) => (code === 'reason-required' ? t.reasonRequired : problemSentence(code, lang)),
    onDone: () => {
      toast({ title: t.rejected, description: t.rejectedText });
      onClose();
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
          <strong>{booking.clientName}</strong>, {booking.referenceNumber}. {t.rejectText}
        </>
      }
      texts={{ close: t.close, back: t.back, send: t.rejectButton, sending: t.rejectBusy }}
      refusal={refusal && refusalText(refusal, lang)}
    >
      <TextArea label={t.reason} required maxLength={REASON_MAX} {...form.field('reason')} />
    </FormDialog>
  );
}
