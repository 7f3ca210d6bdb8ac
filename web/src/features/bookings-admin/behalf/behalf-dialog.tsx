import { bookOnBehalf, type BookOnBehalfInput } from '@tulia/domain/calls/book-on-behalf';
import type { OutputOf } from '@tulia/domain/calls/call';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { adminEditorCopy, problemSentence } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useContractForm } from '../../../live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { toast } from '../../../ui/toast-store';
import { BehalfFields } from './behalf-fields';
import { behalfBody, emptyBehalf, type BehalfValues } from './behalf-values';
import { Conflict } from '../decisions/conflict';
import { refusalText } from '../refusal-text';

/**
 * Booking for a client. What was typed stays until the booking is made; a conflict offers the free times.
 * @param known what is known already of somebody who was here before
 */
export function BehalfDialog({
  known = {},
  onClose,
}: {
  known?: Partial<BehalfValues>;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const form = useContractForm<BehalfValues, BookOnBehalfInput, OutputOf<typeof bookOnBehalf>>(
    bookOnBehalf,
    {
      defaultValues: { ...emptyBehalf(lang), ...known },
      inputOf: behalfBody,
      say: (reason) => problemSentence(reason, lang),
      failed: editor.error,
      // A time that cannot be had is told in the dialog, with the times that can.
      onRefused: (refusal) => refusal.is('slot-taken') || refusal.is('slot-unavailable'),
      sentence: refusalText,
      onDone: ({ referenceNumber }) => {
        toast({ title: t.booked, description: referenceNumber });
        onClose();
      },
    },
  );
  const { busy, refusal, forget } = form.action;

  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      wide
      closable={!form.formState.isDirty}
      title={t.behalfTitle}
      description={t.behalfText}
      texts={{ back: t.cancel, send: t.book, sending: t.booking }}
    >
      <BehalfFields form={form} />
      {refusal && (
        <Conflict
          refusal={refusal}
          onTake={({ date, time }) => {
            form.change('date', date);
            form.change('time', time);
            forget();
          }}
        />
      )}
    </FormDialog>
  );
}
