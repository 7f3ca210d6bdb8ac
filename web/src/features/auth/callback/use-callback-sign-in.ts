import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session';
import { continueGoogleRedirect } from '../google-sign-in';

/** How a sign-in that came back to /auth/callback goes: loading, success, or failure. */
export function useCallbackSignIn(active: boolean): 'loading' | 'success' | 'failure' {
  const session = useSession();
  const [redirect, setRedirect] = useState<'pending' | 'done' | 'failed'>('pending');
  useEffect(() => {
    if (!active) return;
    let over = false;
    continueGoogleRedirect().then(
      () => {
        if (!over) setRedirect('done');
      },
      () => {
        if (!over) setRedirect('failed');
      },
    );
    return () => {
      over = true;
    };
  }, [active]);
  if (redirect === 'failed') return 'failure';
  if (redirect === 'pending' || session.status === 'loading') return 'loading';
  return session.status === 'signed-in' ? 'success' : 'failure';
}
