/** Replaces every page for a staff member who still has the password that an admin chose. */
import { useEffect, useEffectEvent, useState } from 'react';
import { ownPasswordTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { useHasPassword } from '../../../platform/session/use-proof';
import { useSession } from '../../../platform/session/session';
import { Button } from '../../../ui/button';
import { UsernameHint } from '../../../ui/fields/username-hint';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/toast-store';
import { AccountCard } from '../account-card';
import { useAuthWords } from '../auth-words';
import { AccountForm } from '../account-form';
import { AccountPassword } from '../account-password';
import { unmetNeeds } from '../password-needs';
import { askToOpen, setOwnPassword } from './set-own-password';

interface Values {
  email: string;
  fullName: string;
  given: string | null;
  password: string;
}

const schema = async () => (await import('../credential-schemas')).ownPasswordSchema;

export default function OwnPassword() {
  const { t, common } = useTexts(ownPasswordTexts);
  const { user, signOut } = useSession();
  const say = useAuthWords();
  const byPassword = useHasPassword();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(true);
  const [isSet, setIsSet] = useState(false);
  const email = user?.email ?? '';
  const person = { email, fullName: user?.displayName ?? '' };
  const form = useSchemaForm<Values, Values>(schema, {
    defaultValues: { ...person, given: '', password: '' },
    inputOf: ({ given, password }) => ({ ...person, given: byPassword ? given : null, password }),
    say,
  });

  useEffect(() => {
    // Once the server has opened the pages, the listener of the staff document removes this form.
    void askToOpen().then(setAsking);
  }, []);

  const welcome = useEffectEvent(() => void toast({ title: t.done }));
  // The listener removes this form when the pages open, even if the answer to the call comes late or is lost.
  useEffect(() => (isSet ? () => welcome() : undefined), [isSet]);

  const attempt = async (given: string | null, password: string) => {
    const problem = isSet ? null : await setOwnPassword(given, password);
    if (problem !== null) return problem;
    setIsSet(true);
    return (await askToOpen()) ? null : 'own-password-unconfirmed';
  };
  const send = form.submit(async ({ given, password }) => {
    setBusy(true);
    const problem = await attempt(given, password);
    setBusy(false);
    if (problem === 'credentials') form.refuse({ given: 'wrong-given' });
    else if (problem !== null && problem !== 'dismissed')
      form.refuse({ [problem === 'weak-password' ? 'password' : 'root.refused']: problem });
  });

  if (asking)
    return (
      <AccountCard heading={t.heading}>
        <Spinner label={t.looking} />
      </AccountCard>
    );
  return (
    <AccountCard heading={t.heading} lead={t.lead}>
      <AccountForm form={form} busy={busy} send={send}>
        <p>{t.account(email)}</p>
        <UsernameHint email={email} />
        {byPassword ? (
          <AccountPassword label={t.given} {...form.field('given')} />
        ) : (
          <p>{t.google}</p>
        )}
        <AccountPassword
          label={t.own}
          unmet={unmetNeeds(form.watch('password'), person)}
          {...form.field('password')}
        />
        <Button type="submit" full busy={busy} busyLabel={common.saving}>
          {t.submit}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void signOut()}>
          {common.logOut}
        </Button>
      </AccountForm>
    </AccountCard>
  );
}
