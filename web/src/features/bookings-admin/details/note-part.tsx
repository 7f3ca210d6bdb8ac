import { NOTE_MAX, saveNote } from '@tulia/domain/calls/booking-desk';
import { confidentialNotePath, confidentialNotes } from '@tulia/domain/records/booking';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { useWatch } from 'react-hook-form';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { adminEditorCopy, problemSentence } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useContractForm } from '../../../live/use-contract-form';
import { useDocument } from '../../../live/use-document';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard';
import { TextArea } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { Soft } from '../board-style';
import { refusalText } from '../refusal-text';

/** The staff's private note on a booking; for therapists and admins, never for the client. */
export function NotePart({ bookingId }: { bookingId: string }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const { status, data } = useDocument(confidentialNotePath(bookingId), confidentialNotes);
  const stored = data?.text ?? '';
  const form = useContractForm(saveNote, {
    defaultValues: { text: stored },
    values: { text: stored },
    inputOf: ({ text }) => ({ bookingId, text }),
    say: (reason) => problemSentence(reason, lang),
    failed: t.error,
    sentence: refusalText,
    onDone: (_, { text }) => {
      toast({ title: text.trim() === '' ? t.noteRemoved : t.noteSaved });
      form.reset({ text: text.trim() });
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  if (status === 'error') return <p>{t.noteFailed}</p>;
  const dirty = text.trim() !== stored;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="xs">
        <TextArea
          label={t.note}
          hint={t.noteHint}
          maxLength={NOTE_MAX}
          readOnly={data === undefined}
          {...form.field('text')}
        />
        {data && (
          <Soft>
            {t.noteBy(
              data.updatedBy,
              `${formatShortDay(data.updatedAt, lang)}, ${formatClock(data.updatedAt, lang)}`,
            )}
          </Soft>
        )}
        <div>
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            disabled={!dirty}
            busy={form.action.busy}
            busyLabel={t.saving}
          >
            {t.noteSave}
          </Button>
        </div>
        <LeaveGuard active={dirty} texts={editor.guard} />
      </Stack>
    </form>
  );
}
