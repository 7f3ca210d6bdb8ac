import { signNote } from '@tulia/domain/calls/bookings/booking-desk';
import { useState } from 'react';
import { adminEditorCopy } from '../../../parts/texts/editor';
import { adminNotesCopy } from './texts';
import { useCopy } from '../../../../platform/language/use-copy';
import { useAction } from '../../../../platform/live/use-action';
import { Button } from '../../../../ui/button';
import { AlertDialog } from '../../../../ui/dialogs/alert-dialog';
import { toast } from '../../../../ui/toast-store';
import { refusalText } from '../../board/refusal-text';

/** Signs the note as it was saved. It asks first, since a signature cannot be taken back. */
export function SignButton({ bookingId, version }: { bookingId: string; version: number }) {
  const { t, common } = useCopy(adminNotesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(signNote, {
    failed: common.error,
    sentence: refusalText,
    onDone: () => void toast({ title: t.signed }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        busyLabel={editor.saving}
        onClick={() => setAsking(true)}
      >
        {t.sign}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.signTitle}
        description={t.signText}
        cancelLabel={t.signBack}
        confirmLabel={t.sign}
        onConfirm={() => {
          setAsking(false);
          void run({ bookingId, version });
        }}
      />
    </>
  );
}
