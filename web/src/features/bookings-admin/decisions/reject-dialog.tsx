import { rejectBooking } from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { useCopy } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { TextArea } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { followMails } from '../mails/follow-mails';
import { mailSentence, sentences } from '../mails/mail-sentence';
import { asRefusal, refusalText } from '../refusal-text';
import { useBusy } from '../use-busy';

/** As long as the contract allows. */
const REASON_MAX = 500;

/** Declining a request; the client reads the reason. */
export function RejectDialog({
  booking,
  notice,
  onClose,
}: {
  booking: Booking;
  /** says that the booking was changed while the dialog was open */
  notice?: ReactNode;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminDecisionsCopy);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useBusy<'send'>();
  const { id, version } = booking;

  const tell = async (made: number) => {
    const fate = await followMails(id, made);
    toast({
      title: t.rejected,
      description: sentences(mailSentence(fate, lang), t.timeFree),
      ...(fate === 'trouble' && { variant: 'destructive' }),
    });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem(t.reasonRequired);
      document.getElementById(`${formId}-reason`)?.focus();
      return;
    }
    void run('send', async () => {
      try {
        const done = await call(rejectBooking, { bookingId: id, version, reason: reason.trim() });
        onClose();
        void tell(done.version);
      } catch (error) {
        setProblem(refusalText(asRefusal(error), lang));
      }
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={busy === null}
      closeLabel={t.close}
      title={t.rejectTitle}
      description={
        <>
          <strong>{booking.clientName}</strong>, {booking.referenceNumber}. {t.rejectText}
        </>
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy !== null} onClick={onClose}>
            {t.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy !== null}
            busyLabel={t.rejectBusy}
          >
            {t.rejectButton}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {notice}
        <TextArea
          id={`${formId}-reason`}
          label={t.reason}
          required
          maxLength={REASON_MAX}
          error={problem}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
