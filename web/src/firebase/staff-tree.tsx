/**
 * The tree of staff pages: reactfire's providers share this tab's SDKs, `useSigninCheck` watches the claim in the token,
 * and the person's own `staff` document is followed, so that a dismissal or a new role shows within seconds.
 *
 * reactfire never forgets an observable and names a claim check by its options only: the tree is keyed by uid, its cache
 * is emptied for each person, and there is exactly one check. Lists and documents use our own listeners.
 */
import { isStaffRole } from '@tulia/domain/person/role';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { FirebaseApp } from 'firebase/app';
import { use, useEffect, type ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useSigninCheck } from 'reactfire';
import { loadApp } from './app';
import { loadAuth, type LoadedAuth } from './auth';
import { loadFirestore, type LoadedFirestore } from './firestore';
import { useSession } from './session';
import { useDocument } from './use-document';

interface Sdks {
  app: FirebaseApp;
  auth: LoadedAuth['auth'];
  db: LoadedFirestore['db'];
}

const treeOf = new Map<string, Promise<Sdks>>();

/** The SDKs for one person's tree; emptying reactfire's cache belongs to the same moment. */
function sdksFor(uid: string): Promise<Sdks> {
  let sdks = treeOf.get(uid);
  if (!sdks) {
    const { _reactFirePreloadedObservables: cache } = globalThis as {
      _reactFirePreloadedObservables?: Map<string, unknown>;
    };
    cache?.clear();
    sdks = Promise.all([loadApp(), loadAuth(), loadFirestore()]).then(
      ([app, { auth }, { db }]) => ({
        app,
        auth,
        db,
      }),
    );
    treeOf.clear();
    treeOf.set(uid, sdks);
  }
  return sdks;
}

const staffClaim = (claims: Record<string, unknown>) => ({
  hasRequiredClaims: isStaffRole(claims.role),
  errors: {},
});

function StaffWatch({ uid, children }: { uid: string; children: ReactNode }) {
  const { role, refresh } = useSession();
  const check = useSigninCheck({ validateCustomClaims: staffClaim });
  const { data: record } = useDocument(staffPath(uid), staff);
  const claimLost = check.status === 'success' && !check.data.hasRequiredClaims;
  const changed = record !== undefined && (record?.active !== true || record.role !== role);
  const stale = claimLost || changed;
  useEffect(() => {
    // A failure leaves the page as it is; the rules refuse whatever is no longer allowed.
    if (stale) void refresh().catch(() => undefined);
  }, [stale, refresh]);
  return children;
}

export default function StaffTree({ uid, children }: { uid: string; children: ReactNode }) {
  const { app, auth, db } = use(sdksFor(uid));
  return (
    <FirebaseAppProvider key={uid} firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={db}>
          <StaffWatch uid={uid}>{children}</StaffWatch>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
