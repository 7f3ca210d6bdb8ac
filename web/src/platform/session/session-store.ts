/**
 * Who is signed in, for this tab. Data path: Firebase Auth's token events -> `adopt` -> one snapshot -> React
 * through `session.tsx`. The role comes from the token's claim and from nowhere else. Auth itself is fetched only
 * when the session is asked for (`startSession`): public pages without a remembered person never pay for it.
 */
import { MAIN_LANGUAGE, type Language } from '@tulia/domain/person/language';
import { roleOfClaim, type Role } from '@tulia/domain/person/role';
import { SECOND } from '@tulia/domain/time/instant';
import type { User } from 'firebase/auth';
import { isAccountServiceSilent } from '../firebase/account-service';
import { loadAuth } from '../firebase/auth';
import { leaveSignOutReason, type SignOutReason } from './sign-out-reason';
import { clearFirestoreCache, endFirestore } from '../firebase/firestore';
import { stopListening } from '../firebase/listeners';
import { heardTime, presentInstant } from '../hooks/clock';
import { loadAnewOnReturn } from '../device/come-back';
import { clearLocalRecords, clearTabRecords } from '../device/local-record';
import { ensureProfile } from './own-profile';
import { rememberedPerson, rememberPerson } from '../device/session-record';
import { likelyNow, timesOf, type TokenTimes } from './token-times';
import { keepAskingAbout } from './keep-asking';
import { untilWorthTrying } from '../offline/connection';
import { createStore } from '../../store';

export interface SessionUser {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
}

export type SessionState =
  | { status: 'loading'; user: null; role: null }
  /** `certain` is false while no person is remembered and Auth has not been asked */
  | { status: 'signed-out'; user: null; role: null; certain: boolean }
  /** `times` is null while the token cannot be read, as without a connection */
  | { status: 'signed-in'; user: SessionUser; role: Role; times: TokenTimes | null };

export const LOADING: SessionState = { status: 'loading', user: null, role: null };
export const SIGNED_OUT: SessionState = {
  status: 'signed-out',
  user: null,
  role: null,
  certain: true,
};
/** What a public page shows, and prerendered markup holds, before Auth was asked. */
export const PRESUMED_OUT: SessionState = { ...SIGNED_OUT, certain: false };

const store = createStore<SessionState>(LOADING);
const publish = store.set;
export const subscribeToSession = store.subscribe;
export const currentSession = store.get;

let language: Language = MAIN_LANGUAGE;
let started: Promise<void> | null = null;
let leaving = false;
let failedStarts = 0;
let turn = 0;

/** What the other tabs of this browser are told: the person has signed out, or was sent away and where to. */
interface Leave {
  page: string;
  reason?: SignOutReason | undefined;
}
/** Another person may have signed in by the time a sleeping tab hears of it: it wipes nothing but its own. */
async function endTab(): Promise<void> {
  clearTabRecords();
  await endFirestore();
}

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tulia-session');
tabs?.addEventListener('message', ({ data }: MessageEvent<Leave>) => {
  if (leaving) return;
  if (data.reason !== undefined) {
    // The tab that sent it wipes the browser.
    void leave(data, endTab);
    return;
  }
  stopListening();
  publish(SIGNED_OUT);
  void endTab();
});

/** Left for good, or by a person who has signed out meanwhile on another page of this tab. */
function isOver(): boolean {
  const { status, user } = currentSession();
  return leaving || (status === 'signed-in' && rememberedPerson()?.uid !== user.uid);
}

loadAnewOnReturn(isOver);

/**
 * A changed access holds for sign-ins from the next whole second on, since they are known to the second only. A
 * staff member who signs in again must not be able to do so too early, and be sent away once more.
 */
const untilSignInCounts = () => new Promise((resolve) => setTimeout(resolve, SECOND));

/** Ends this tab's session, and loads the page that says why. Several tabs may do so at the same time. */
async function leave({ page, reason }: Leave, clean: () => Promise<void>): Promise<void> {
  leaving = true;
  publish(LOADING);
  stopListening();
  const askedAgain = reason === 'access-changed' ? untilSignInCounts() : undefined;
  try {
    const { auth, sdk } = await loadAuth();
    await sdk.signOut(auth);
    await clean();
  } finally {
    await askedAgain;
    if (reason !== undefined) leaveSignOutReason(reason);
    location.assign(page);
  }
}

