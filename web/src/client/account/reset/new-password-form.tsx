import { useState } from 'react';
import { authTexts } from '../texts/auth';
import { authPagesTexts } from '../texts/auth-pages';
import { useTexts } from '../../../platform/language/use-texts';
import { loadAuth } from '../../../platform/firebase/auth';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';
import { UsernameHint } from '../../../ui/fields/username-hint';
import { authProblem } from '../auth-problem';
import { useAuthWords } from '../auth-words';
import { AccountForm } from '../account-form';
import { AccountPassword } from '../account-password';
import { unmetNeeds } from '../password-needs';

const schema = async () => (await import('../credential-schemas')).newPasswordSchema;

/** Sets a new password for `email`. Calls `onExpired` when the link has been used in the meantime. */
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
  const { t } = useTexts(authPagesTexts);
  const { t: auth, common } = useTexts(authTexts);
  const say = useAuthWords();
  const [busy, setBusy] = useState(false);
  const form = useSchemaForm(schema, { defaultValues: { email, password: '' }, say });

  const send = form.submit(async ({ password }) => {
    setBusy(true);
    try {
      const { auth, sdk } = await loadAuth();
      await sdk.confirmPasswordReset(auth, code, password);
      onDone();
    } catch (error) {
      const problem = authProblem(error);
      if (problem === 'link-expired') {
        onExpired();
        return;
      }
      toast({
        title: auth.resetErrorTitle,
        description: auth.problems[problem],
        variant: 'destructive',
      });
      form.refuse({ [problem === 'weak-password' ? 'password' : 'root.refused']: problem });
    } finally {
      setBusy(false);
    }
  });

  return (
    <AccountForm form={form} busy={busy} send={send}>
      <p>{t.reset.forAccount(email)}</p>
      <UsernameHint email={email} />
      <AccountPassword
        label={t.reset.newPassword}
        unmet={unmetNeeds(form.watch('password'), { email })}
        {...form.field('password')}
      />
      <Button type="submit" full busy={busy} busyLabel={common.saving}>
        {t.reset.submit}
      </Button>
    </AccountForm>
  );
}
