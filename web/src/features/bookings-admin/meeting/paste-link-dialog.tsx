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
import { followMails } from '../mails/follow-mails';
import { mailSentence } from '../mails/mail-sentence';
import { asRefusal, refusalText } from '../refusal-text';
import { useBusy } from '../use-busy';

/** Takes a meeting link made elsewhere; which hosts are allowed is the server's decision. */
export function PasteLinkDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, lang } = useCopy(adminMeetingsCopy);
  const formId = useId();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useBusy<'send'>();

  const tell = async (version: number) => {
    const fate = await followMails(booking.id, version);
    toast({
      title: t.pastedTitle,
      // Without a mail of its own the link goes with the invitation that is still waiting, or was known before.
      description: fate === 'none' ? '' : mailSentence(fate, lang),
      ...(fate === 'trouble' && { variant: 'destructive' }),
    });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (link.trim() === '') {
      setProblem(t.linkRequired);
      return;
    }
    void run('send', async () => {
      try {
        const input = { bookingId: booking.id, link: link.trim() };
        const { version } = await call(pasteMeetingLink, input);
        onClose();
        void tell(version);
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
