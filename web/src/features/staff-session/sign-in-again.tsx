/** Stands in front of a staff page whose sign-in is too long ago; the page behind is kept, and hidden. */
import { STAFF_SESSION_HOURS } from '@tulia/domain/person/staff-session';
import { useId } from 'react';
import { staffSessionCopy } from '../../copy/staff-session';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../firebase/session';
import { useProof } from '../../firebase/use-proof';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { PasswordField } from '../../ui/password-field';
import { UsernameHint } from '../../ui/username-hint';

export default function SignInAgain() {
  const { t } = useCopy(staffSessionCopy);
  const { user, signOut } = useSession();
  const formId = useId();
  // The renewed token takes this away by itself.
  const proof = useProof(() => undefined);
  const { byPassword, problem } = proof;
  const problemText =
    problem === null ? undefined : problem === 'wrong-password' ? t.wrong : t[problem];
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void proof.submit();
        }}
      >
        <Stack>
          <p>{t.account(user?.email ?? '')}</p>
          {byPassword ? (
            <>
              <UsernameHint email={user?.email ?? ''} />
              <PasswordField
                label={t.password}
                showLabel={t.show}
                hideLabel={t.hide}
                autoComplete="current-password"
                required
                error={problemText}
                value={proof.password}
                onChange={(event) => proof.type(event.target.value)}
              />
            </>
          ) : (
            <>
              <p>{t.google}</p>
              {problemText !== undefined && <p role="alert">{problemText}</p>}
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
