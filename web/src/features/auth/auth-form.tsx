import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { authCopy } from '../../copy/account/auth';
import { authDialogCopy } from '../../copy/account/auth-dialog';
import { commonCopy } from '../../copy/common';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { FIELDS_OF, formProblems, type AuthMode, type FieldProblems } from './form-problems';
import { unmetNeeds } from './password-needs';
import { PasswordNeedsList } from './password-needs-list';
import { useAuthAction } from './use-auth-action';
import type { CredentialFields, Credentials } from './use-credentials';

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'onChange' | 'autoComplete' | 'required'
>;

/**
 * The account form in one of its three modes. `onDone` follows a success: signed in, or a mail is on its way.
 * @param target where mailed links lead on to
 */
export function AuthForm({
  mode,
  fields,
  target,
  submitLabel,
  onDone,
  autoFocus = false,
  children,
}: {
  mode: AuthMode;
  fields: CredentialFields;
  target: string;
  submitLabel: ReactNode;
  onDone: () => void;
  /** puts the focus on the first field, for a form that has just taken the place of another */
  autoFocus?: boolean;
  /** between the fields and the button, such as 'Forgot password?' */
  children?: ReactNode;
}) {
  const { t } = useCopy(authDialogCopy);
  const { t: more } = useCopy(authCopy);
  const { t: common } = useCopy(commonCopy);
  const { busy, run } = useAuthAction(target);
  const [problems, setProblems] = useState<FieldProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const { values } = fields;
  const focusField = (field: keyof Credentials | undefined) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field ?? ''}"]`)?.focus();

  useEffect(() => {
    if (autoFocus) focusField(FIELDS_OF[mode][0]);
  }, [autoFocus, mode]);

  const busyLabels = { login: t.signingIn, signup: t.creating, reset: t.sending };

  const submit = async () => {
    const found = formProblems(mode, values);
    setProblems(found);
    const first = FIELDS_OF[mode].find((field) => found[field] !== undefined);
    if (first !== undefined) {
      focusField(first);
      return;
    }
    if (await run(mode, values)) onDone();
  };

  const errorOf = (field: keyof Credentials): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'required') return more.required[field];
    return more.problems[problem === 'email-invalid' ? 'invalid-email' : problem];
  };
  const input = (field: keyof Credentials, autoComplete: string): InputProps => ({
    name: field,
    value: values[field],
    onChange: (event) => fields.set(field, event.target.value),
    autoComplete,
    required: true,
  });

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
        {mode === 'signup' && (
          <TextField
            label={t.fullName}
            error={errorOf('fullName')}
            {...input('fullName', 'name')}
          />
        )}
        <TextField
          label={t.email}
          type="email"
          error={errorOf('email')}
          {...input('email', mode === 'signup' ? 'email' : 'username')}
        />
        {mode !== 'reset' && (
          <PasswordField
            label={t.password}
            showLabel={common.showPassword}
            hideLabel={common.hidePassword}
            error={errorOf('password')}
            hint={
              mode === 'signup' ? (
                <PasswordNeedsList unmet={unmetNeeds(values.password, values)} />
              ) : undefined
            }
            {...input('password', mode === 'signup' ? 'new-password' : 'current-password')}
          />
        )}
        {children}
        <Button type="submit" full busy={busy} busyLabel={busyLabels[mode]}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
