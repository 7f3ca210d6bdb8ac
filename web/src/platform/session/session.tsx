import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { localPath } from '../language/language';
import { useLanguage } from '../language/use-texts';
import { paths } from '../../paths';
import type { SignOutReason } from './sign-out-reason';
import * as store from './session-store';

export type { SessionUser } from './session-store';

export type Session = store.SessionState & {
  /** fetches Firebase Auth; call it when a sign-in is intended on a public page */
  start: () => Promise<void>;
  /** reloads the account and its token: verified email, name, role */
  refresh: () => Promise<void>;
  /** deletes this browser's records and goes to `/`, which says why */
  signOut: (reason?: SignOutReason) => Promise<void>;
  /** the same for staff whose access ended or changed; goes to `/login`, which says why */
  endAccess: (reason: SignOutReason) => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

interface SessionProps {
  /** the page must know who is signed in; else Auth loads only for a remembered person */
  needed: boolean;
  children: ReactNode;
}

export function SessionProvider({ needed, children }: SessionProps) {
  const language = useLanguage();
  const state = useSyncExternalStore(
    store.subscribeToSession,
    store.currentSession,
    () => store.PRESUMED_OUT,
  );
  useEffect(() => store.beginSession({ needed, language }), [needed, language]);
  const session = useMemo(
    (): Session => ({
      ...state,
      start: store.startSession,
      refresh: store.refreshSession,
      signOut: (reason) => store.signOut(localPath(paths.home, language), reason),
      endAccess: (reason) => store.signOut(localPath(paths.login, language), reason),
    }),
    [state, language],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
