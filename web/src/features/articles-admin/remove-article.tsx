import { removeArticle } from '@tulia/domain/calls/manage-practice';
import { useState } from 'react';
import { adminArticlesCopy } from '../../copy/staff/admin-articles';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { useCall } from '../../live/use-call';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';

export function RemoveArticle({ slug, onRemoved }: { slug: string; onRemoved: () => void }) {
  const { t, lang } = useCopy(adminArticlesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [asking, setAsking] = useState(false);
  const { busy, send } = useCall(removeArticle);
  const remove = async () => {
    const answer = await send({ slug });
    if (answer === null) return;
    setAsking(false);
    if ('done' in answer) {
      toast({ title: t.removed });
      onRemoved();
    } else {
      const description = refusalSentence(answer.refused, lang);
      toast({ variant: 'destructive', title: editor.error, description });
    }
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
