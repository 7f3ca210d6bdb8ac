/**
 * The tree of staff pages: reactfire watches the claim in the token (`useSigninCheck`) and reads what the whole tab
 * needs as long as it is open, the person's own `staff` document and the practice's settings. The own document decides
 * by itself: tokens and claims follow a dismissal only later, and a token renewed in between would still name the old
 * role (threats row 9).
 *
 * reactfire never forgets an observable and names a claim check by its options only: the tree is keyed by uid, its
 * cache is emptied for each person, and there is exactly one check. Lists, and what the rules may come to refuse, use
 * our own listeners (decision 024).
 */
import { isStaffRole } from '@tulia/domain/person/role';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { FirebaseApp } from 'firebase/app';
import type { DocumentReference } from 'firebase/firestore';
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, useSigninCheck } from 'reactfire';
import { useOwnPasswordDue } from '../../client/account/own-password/use-own-password-due';
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

/** The SDKs for one person's tree; emptying reactfire's cache belongs to the same moment. */
function sdksFor(uid: string): Promise<Sdks> {
  if (tree?.uid !== uid) {
    const { _reactFirePreloadedObservables: cache } = globalThis as {
      _reactFirePreloadedObservables?: Map<string, unknown>;
    };
    cache?.clear();
    const load = () => Promise.all([loadApp(), loadAuth(), loadFirestore()]);
    const sdks = fetchPart(load).then(([app, { auth }, firestore]) => ({ app, auth, firestore }));
    tree = { uid, sdks };
    // A sign-out ends Firestore, and reactfire's listeners with it: whoever comes back needs the next one.
    trackListener(() => (tree = null));
  }
  return tree.sdks;
}

const staffClaim = (claims: Record<string, unknown>) => ({
  hasRequiredClaims: isStaffRole(claims.role),
  errors: {},
});

/** How often the device's clock is looked at. */
const LOOK_MS = 15_000;

/** Least time between two looks at the account after refusals. */
const DENIAL_PAUSE_MS = 10_000;

/**
 * How long the own staff document has to say first why something was refused. The account service only says that the
 * session is over, which would end it without a word about the changed access.
 */
const DOCUMENT_FIRST_MS = 2_000;

interface StaffTreeProps {
  uid: string;
  /** asks the person to sign in again; stands in front of the page, which is kept but not shown */
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
  // Without a connection the cache says "no such document", which is no dismissal.
  const record = own.fromCache ? undefined : own.data;
  const ownPasswordDue = useOwnPasswordDue(record);
  const accessStatus = staffAccessStatus(record, role ?? 'client', times, now);

  useEffect(() => {
    if (accessStatus === 'ended') void endAccess('access-ended');
    if (accessStatus === 'changed') void endAccess('access-changed');
  }, [accessStatus, endAccess]);
  useEffect(() => {
    // A failure leaves the page as it is; the rules refuse reads that are not allowed any more.
    if (claimLost) void refresh().catch(() => undefined);
  }, [claimLost, refresh]);
  useEffect(() => {
    let last = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchDenials(() => {
      if (Date.now() - last < DENIAL_PAUSE_MS) return;
      last = Date.now();
      // A revoked session ends by this, and a renewed token tells the true time.
      timer = setTimeout(() => void refresh().catch(() => undefined), DOCUMENT_FIRST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refresh]);

  if (accessStatus === 'ended' || accessStatus === 'changed') return null;
  // The rules give nothing to staff who still have the password that another person chose; so nothing opens here
  // either.
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
  // Those of its beginning, whatever ends meanwhile.
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
