import { removeArticle } from '@tulia/domain/calls/practice/manage-practice';
import { useState } from 'react';
import { adminArticlesCopy } from './texts';
import { adminEditorCopy } from '../../parts/texts/editor';
import { useCopy } from '../../../platform/language/use-copy';
import { useAction } from '../../../platform/live/use-action';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';

export function RemoveArticle({ slug, onRemoved }: { slug: string; onRemoved: () => void }) {
  const { t } = useCopy(adminArticlesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(removeArticle, {
    failed: editor.error,
    onDone: () => {
      toast({ title: t.removed });
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
        {t.remove}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.removeTitle}
        description={t.removeText}
        cancelLabel={editor.cancel}
        confirmLabel={t.remove}
        busyLabel={t.removing}
        busy={busy}
        danger
        onConfirm={() => void remove()}
      />
    </>
  );
}