/**
 * The role in the token, and its times. Without a connection an expired token cannot be renewed; the remembered
 * role then decides what is shown, and the rules still decide what is given.
 */
async function readToken(user: User): Promise<{ role: Role; times: TokenTimes | null }> {
  try {
    const token = await inTime(user.getIdTokenResult());
    const times = timesOf(token);
    if (times !== null) heardTime(likelyNow(times, presentInstant()));
    return { role: roleOfClaim(token.claims.role), times };
  } catch {
    const remembered = rememberedPerson();
    return { role: remembered?.uid === user.uid ? remembered.role : 'client', times: null };
  }
}

/**
 * A token in force is read at once; while the account service is silent, the page does not wait for another.
 * Milliseconds.
 */
const READ_MS = 300;

function inTime<T>(work: Promise<T>): Promise<T> {
  if (!isAccountServiceSilent()) return work;
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The token cannot be renewed now.')), READ_MS);
    work.then(resolve, reject);
  });
}

async function adopt(user: User | null): Promise<void> {
  const mine = ++turn;
  if (leaving) return;
  if (!user) {
    // A session that ended by itself (revoked, deleted, ended in another tab) leaves nothing behind either.
    if (rememberedPerson()) {
      stopListening();
      await clearLocalData();
    }
    if (mine === turn) publish(SIGNED_OUT);
    return;
  }
  const { role, times } = await readToken(user);
  if (mine !== turn) return;
  rememberPerson({ uid: user.uid, role });
  publish({
    status: 'signed-in',
    role,
    times,
    user: {
      uid: user.uid,
      email: user.email ?? '',
      emailVerified: user.emailVerified,
      displayName: user.displayName,
    },
  });
  void ensureProfile(user, language);
}

async function start(): Promise<void> {
  try {
    const { auth, sdk } = await loadAuth();
    keepAskingAbout(() => auth.currentUser);
    await auth.authStateReady();
    await adopt(auth.currentUser);
    sdk.onIdTokenChanged(auth, (user) => void adopt(user));
  } catch (error) {
    started = null;
    // Auth could not be fetched, which proves nothing about the person remembered here.
    if (rememberedPerson()) void startAgain();
    else publish(SIGNED_OUT);
    throw error;
  }
}

async function startAgain(): Promise<void> {
  await untilWorthTrying(failedStarts++);
  await startSession().catch(() => undefined);
}

/** Fetches Firebase Auth and begins to follow it. Calling again is free. */
export function startSession(): Promise<void> {
  started ??= start();
  return started;
}

/**
 * Begins the page: starts the session where the page needs it or a person is remembered, else the visitor is taken
 * to be signed out until a sign-in is intended.
 */
export function beginSession(options: { needed: boolean; language: Language }): void {
  language = options.language;
  if (options.needed || rememberedPerson()) void startSession().catch(() => undefined);
  else if (!started) publish(PRESUMED_OUT);
}

/** Asks the server again: a verified e-mail, a changed name or a changed role shows without a new sign-in. */
export async function refreshSession(): Promise<void> {
  await startSession();
  const { auth } = await loadAuth();
  const user = auth.currentUser;
  if (!user) return adopt(null);
  await user.reload();
  await user.getIdToken(true);
  await adopt(auth.currentUser);
}

/**
 * Resolves when the token in use is in force, or was renewed; at once when no person is signed in.
 * @throws the error of the Auth SDK when it cannot be renewed now: without it, what is sent counts as a stranger's
 */
export async function tokenInForce(): Promise<void> {
  await startSession();
  const { auth } = await loadAuth();
  await auth.currentUser?.getIdToken();
}

/** Ends Firestore and wipes everything this browser keeps about the person. */
export async function clearLocalData(): Promise<void> {
  await clearFirestoreCache();
  await clearLocalRecords();
}

/**
 * Signs out in every tab, wipes this browser, and loads `page` afresh.
 * @param reason what the page is to say when it was not the person who wished to leave
 */
export async function signOut(page: string, reason?: SignOutReason): Promise<void> {
  if (leaving) return;
  const left = leave({ page, reason }, clearLocalData);
  tabs?.postMessage({ page, reason } satisfies Leave);
  await left;
}
