import { NOTE_MAX, saveNote } from '@tulia/domain/calls/booking-desk';
import { confidentialNotePath, confidentialNotes } from '@tulia/domain/records/booking';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { adminEditorCopy } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useCall } from '../../../live/use-call';
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
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, send } = useCall(saveNote);
  if (status === 'error') return <p>{t.noteFailed}</p>;
  const stored = data?.text ?? '';
  const text = typed ?? stored;
  const dirty = text.trim() !== stored;
  const save = async () => {
    const answer = await send({ bookingId, text });
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: text.trim() === '' ? t.noteRemoved : t.noteSaved });
      setTyped(null);
    } else {
      const description = refusalText(answer.refused, lang);
      toast({ variant: 'destructive', title: t.error, description });
    }
  };
  return (
    <Stack $gap="xs">
      <TextArea
        label={t.note}
        hint={t.noteHint}
        maxLength={NOTE_MAX}
        disabled={data === undefined}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
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
          size="sm"
          variant="secondary"
          disabled={!dirty}
          busy={busy}
          busyLabel={t.saving}
          onClick={() => void save()}
        >
          {t.noteSave}
        </Button>
      </div>
      <LeaveGuard active={dirty} texts={editor.guard} />
    </Stack>
  );
}
