/**
 * Firestore in memory for staff and unknown devices, with the persistent multi-tab cache on a client's own device;
 * signing out deletes that (design section 4). The SDK uses memory where the browser cannot store.
 */
import { isStaffRole } from '@tulia/domain/person/role';
import type { Firestore } from 'firebase/firestore';
import { loadApp } from './app';
import { databaseId, emulators } from './config';
import type * as firestoreSdk from './firestore-sdk';
import { currentConnection, subscribeToConnection } from '../offline/connection';
import { isOwnDevice } from '../device/own-device';
import { rememberedPerson } from '../device/session-record';

type FirestoreSdk = typeof firestoreSdk;

export interface LoadedFirestore {
  db: Firestore;
  sdk: FirestoreSdk;
  /** whether it kept data from before this page was loaded */
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
 * Silences Firestore's console messages until it has heard the server, and while the server is unreachable. The app
 * shows a broken connection itself, and failed reads and writes reach our code as errors.
 */
function keepQuiet(sdk: FirestoreSdk): void {
  applyLogLevel = () =>
    sdk.setLogLevel(hasHeard && currentConnection() === 'connected' ? 'error' : 'silent');
  applyLogLevel();
  following ??= subscribeToConnection(() => applyLogLevel?.());
}

/** The server itself has answered a listener. */
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

/** `const { db, sdk } = await loadFirestore();` */
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

/** Ends the SDK's pause of up to a minute after a long silence. */
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

/** Deletes Firestore's database here; tries for two seconds, as other tabs may hold it open. False when it failed. */
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
