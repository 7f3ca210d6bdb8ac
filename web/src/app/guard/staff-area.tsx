/** One frame over all staff pages reads access and counts once. Admin pages send other staff to `/staff`. */
import { isAdmin } from '@tulia/domain/person/role';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useSession } from '../../platform/session/session';
import { Guarded } from './guard';
import { PageBoundary } from '../page-boundary';
import { PageLoading } from '../page-loading';

const StaffShell = lazyPart(() =>
  import('../../staff/frame/staff-shell').then((part) => part.default),
);

const ForAdmins = lazyPart(() =>
  import('../../staff/frame/for-admins').then((part) => part.default),
);

export function StaffArea() {
  const { role } = useSession();
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <Guarded guard="staff">
          {role !== null && (
            <StaffShell role={role}>
              <Outlet />
            </StaffShell>
          )}
        </Guarded>
      </Suspense>
    </PageBoundary>
  );
}

/** For pages of admins; the staff area has checked that the person is staff. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { role } = useSession();
  return role !== null && isAdmin(role) ? children : <ForAdmins />;
}
