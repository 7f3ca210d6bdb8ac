import { useRef, useState } from 'react';
import { authCopy } from '../../../copy/account/auth';
import { authDialogCopy } from '../../../copy/account/auth-dialog';
import { authPagesCopy } from '../../../copy/account/auth-pages';
import { commonCopy } from '../../../copy/common';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { PasswordField } from '../../../ui/fields/password-field';
import { toast } from '../../../ui/toast-store';
import { UsernameHint } from '../../../ui/fields/username-hint';
import { authProblem } from '../auth-problem';
import { unmetNeeds } from '../password-needs';
import { PasswordNeedsList } from '../password-needs-list';
import { setNewPassword } from './reset-code';

/** Asks for the new password of `email`. `onExpired` follows when the link turns out to be used up meanwhile. */
export function NewPasswordForm({
  code,
  email,
  onDone,
  onExpired,
}: {
  code: string;
  email: string;
  onDone: () => void;
  onExpired: () => void;
}) {
  const { t } = useCopy(authPagesCopy);
  const { t: more } = useCopy(authCopy);
  const { t: dialog } = useCopy(authDialogCopy);
  const { t: common } = useCopy(commonCopy);
  const [password, setPassword] = useState('');
  const [weak, setWeak] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const unmet = unmetNeeds(password, { email });

  const submit = async () => {
    setWeak(unmet.length > 0);
    if (unmet.length > 0) {
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
      return;
    }
    setBusy(true);
    try {
      await setNewPassword(code, password);
      onDone();
    } catch (error) {
      const problem = authProblem(error);
      if (problem === 'link-expired') {
        onExpired();
        return;
      }
      toast({
        title: dialog.resetErrorTitle,
        description: more.problems[problem],
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Stack>
        <p>{t.reset.forAccount(email)}</p>
        <UsernameHint email={email} />
        <PasswordField
          label={t.reset.newPassword}
          name="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
          error={weak && unmet.length > 0 ? more.problems['weak-password'] : undefined}
          hint={<PasswordNeedsList unmet={unmet} />}
        />
        <Button type="submit" full busy={busy} busyLabel={t.reset.busy}>
          {t.reset.submit}
        </Button>
      </Stack>
    </form>
  );
}
