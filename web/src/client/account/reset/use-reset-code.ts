import { useEffect, useState } from 'react';
import { authProblem } from '../auth-problem';
import { loadAuth } from '../../../platform/firebase/auth';

type ResetCode =
  | { state: 'none' | 'checking' | 'expired' | 'unreachable' }
  | { state: 'valid'; code: string; email: string };

/** Asks the server for the email address of a reset link. */
export function useResetCode(code: string | null): ResetCode & {
  again: () => void;
  expire: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ key: string; answer: ResetCode } | null>(null);
  const key = `${code ?? ''}\n${attempt}`;

  useEffect(() => {
    if (code === null) return;
    let over = false;
    const answer = (next: ResetCode) => {
      if (!over) setFound({ key, answer: next });
    };
    loadAuth()
      .then(({ auth, sdk }) => sdk.verifyPasswordResetCode(auth, code))
      .then(
        (email) => answer({ state: 'valid', code, email }),
        (error: unknown) =>
          answer({ state: authProblem(error) === 'network' ? 'unreachable' : 'expired' }),
      );
    return () => {
      over = true;
    };
  }, [code, key]);

  const again = () => setAttempt(attempt + 1);
  const expire = () => setFound({ key, answer: { state: 'expired' } });
  if (code === null) return { state: 'none', again, expire };
  return { ...(found?.key === key ? found.answer : { state: 'checking' }), again, expire };
}
