import { useId } from 'react';
import { adminRegistrationCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useProof } from '../../../platform/session/use-proof';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ProofForm } from '../../../ui/fields/proof-form';

/** Asks for the password when the last sign-in is too long ago; `onDone` then goes on with the action. */
export function ReauthenticateDialog({
  onDone,
  onClose,
}: {
  onDone: () => void;
  onClose: () => void;
}) {
  const { t: all } = useCopy(adminRegistrationCopy);
  const t = all.again;
  const formId = useId();
  const proof = useProof(onDone);
  const { byPassword, busy } = proof;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={t.close}
      title={t.title}
      description={byPassword ? t.text : t.googleText}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t.busy}>
            {byPassword ? t.confirm : t.google}
          </Button>
        </>
      }
    >
      <ProofForm id={formId} proof={proof} texts={{ ...t, show: all.show, hide: all.hide }} />
    </Dialog>
  );
}
