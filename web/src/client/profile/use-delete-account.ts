import { bodySchema } from '@tulia/domain/calls/call';
import { deleteMyAccount } from '@tulia/domain/calls/people/my-data';
import { useState } from 'react';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { refusalSentence } from '../../platform/language/refusals';
import { refusalTitle } from '../../platform/language/unanswered';
import { useSchemaForm } from '../../platform/hooks/use-schema-form';
import { forgetLogin } from '../../platform/device/own-device';
import { call } from '../../platform/live/call';
import { useAction } from '../../platform/live/use-action';
import { proveIdentity } from '../../platform/session/prove-identity';
import { useHasPassword } from '../../platform/session/use-proof';
import { useSession } from '../../platform/session/session';

/** The function cancels each session first, and gives up after one minute. */
const PATIENCE_MS = 60_000;

const SCHEMA = bodySchema(deleteMyAccount);

interface LeavingValues {
  password: string;
  understood: boolean;
}

/** Proves the identity, deletes the account and signs out, which deletes the data in this browser. */
export function useDeleteAccount() {
  const { t: all, lang } = useTexts(myDataTexts);
  const t = all.leave;
  const session = useSession();
  const byPassword = useHasPassword();
  const [unproven, setUnproven] = useState(false);

  const sentences: Partial<Record<string, string>> = {
    'no-password': t.noPassword,
    'wrong-password': t.wrong,
  };
  const form = useSchemaForm(SCHEMA, {
    defaultValues: { password: '', understood: false },
    inputOf: ({ understood }: LeavingValues) => ({ confirmed: understood, language: lang }),
    fieldOf: (path) => (path === 'confirmed' ? 'understood' : path),
    alsoCheck: ({ password }: LeavingValues): Record<string, string> =>
      byPassword && password === '' ? { password: 'no-password' } : {},
    say: (reason) => sentences[reason] ?? t.notTicked,
  });
  const leaving = useAction(
    async ({ password }: LeavingValues) => {
      const proof = await proveIdentity(byPassword ? password : null);
      if (proof !== 'proven') return proof;
      await call(deleteMyAccount, { confirmed: true, language: lang }, PATIENCE_MS);
      forgetLogin();
      await session.signOut('account-deleted');
      return proof;
    },
    {
      onDone: (proof) => {
        if (proof === 'wrong-password') form.refuse({ password: proof });
        setUnproven(proof === 'failed');
      },
    },
  );
  const { busy, refusal } = leaving;
  const problem = refusal
    ? `${refusalTitle(refusal, t.failed, lang)}. ${refusalSentence(refusal, lang)}`
    : unproven
      ? t.notProven
      : null;
  return {
    form: { ...form, submit: form.submit(() => leaving.run(form.getValues())) },
    busy,
    byPassword,
    /** why the account was not deleted, when no field says it */
    problem: busy ? null : problem,
  };
}
