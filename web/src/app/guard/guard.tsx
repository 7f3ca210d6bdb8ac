import { isAdmin, isStaffRole, type Role } from '@tulia/domain/person/role';
import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadPractice, usePracticeState } from '../../shared/practice/practice';
import { earlyAddress } from '../../client/booking/island/early-address';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useSession, type Session } from '../../platform/session/session';
import { paths, withRedirect } from '../../paths';
import { BareMain } from '../../staff/frame/bare-main';
import { PageLoading } from '../page-loading';
import type { Guard } from '../routes';

const PendingBadge = lazyPart(() => import('../pending-badge').then((part) => part.default));
const SignInAgain = lazyPart(() =>
  import('../../staff/people/session/sign-in-again').then((part) => part.default),
);
const OwnPasswordGate = lazyPart(() => import('./own-password-gate').then((part) => part.default));
const StaffTree = lazyPart(() => import('./staff-tree').then((part) => part.default));

function roleAllowed(guard: 'staff' | 'admin', role: Role): boolean {
  return guard === 'admin' ? isAdmin(role) : isStaffRole(role);
}

/** Leaves `loading` in a deferred render, so that React draws the page in small, interruptible steps. */
function useKnownStatus(session: Session): Session['status'] {
  const { status } = session;
  const known = status === 'signed-out' && !session.certain ? 'loading' : status;
  const before = useDeferredValue<Session['status']>(known, 'loading');
  return before === 'loading' ? before : known;
}

/** With the way back to this page (path and query). */
function ToLogin() {
  const { pathname, search } = useLocation();
  const back = earlyAddress(pathname) ?? `${pathname}${search}`;
  return <Navigate replace to={withRedirect(paths.login, back)} />;
}

/** Open to visitors where the practice asks for the account last, or for none. */
function EntryGate({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const { value: practice, status } = usePracticeState();
  useEffect(() => void loadPractice(), []);
  if (status === 'default') return loading;
  return practice.bookingEntry === 'account-first' ? <ToLogin /> : children;
}

interface GuardedProps {
  guard: Guard;
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Who sees a page (specification section 2). It only shows or hides: rules and functions check again. Visitors go to
 * `/login`, wrong roles to `/`, and staff first choose their own password.
 * @param loading shown until the session is known
 */
export function Guarded({ guard, loading = <PageLoading />, children }: GuardedProps) {
  const session = useSession();
  const status = useKnownStatus(session);
  if (guard === 'none') return children;
  if (status === 'loading') return loading;
  if (session.status !== 'signed-in')
    return guard === 'booking-entry' ? (
      <EntryGate loading={loading}>{children}</EntryGate>
    ) : (
      <ToLogin />
    );
  if (guard === 'login' || guard === 'booking-entry')
    return isStaffRole(session.role) ? (
      <OwnPasswordGate key={session.user.uid} uid={session.user.uid}>
        {children}
      </OwnPasswordGate>
    ) : (
      children
    );
  if (!roleAllowed(guard, session.role)) return <Navigate replace to={paths.home} />;
  return (
    <StaffTree
      key={session.user.uid}
      uid={session.user.uid}
      again={
        <BareMain>
          <Suspense fallback={<PageLoading />}>
            <SignInAgain />
          </Suspense>
        </BareMain>
      }
    >
      {children}
      {isAdmin(session.role) && (
        <Suspense fallback={null}>
          <PendingBadge />
        </Suspense>
      )}
    </StaffTree>
  );
}
