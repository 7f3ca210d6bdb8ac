import type { CallName } from '@tulia/domain/calls/call';
import { useState } from 'react';
import { adminEditorTexts } from '../parts/texts/editor';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { Button } from '../../ui/button';
import { toast, type ToastInput } from '../../ui/toast-store';

export interface RemoveTexts {
  remove: string;
  removeTitle: string;
  removeText: string;
  removing: string;
}

/** The button of an editor that removes its record, once the question in between is answered. */
export function RemoveRecord<Output>({
  work,
  slug,
  texts,
  told,
  onRemoved,
}: {
  work: CallName<string, { slug: string }, Output>;
  slug: string;
  texts: RemoveTexts;
  /** what the toast says of it */
  told: (answer: Output) => ToastInput;
  onRemoved: () => void;
}) {
  const { common } = useTexts(adminEditorTexts);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(work, {
    failed: common.error,
    onDone: (answer) => {
      toast(told(answer));
      onRemoved();
    },
  });
  const remove = async () => {
    await run({ slug });
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.removeTitle}
        description={texts.removeText}
        cancelLabel={common.cancel}
        confirmLabel={texts.remove}
        busyLabel={texts.removing}
        busy={busy}
        danger
        onConfirm={() => void remove()}
      />
    </>
  );
}
