import { signNote } from '@tulia/domain/calls/bookings/staff-actions';
import { useState } from 'react';
import { adminEditorTexts } from '../../../parts/texts/editor';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { useAction } from '../../../../platform/live/use-action';
import { Button } from '../../../../ui/button';
import { AlertDialog } from '../../../../ui/dialogs/alert-dialog';
import { toast } from '../../../../ui/toast-store';
import { refusalText } from '../../board/refusal-text';

/** Signs the saved note. Asks first, since a signature is final. */
export function SignButton({ bookingId, version }: { bookingId: string; version: number }) {
  const { t, common } = useTexts(adminNotesTexts);
  const { t: editor } = useTexts(adminEditorTexts);
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
