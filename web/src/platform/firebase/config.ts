/**
 * Which Firebase the site talks to. A production build carries the project's own configuration; a build for the local
 * environment derives every emulator's port from the port the page came from, so one build serves any
 * TULIA_PORT_OFFSET. `import.meta.env.VITE_LOCAL_ENVIRONMENT` is a constant of the build: no emulator address
 * reaches production.
 */
import type { FirebaseOptions } from 'firebase/app';

export const REGION = 'africa-south1';

export interface Emulators {
  host: string;
  authUrl: string;
  firestorePort: number;
  functionsPort: number;
}

/** Base ports of the local environment and the port that serves the page at offset 0. */
const HOSTING_PORT = 5000;
const DEV_PORT = 5173;

/** Addresses of the emulators that belong to the page's own address. */
export function emulatorsOf(location: { hostname: string; port: string }, dev: boolean): Emulators {
  const offset = Number(location.port) - (dev ? DEV_PORT : HOSTING_PORT);
  const host = location.hostname;
  return {
    host,
    authUrl: `http://${host}:${9099 + offset}`,
    firestorePort: 8080 + offset,
    functionsPort: 5001 + offset,
  };
}

/** The emulators, or null outside the local environment. */
export function emulators(): Emulators | null {
  if (import.meta.env.VITE_LOCAL_ENVIRONMENT) return emulatorsOf(location, import.meta.env.DEV);
  return null;
}

const LOCAL_PROJECT = 'demo-tulia';

/**
 * Options for `initializeApp`. `authDomain` is the host of the page itself: browsers that partition storage refuse
 * sign-in through another host (design section 8).
 * @throws Error when a production build was made without its configuration.
 */
export function firebaseOptions(): FirebaseOptions {
  if (import.meta.env.VITE_LOCAL_ENVIRONMENT)
    return {
      apiKey: 'local',
      projectId: LOCAL_PROJECT,
      appId: '1:1:web:1',
      messagingSenderId: '1',
      authDomain: location.host,
    };
  return { ...productionOptions(), authDomain: location.host };
}

/** @throws Error when a production build was made without its configuration. */
function productionOptions(): FirebaseOptions {
  const json = import.meta.env.VITE_FIREBASE_CONFIG;
  if (json === undefined) throw new Error('This build has no VITE_FIREBASE_CONFIG.');
  return JSON.parse(json) as FirebaseOptions;
}

/** A key pair that belongs to no project: the push stand-in of a local environment does not look at it. */
const LOCAL_VAPID_KEY =
  'BGAj5EwwXMHnjtand0l0KUUaKYPWxko-hmHeN-d1NpViXDJLTCw24KpnDIpbRl0hY8Xb710GmQ_Q6vla6ibUt2s';

/** The public key of the project's Web Push certificate; null where the build has none, and so no notifications. */
export function vapidKey(): string | null {
  if (import.meta.env.VITE_LOCAL_ENVIRONMENT) return LOCAL_VAPID_KEY;
  const key = import.meta.env.VITE_FIREBASE_VAPID_KEY;
  return key === undefined || key === '' ? null : key;
}

/** Firestore's database: `(default)`, or the one a backup was restored into (docs/operate.md, "Restore"). */
export function databaseId(): string {
  const id = import.meta.env.VITE_DATABASE_ID;
  return id === undefined || id === '' ? '(default)' : id;
}

/** The project's documents as Firestore's REST API names them: `projects/…/documents`. Needs no page. */
export function documentsName(): string {
  const { projectId } = import.meta.env.VITE_LOCAL_ENVIRONMENT
    ? { projectId: LOCAL_PROJECT }
    : productionOptions();
  return `projects/${projectId ?? ''}/databases/${databaseId()}/documents`;
}

/** Where Firestore's REST API answers for this project, up to and including `/documents`. */
export function firestoreRestUrl(): string {
  const local = emulators();
  const origin = local
    ? `http://${local.host}:${local.firestorePort}`
    : 'https://firestore.googleapis.com';
  return `${origin}/v1/${documentsName()}`;
}
