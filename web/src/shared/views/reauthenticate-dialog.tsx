import { useId } from 'react';
import { reauthenticateTexts } from './reauthenticate-texts';
import { useTexts } from '../../platform/language/use-texts';
import { useProof } from '../../platform/session/use-proof';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { ProofForm } from '../../ui/fields/proof-form';

interface ReauthenticateDialogProps {
  /** the sentence that says what needs it */
  why: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password when the last sign-in is too long ago; `onDone` continues the action. */
export function ReauthenticateDialog({ why, onDone, onClose }: ReauthenticateDialogProps) {
  const { t, common } = useTexts(reauthenticateTexts);
  const formId = useId();
  const proof = useProof(onDone);
  const { byPassword, busy } = proof;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={common.close}
      title={t.title}
      description={`${why} ${byPassword ? t.text : t.googleText}`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t.busy}>
            {byPassword ? t.confirm : t.google}
          </Button>
        </>
      }
    >
      <ProofForm
        id={formId}
        proof={proof}
        texts={{ ...t, show: common.showPassword, hide: common.hidePassword }}
      />
    </Dialog>
  );
}
