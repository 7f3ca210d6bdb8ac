/**
 * Who is signed in, for this tab. Data path: Firebase Auth's token events -> `adopt` -> one snapshot -> React through
 * `session.tsx`. Only the token's claim gives the role. Public pages without a remembered person never load Auth.
 */
import { MAIN_LANGUAGE, type Language } from '@tulia/domain/person/language';
import { roleOfClaim, type Role } from '@tulia/domain/person/role';
import { SECOND } from '@tulia/domain/time/instant';
import type { User } from 'firebase/auth';
import { isAccountServiceSilent, keepAskingAbout } from '../firebase/account-service';
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

const LOADING: SessionState = { status: 'loading', user: null, role: null };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null, role: null, certain: true };
/** The state of public pages and prerendered markup before Auth was asked. */
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

/** Message to the other tabs: the person signed out, or was sent to a page. */
interface Leave {
  page: string;
  reason?: SignOutReason | undefined;
}

/** Deletes only the tab's own records: when a sleeping tab hears of a sign-out, another person may be signed in. */
async function endTab(): Promise<void> {
  clearTabRecords();
  await endFirestore();
}

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tulia-session');
tabs?.addEventListener('message', ({ data }: MessageEvent<Leave>) => {
  if (leaving) return;
  if (data.reason !== undefined) {
    // The sending tab deletes the browser's records.
    void leave(data, endTab);
    return;
  }
  stopListening();
  publish(SIGNED_OUT);
  void endTab();
});

/** A sign-out ended this page, or the person signed out on another page of this tab. */
function isOver(): boolean {
  const { status, user } = currentSession();
  return leaving || (status === 'signed-in' && rememberedPerson()?.uid !== user.uid);
}

loadAnewOnReturn(isOver);

/** Sign-in times are whole seconds: a new sign-in within the second of the change would end again. */
const untilSignInCounts = () => new Promise((resolve) => setTimeout(resolve, SECOND));

/** Ends this tab's session and loads the page that says why. Several tabs may do so at once. */
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

/** Offline an expired token stays expired: the remembered role decides what is shown, the rules what is given. */
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

/** Milliseconds for a token while the account service is silent: reading one in force needs no network. */
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
    // A session ended elsewhere (revoked, deleted, another tab) leaves nothing behind either.
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
    // Auth could not be fetched, which proves nothing about the remembered person.
    if (rememberedPerson()) void startAgain();
    else publish(SIGNED_OUT);
    throw error;
  }
}

async function startAgain(): Promise<void> {
  await untilWorthTrying(failedStarts++);
  await startSession().catch(() => undefined);
}

/** Calling again is free. */
export function startSession(): Promise<void> {
  started ??= start();
  return started;
}

/** Starts the session if needed or a person is remembered; else the visitor counts as signed out. */
export function beginSession(options: { needed: boolean; language: Language }): void {
  language = options.language;
  if (options.needed || rememberedPerson()) void startSession().catch(() => undefined);
  else if (!started) publish(PRESUMED_OUT);
}

/** Shows a verified email, a changed name or role without a new sign-in. */
export async function refreshSession(): Promise<void> {
  await startSession();
  const { auth } = await loadAuth();
  const user = auth.currentUser;
  if (!user) return adopt(null);
  await user.reload();
  await user.getIdToken(true);
  await adopt(auth.currentUser);
}

/** Renews the token. @throws the Auth SDK's error, since a call without a token would count as a stranger's */
export async function tokenInForce(): Promise<void> {
  await startSession();
  const { auth } = await loadAuth();
  await auth.currentUser?.getIdToken();
}

export async function clearLocalData(): Promise<void> {
  await clearFirestoreCache();
  await clearLocalRecords();
}

/** Signs out in every tab. @param reason what `page` says when the sign-out was not the person's wish */
export async function signOut(page: string, reason?: SignOutReason): Promise<void> {
  if (leaving) return;
  const left = leave({ page, reason }, clearLocalData);
  tabs?.postMessage({ page, reason } satisfies Leave);
  await left;
}
