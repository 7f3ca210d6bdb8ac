import { deleteMyAccount } from '@tulia/domain/calls/my-data';
import { Refusal } from '@tulia/domain/refusal';
import { useEffect, useState } from 'react';
import { myDataCopy } from '../../copy/account/my-data';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { hasPassword, proveIdentity } from '../../session/prove-identity';
import { useSession } from '../../session/session';

/** Sessions are cancelled one after the other before the account goes; the function itself gives up after a minute. */
const PATIENCE_MS = 60_000;

export interface DeleteAccountState {
  password: string;
  understood: boolean;
  busy: boolean;
  byPassword: boolean;
  /** what keeps it from going on, and the field it belongs to */
  problem: { field: 'password' | 'understood' | null; text: string } | null;
}

function missingIn({ byPassword, password, understood }: DeleteAccountState) {
  if (byPassword && password === '') return 'password';
  return understood ? null : 'understood';
}

/** Proves who asks, deletes the account, and leaves: signing out wipes what this browser keeps. */
export function useDeleteAccount() {
  const { t: all, lang } = useCopy(myDataCopy);
  const t = all.leave;
  const session = useSession();
  const [state, setState] = useState<DeleteAccountState>({
    password: '',
    understood: false,
    busy: false,
    byPassword: true,
    problem: null,
  });
  const change = (part: Partial<DeleteAccountState>) =>
    setState((before) => ({ ...before, problem: null, ...part }));
  const stop = (field: 'password' | 'understood' | null, text: string) =>
    change({ busy: false, problem: { field, text } });

  useEffect(() => {
    let over = false;
    void hasPassword().then(
      (byPassword) => {
        if (!over) setState((before) => ({ ...before, byPassword }));
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, []);

  const submit = async () => {
    const { busy, byPassword, password } = state;
    if (busy) return;
    const missing = missingIn(state);
    if (missing !== null) {
      stop(missing, missing === 'password' ? t.noPassword : t.notTicked);
      return;
    }
    change({ busy: true });
    const proof = await proveIdentity(byPassword ? password : null);
    if (proof !== 'proven') {
      if (proof === 'dismissed') change({ busy: false });
      else if (proof === 'wrong-password') stop('password', t.wrong);
      else stop(null, t.notProven);
      return;
    }
    try {
      await call(deleteMyAccount, { confirmed: true, language: lang }, PATIENCE_MS);
    } catch (error) {
      const refusal = error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      stop(null, `${t.failed}. ${refusalSentence(refusal, lang)}`);
      return;
    }
    await session.signOut('account-deleted');
  };
  return { state, change, submit };
}
