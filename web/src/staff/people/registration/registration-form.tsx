import type { InputOf } from '@tulia/domain/calls/call';
import { REGISTRABLE_ROLES, registerStaff } from '@tulia/domain/calls/people/register-staff';
import type { Refusal } from '@tulia/domain/refusal';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { adminRegistrationTexts } from './texts';
import { problemSentence } from '../../parts/texts/editor';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Stack } from '../../../ui/layout';
import { Options } from '../../../ui/fields/options';
import { PasswordField } from '../../../ui/fields/password-field';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { ReauthenticateDialog } from '../../../shared/views/reauthenticate-dialog';

type RegistrationInput = InputOf<typeof registerStaff>;

const EMPTY_REGISTRATION: RegistrationInput = {
  fullName: '',
  email: '',
  password: '',
  role: 'therapist',
};

/** The field that a refusal is about, with the reason code. */
function blamedFields(refusal: Refusal): Readonly<Record<string, string>> {
  if (refusal.is('email-in-use') || refusal.is('email-of-client')) return { email: refusal.code };
  if (refusal.is('weak-password')) return { password: refusal.code };
  return {};
}

const ownSentence = (code: string, lang: Language): string | undefined =>
  (adminRegistrationTexts[lang].problems as Record<string, string>)[code];

/** Creates an account for a colleague (specification section 2, /admin/register). */
export function RegistrationForm() {
  const { t, common, lang } = useTexts(adminRegistrationTexts);
  const [asking, setAsking] = useState<RegistrationInput | null>(null);
  const form = useContractForm(registerStaff, {
    defaultValues: EMPTY_REGISTRATION,
    inputOf: (typed) => ({ ...typed, fullName: typed.fullName.trim(), email: typed.email.trim() }),
    say: (reason) => ownSentence(reason, lang) ?? problemSentence(reason, lang),
    failed: common.error,
    sentence: (refusal) =>
      refusal.is('internal')
        ? t.failed
        : (ownSentence(refusal.code, lang) ?? refusalSentence(refusal, lang)),
    // The browser reports a weak password in the same way as the server.
    onInvalid: ({ password }) => {
      if (password !== 'weak-password') return;
      const description = t.problems[password];
      toast({ variant: 'destructive', title: common.error, description });
    },
    onRefused: (refusal, body) => {
      if (refusal.is('recent-login-required')) {
        setAsking(body);
        return true;
      }
      // The toast shows the refusal as well.
      form.refuse(blamedFields(refusal));
      return false;
    },
    done: (_, { fullName, role: as }) => ({
      title: t.created,
      description: t.createdText(fullName, t.roles[as]),
    }),
    onDone: () => {
      form.reset(EMPTY_REGISTRATION);
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const { busy, run } = form.action;

  return (
    <Card>
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <TextField label={t.fullName} autoComplete="off" required {...form.field('fullName')} />
          <TextField
            label={t.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            {...form.field('email')}
          />
          <PasswordField
            label={t.password}
            hint={t.passwordHint}
            showLabel={common.showPassword}
            hideLabel={common.hidePassword}
            autoComplete="new-password"
            required
            {...form.field('password')}
          />
          <Select label={t.role} hint={t.roleHints[role]} required {...form.field('role')}>
            <Options of={REGISTRABLE_ROLES.map((each) => [each, t.roles[each]])} />
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
          why={t.again}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            void run(asking);
          }}
        />
      )}
    </Card>
  );
}
