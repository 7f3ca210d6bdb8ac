import { useEffect, useState, type ReactNode } from 'react';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { reasonAt } from '../../platform/hooks/schema-resolver';
import { useSchemaForm } from '../../platform/hooks/use-schema-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { useAuthWords } from './auth-words';
import type { AuthMode, Credentials } from './credential-schemas';
import { AccountForm } from './account-form';
import { AccountPassword } from './account-password';
import { unmetNeeds } from './password-needs';
import { useAuthAction } from './use-auth-action';
import type { Elements } from '../../ui/elements';

const schemaOf = async (mode: AuthMode) =>
  (await import('./credential-schemas')).CREDENTIAL_SCHEMAS[mode];

const trimmed = ({ fullName, email, password }: Credentials): Credentials => ({
  fullName: fullName.trim(),
  email: email.trim(),
  password,
});

/**
 * Login, signup or reset. Calls `onDone` after a login, or once an email was sent to `email`. A refusal shows in the
 * form and in the toast of specification section 8. @param target path of the page that emailed links lead to
 */
export function AuthForm({
  mode,
  email = '',
  name = '',
  onEmail,
  target,
  submitLabel,
  onDone,
  autoFocus = false,
  children,
}: {
  mode: AuthMode;
  /** typed in another form or on another page */
  email?: string;
  name?: string;
  /** gets each change, so that another form can begin with it */
  onEmail?: (email: string) => void;
  target: string;
  submitLabel: ReactNode;
  onDone?: (email: string) => void;
  /** for a form that has just replaced another */
  autoFocus?: boolean;
  /** shown above the button, such as 'Forgot password?' */
  children?: Elements;
}) {
  const { t, common } = useTexts(authTexts);
  const say = useAuthWords();
  const { busy, run } = useAuthAction(target);
  const form = useSchemaForm<Credentials, Credentials>(() => schemaOf(mode), {
    defaultValues: { fullName: name, email, password: '' },
    inputOf: trimmed,
    say,
  });
  const { setFocus, field, formState } = form;
  const [begins] = useState(autoFocus);
  useEffect(() => {
    if (begins) setFocus(mode === 'signup' ? 'fullName' : 'email');
  }, [begins, mode, setFocus]);

  const send = form.submit(async (values) => {
    const problem = await run(mode, values);
    if (problem === null) onDone?.(values.email);
    else if (problem !== 'dismissed') form.refuse({ 'root.refused': problem });
  });
  const isEmpty = ['email-required', 'password-required'].some((reason) =>
    [reasonAt(formState.errors, 'email'), reasonAt(formState.errors, 'password')].includes(reason),
  );
  const busyLabels = { login: t.signingIn, signup: t.creating, reset: common.sending };
  const typed = form.watch();

  return (
    <AccountForm form={form} busy={busy} send={send}>
      {mode === 'login' && isEmpty && <Banner tone="danger">{t.provide}</Banner>}
      {mode === 'signup' && (
        <TextField label={common.fullName} autoComplete="name" required {...field('fullName')} />
      )}
      <TextField
        label={common.email}
        type="email"
        autoComplete={mode === 'signup' ? 'email' : 'username'}
        required
        {...field('email', {
          onChange: (event: { target: { value: string } }) => onEmail?.(event.target.value),
        })}
      />
      {mode !== 'reset' && (
        <AccountPassword
          label={t.password}
          unmet={mode === 'signup' ? unmetNeeds(typed.password, typed) : undefined}
          {...field('password')}
        />
      )}
      {children}
      <Button type="submit" full busy={busy} busyLabel={busyLabels[mode]}>
        {submitLabel}
      </Button>
    </AccountForm>
  );
}
