import { useId, useState, type SyntheticEvent } from 'react';
import { adminRegistrationCopy } from '../../copy/admin-registration';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { reauthenticate } from './reauthenticate';

/** Asks for the own password when the last sign-in is too long ago; `onDone` goes on with what was begun. */
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
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await reauthenticate(password);
    setBusy(false);
    if (result === 'done') onDone();
    else if (result === 'wrong-password') setProblem(t.wrong);
    else setProblem(result === 'no-password' ? t.signInAgain : t.failed);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={t.close}
      title={t.title}
      description={t.text}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t.busy}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={t.password}
          showLabel={all.show}
          hideLabel={all.hide}
          autoComplete="current-password"
          required
          error={problem}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
