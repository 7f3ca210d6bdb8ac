import { pasteMeetingLink } from '@tulia/domain/calls/meeting';
import type { Booking } from '@tulia/domain/records/booking';
import { useId, useState, type SyntheticEvent } from 'react';
import { adminMeetingsCopy } from '../../../copy/staff/admin-meetings';
import { useCopy } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { asRefusal, refusalText } from '../refusal-text';
import { useBusy } from '../use-busy';

/** Takes a meeting link made elsewhere; which hosts are allowed is the server's decision. */
export function PasteLinkDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, lang } = useCopy(adminMeetingsCopy);
  const formId = useId();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useBusy<'send'>();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (link.trim() === '') {
      setProblem(t.linkRequired);
      return;
    }
    void run('send', async () => {
      try {
        await call(pasteMeetingLink, { bookingId: booking.id, link: link.trim() });
        toast({ title: t.pastedTitle, description: t.pastedText });
        onClose();
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
      title={t.pasteTitle}
      description={t.pasteText}
      footer={
        <>
          <Button variant="secondary" disabled={busy !== null} onClick={onClose}>
            {t.back}
          </Button>
          <Button type="submit" form={formId} busy={busy !== null} busyLabel={t.saving}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={t.link}
          hint={t.linkHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          error={problem}
          value={link}
          onChange={(event) => {
            setLink(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
