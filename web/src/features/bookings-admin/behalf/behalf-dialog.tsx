import { bookOnBehalf } from '@tulia/domain/calls/book-on-behalf';
import type { FreeTime, Refusal } from '@tulia/domain/refusal';
import { useId, useState, type SyntheticEvent } from 'react';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { adminEditorCopy } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useCall } from '../../../live/use-call';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/toast-store';
import { BehalfFields } from './behalf-fields';
import { behalfInput, emptyBehalf, newRequestId } from './behalf-values';
import { Conflict } from '../decisions/conflict';
import { refusalText } from '../refusal-text';

/** Booking for a client. What was typed stays until the booking is made; a conflict offers the free times. */
export function BehalfDialog({ onClose }: { onClose: () => void }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const formId = useId();
  const [first] = useState(() => emptyBehalf(lang));
  const [values, setValues] = useState(first);
  const [requestId, setRequestId] = useState(newRequestId);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, problems, forget, send } = useCall(bookOnBehalf);

  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part });
    setRequestId(newRequestId());
    Object.keys(part).forEach(forget);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const answer = await send(behalfInput(values, requestId));
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.booked, description: answer.done.referenceNumber });
      onClose();
      return;
    }
    setRefusal(answer.refused);
    // A time that cannot be had is told in the dialog, with the times that can.
    if (answer.refused.is('slot-taken') || answer.refused.is('slot-unavailable')) return;
    const description = refusalText(answer.refused, lang);
    toast({ variant: 'destructive', title: editor.error, description });
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      closable={!busy && values === first}
      title={t.behalfTitle}
      description={t.behalfText}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t.booking}>
            {t.book}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <BehalfFields values={values} problems={problems} onChange={change} />
        {refusal && (
          <Conflict
            refusal={refusal}
            onTake={({ date, time }: FreeTime) => {
              change({ date, time });
              setRefusal(null);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
