/**
 * Firestore, fetched on first use. Staff and unknown devices keep everything in memory; a client on an own device gets
 * the persistent multi-tab cache, which signing out wipes (design section 4). Where the browser cannot store, the SDK
 * falls back to memory by itself.
 */
import { isStaffRole } from '@tulia/domain/person/role';
import type { Firestore } from 'firebase/firestore';
import { loadApp } from './app';
import { databaseId, emulators } from './config';
import type * as firestoreSdk from './firestore-sdk';
import { currentConnection, subscribeToConnection } from '../offline/connection';
import { isOwnDevice } from '../device/own-device';
import { rememberedPerson } from '../device/session-record';

export type FirestoreSdk = typeof firestoreSdk;

export interface LoadedFirestore {
  db: Firestore;
  sdk: FirestoreSdk;
  /** whether it has kept anything from before this page was loaded */
  isKept: boolean;
}

type Cache = 'memory' | 'persistent';

let loaded: { cache: Cache; ready: Promise<LoadedFirestore> } | null = null;

function wantedCache(): Cache {
  const person = rememberedPerson();
  return person !== null && !isStaffRole(person.role) && isOwnDevice() ? 'persistent' : 'memory';
}

let hasHeard = false;
let following: (() => void) | null = null;
let applyLogLevel: (() => void) | null = null;

/**
 * Firestore's own messages on the console. A connection that breaks is no fault on a phone: the app shows it, and
 * every read and write that fails reaches our code as an error. Firestore complains of an unreachable server only
 * until it has heard one, and often before it can be known that there is no connection; so it is silent until
 * then, and again while the server cannot be reached.
 */
function keepQuiet(sdk: FirestoreSdk): void {
  applyLogLevel = () =>
    sdk.setLogLevel(hasHeard && currentConnection() === 'connected' ? 'error' : 'silent');
  applyLogLevel();
  following ??= subscribeToConnection(() => applyLogLevel?.());
}

/** A listener has been answered by the server itself. */
export function firestoreHeard(): void {
  if (hasHeard) return;
  hasHeard = true;
  applyLogLevel?.();
}

async function load(cache: Cache, previous: Promise<LoadedFirestore> | null) {
  const [app, sdk] = await Promise.all([loadApp(), import('./firestore-sdk')]);
  keepQuiet(sdk);
  if (previous) await previous.then(({ db }) => sdk.terminate(db)).catch(() => undefined);
  const localCache =
    cache === 'persistent'
      ? sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() })
      : sdk.memoryLocalCache();
  const settings = { localCache, ignoreUndefinedProperties: true };
  const db = sdk.initializeFirestore(app, settings, databaseId());
  const local = emulators();
  if (local) sdk.connectFirestoreEmulator(db, local.host, local.firestorePort);
  return { db, sdk, isKept: cache === 'persistent' };
}

/** Firestore and the functions that work on it: `const { db, sdk } = await loadFirestore();` */
export function loadFirestore(): Promise<LoadedFirestore> {
  const cache = wantedCache();
  if (loaded?.cache !== cache) {
    const ready = load(cache, loaded?.ready ?? null);
    loaded = { cache, ready };
    ready.catch(() => {
      if (loaded?.ready === ready) loaded = null;
    });
  }
  return loaded.ready;
}

/**
 * Asks the database again at once: after a long silence the SDK pauses for up to a minute before it tries by
 * itself.
 */
export async function reconnectFirestore(): Promise<void> {
  if (loaded === null) return;
  const { db, sdk } = await loaded.ready;
  await sdk.disableNetwork(db);
  await sdk.enableNetwork(db);
}

export async function endFirestore(): Promise<void> {
  const ending = loaded;
  loaded = null;
  if (ending) await ending.ready.then(({ db, sdk }) => sdk.terminate(db)).catch(() => undefined);
}

const CLEAR_ATTEMPTS = 10;
const CLEAR_PAUSE_MS = 200;

/**
 * Wipes Firestore's database in this browser. Other tabs hold it open until they heard of the sign-out, so it is tried
 * for two seconds; false when it could not be wiped.
 */
export async function clearFirestoreCache(): Promise<boolean> {
  const wasPersistent = loaded?.cache === 'persistent' || isOwnDevice();
  await endFirestore();
  if (!wasPersistent) return true;
  const { db, sdk } = await load('persistent', null);
  await sdk.terminate(db);
  for (let attempt = 1; attempt <= CLEAR_ATTEMPTS; attempt++) {
    try {
      await sdk.clearIndexedDbPersistence(db);
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, CLEAR_PAUSE_MS));
    }
  }
  return false;
}
