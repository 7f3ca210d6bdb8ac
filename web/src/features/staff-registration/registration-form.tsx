/**
 * Creating an account for a colleague (specification section 2, /admin/register). The account is made on the server; the
 * form keeps what was typed until that has worked.
 */
import { REGISTRABLE_ROLES, registerStaff } from '@tulia/domain/calls/register-staff';
import { Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adminRegistrationCopy } from '../../copy/staff/admin-registration';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { PasswordField } from '../../ui/fields/password-field';
import { Select, TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { ReauthenticateDialog } from './reauthenticate-dialog';
import {
  EMPTY_REGISTRATION,
  fieldsOf,
  reasonText,
  registrationProblems,
  type RegistrationField,
  type RegistrationInput,
} from './registration-problems';

export function RegistrationForm() {
  const { t, lang } = useCopy(adminRegistrationCopy);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<RegistrationInput | null>(null);
  const underWay = useRef(false);
  const { register, handleSubmit, setError, reset, control, formState } =
    useForm<RegistrationInput>({
      defaultValues: EMPTY_REGISTRATION,
    });
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });

  const show = (problems: Partial<Record<RegistrationField, string>>) =>
    (Object.entries(problems) as [RegistrationField, string][]).forEach(([field, code], index) =>
      setError(field, { message: reasonText(code, lang) }, { shouldFocus: index === 0 }),
    );

  const refused = (refusal: Refusal, input: RegistrationInput) => {
    if (refusal.is('recent-login-required')) {
      setAsking(input);
      return;
    }
    show(fieldsOf(refusal));
    const description = refusal.is('internal') ? t.failed : refusalSentence(refusal, lang);
    toast({ variant: 'destructive', title: t.error, description });
  };

  const send = async (input: RegistrationInput) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await call(registerStaff, input);
      toast({ title: t.created, description: t.createdText(input.fullName, t.roles[input.role]) });
      reset(EMPTY_REGISTRATION);
    } catch (error) {
      refused(error instanceof Refusal ? (error as Refusal) : new Refusal('internal'), input);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const submit = async (typed: RegistrationInput) => {
    const input = { ...typed, fullName: typed.fullName.trim(), email: typed.email.trim() };
    const problems = registrationProblems(input);
    show(problems);
    if (Object.keys(problems).length === 0) await send(input);
  };

  return (
    <Card>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack>
          <TextField
            label={t.fullName}
            autoComplete="off"
            required
            error={errors.fullName?.message}
            {...register('fullName')}
          />
          <TextField
            label={t.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <PasswordField
            label={t.password}
            hint={t.passwordHint}
            showLabel={t.show}
            hideLabel={t.hide}
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...register('password')}
          />
          <Select
            label={t.role}
            hint={t.roleHints[role]}
            required
            error={errors.role?.message}
            {...register('role')}
          >
            {REGISTRABLE_ROLES.map((each) => (
              <option key={each} value={each}>
                {t.roles[each]}
              </option>
            ))}
          </Select>
          <div>
            <Button type="submit" busy={busy} busyLabel={t.busy}>
              {t.submit}
            </Button>
          </div>
        </Stack>
      </form>
      {asking && (
        <ReauthenticateDialog
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            void send(asking);
          }}
        />
      )}
    </Card>
  );
}
