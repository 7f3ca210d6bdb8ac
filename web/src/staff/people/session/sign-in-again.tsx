import { STAFF_SESSION_HOURS } from '@tulia/domain/person/staff-session';
import { useId } from 'react';
import { staffSessionTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useSession } from '../../../platform/session/session';
import { useProof } from '../../../platform/session/use-proof';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ProofForm } from '../../../ui/fields/proof-form';

/** Covers a staff page when the last sign-in is too long ago; the page behind keeps its state. */
export default function SignInAgain() {
  const { t, common } = useTexts(staffSessionTexts);
  const { user, signOut } = useSession();
  const formId = useId();
  // The renewed token closes this dialog.
  const proof = useProof(() => undefined);
  const { byPassword } = proof;
  return (
    <Dialog
      open
      veiled
      closable={false}
      onOpenChange={() => undefined}
      title={t.title}
      description={t.text(STAFF_SESSION_HOURS)}
      footer={
        <>
          <Button variant="secondary" disabled={proof.busy} onClick={() => void signOut()}>
            {t.leave}
          </Button>
          <Button type="submit" form={formId} busy={proof.busy} busyLabel={t.busy}>
            {byPassword ? t.confirm : t.withGoogle}
          </Button>
        </>
      }
    >
      <ProofForm
        id={formId}
        proof={proof}
        texts={{ ...t, show: common.showPassword, hide: common.hidePassword }}
        username={user?.email ?? ''}
      >
        <p>{t.account(user?.email ?? '')}</p>
        {!byPassword && <p>{t.google}</p>}
      </ProofForm>
    </Dialog>
  );
}
