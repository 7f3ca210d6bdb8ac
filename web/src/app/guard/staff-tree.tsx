/**
 * The tree of staff pages: reactfire watches the token's claim (`useSigninCheck`), the person's own `staff` document
 * and the settings. The document decides by itself: tokens and claims follow a dismissal later (threats row 9).
 * reactfire never forgets an observable and names a claim check by its options only: so the tree is keyed by uid, its
 * cache is emptied for each person, and there is one check. Lists use our own listeners (decision 024).
 */
import { isStaffRole } from '@tulia/domain/person/role';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { FirebaseApp } from 'firebase/app';
import type { DocumentReference } from 'firebase/firestore';
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, useSigninCheck } from 'reactfire';
import { useOwnPasswordDue } from '../../client/account/own-password/use-own-password-due';
import { storeDay } from '../../platform/device/kept-day';
import { loadApp } from '../../platform/firebase/app';
import { loadAuth, type LoadedAuth } from '../../platform/firebase/auth';
import { loadFirestore, type LoadedFirestore } from '../../platform/firebase/firestore';
import { trackListener, watchDenials } from '../../platform/firebase/listeners';
import { useNow } from '../../platform/hooks/use-now';
import { fetchPart } from '../../platform/offline/fetch-part';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useSession } from '../../platform/session/session';
import { staffAccessStatus } from '../../platform/session/staff-access-status';
import { BareMain } from '../../staff/frame/bare-main';
import { StaffRecords } from '../../staff/parts/staff-records';
import { useKeptDocument } from '../../staff/parts/use-kept-document';
import { PageLoading } from '../page-loading';

const OwnPassword = lazyPart(() =>
  import('../../client/account/own-password/own-password').then((part) => part.default),
);

interface Sdks {
  app: FirebaseApp;
  auth: LoadedAuth['auth'];
  firestore: LoadedFirestore;
}

let tree: { uid: string; sdks: Promise<Sdks> } | null = null;

/** Also empties reactfire's cache for the new person. */
function sdksFor(uid: string): Promise<Sdks> {
  if (tree?.uid !== uid) {
    const { _reactFirePreloadedObservables: cache } = globalThis as {
      _reactFirePreloadedObservables?: Map<string, unknown>;
    };
    cache?.clear();
    const load = () => Promise.all([loadApp(), loadAuth(), loadFirestore()]);
    const sdks = fetchPart(load).then(([app, { auth }, firestore]) => ({ app, auth, firestore }));
    tree = { uid, sdks };
    // A sign-out ends Firestore and reactfire's listeners: the next sign-in needs a new tree.
    trackListener(() => (tree = null));
  }
  return tree.sdks;
}

const staffClaim = (claims: Record<string, unknown>) => ({
  hasRequiredClaims: isStaffRole(claims.role),
  errors: {},
});

/** Milliseconds between checks of the device's clock. */
const LOOK_MS = 15_000;

/** Least milliseconds between account checks after refusals. */
const DENIAL_PAUSE_MS = 10_000;

/** Milliseconds for the staff document to explain a refusal, before the account service ends the session. */
const DOCUMENT_FIRST_MS = 2_000;

interface StaffTreeProps {
  uid: string;
  /** asks for a new sign-in in front of the page, which stays hidden */
  again: ReactNode;
  children: ReactNode;
}

interface StaffWatchProps extends Omit<StaffTreeProps, 'uid'> {
  own: DocumentReference;
  settings: DocumentReference;
}

function StaffWatch({ again, children, ...documents }: StaffWatchProps) {
  const session = useSession();
  const { role, refresh, endAccess } = session;
  const check = useSigninCheck({ validateCustomClaims: staffClaim });
  const own = useKeptDocument(documents.own, staff);
  const settings = useKeptDocument(documents.settings, practiceSettings);
  const records = useMemo(() => ({ own, settings }), [own, settings]);
  const now = useNow(LOOK_MS);
  const claimLost = check.status === 'success' && !check.data.hasRequiredClaims;
  const times = session.status === 'signed-in' ? session.times : null;
  // Offline the cache says "no such document", which is no dismissal.
  const record = own.fromCache ? undefined : own.data;
  const ownPasswordDue = useOwnPasswordDue(record);
  const accessStatus = staffAccessStatus(record, role ?? 'client', times, now);

  useEffect(() => {
    if (accessStatus === 'ended') void endAccess('access-ended');
    if (accessStatus === 'changed') void endAccess('access-changed');
    if (accessStatus === 'again') storeDay(null);
  }, [accessStatus, endAccess]);
  useEffect(() => {
    // After a failure the page stays; the rules refuse reads that are not allowed.
    if (claimLost) void refresh().catch(() => undefined);
  }, [claimLost, refresh]);
  useEffect(() => {
    let last = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchDenials(() => {
      if (Date.now() - last < DENIAL_PAUSE_MS) return;
      last = Date.now();
      // Ends a revoked session, or renews the token and its time.
      timer = setTimeout(() => void refresh().catch(() => undefined), DOCUMENT_FIRST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refresh]);

  if (accessStatus === 'ended' || accessStatus === 'changed') return null;
  // The rules give nothing to staff whose password another person chose.
  if (ownPasswordDue)
    return (
      <BareMain>
        <Suspense fallback={<PageLoading />}>
          <OwnPassword />
        </Suspense>
      </BareMain>
    );
  const over = accessStatus === 'again';
  return (
    <StaffRecords value={records}>
      <div style={{ display: over ? 'none' : 'contents' }}>{children}</div>
      {over && again}
    </StaffRecords>
  );
}

export default function StaffTree({ uid, again, children }: StaffTreeProps) {
  // Keeps the SDKs of the first render after a sign-out has ended them.
  const [sdks] = useState(() => sdksFor(uid));
  const { app, auth, firestore } = use(sdks);
  const at = (path: string) => firestore.sdk.doc(firestore.db, path);
  return (
    <FirebaseAppProvider key={uid} firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <StaffWatch own={at(staffPath(uid))} settings={at(PRACTICE_SETTINGS_PATH)} again={again}>
          {children}
        </StaffWatch>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
