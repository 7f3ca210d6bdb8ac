/**
 * Which Firebase the site uses. A local build derives the emulators' ports from the page's port, so that one build
 * serves any TULIA_PORT_OFFSET. `VITE_LOCAL_ENVIRONMENT` is a constant: production builds hold no emulator address.
 */
import type { FirebaseOptions } from 'firebase/app';

export const REGION = 'africa-south1';

interface Emulators {
  host: string;
  authUrl: string;
  firestorePort: number;
  functionsPort: number;
}

/** Port of the page at offset 0. */
const HOSTING_PORT = 5000;
const DEV_PORT = 5173;

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

/** Null outside the local environment. */
export function emulators(): Emulators | null {
  if (import.meta.env.VITE_LOCAL_ENVIRONMENT) return emulatorsOf(location, import.meta.env.DEV);
  return null;
}

const LOCAL_PROJECT = 'demo-tulia';

/**
 * `authDomain` is the page's own host: browsers that partition storage refuse sign-in through another one (design
 * section 8). @throws Error when a production build has no configuration.
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

function productionOptions(): FirebaseOptions {
  const json = import.meta.env.VITE_FIREBASE_CONFIG;
  if (json === undefined) throw new Error('This build has no VITE_FIREBASE_CONFIG.');
  return JSON.parse(json) as FirebaseOptions;
}

/** Belongs to no project: the local push stand-in does not check it. */
const LOCAL_VAPID_KEY =
  'BGAj5EwwXMHnjtand0l0KUUaKYPWxko-hmHeN-d1NpViXDJLTCw24KpnDIpbRl0hY8Xb710GmQ_Q6vla6ibUt2s';

/** The public key of the Web Push certificate; null when the build has none and offers no notifications. */
export function vapidKey(): string | null {
  if (import.meta.env.VITE_LOCAL_ENVIRONMENT) return LOCAL_VAPID_KEY;
  const key = import.meta.env.VITE_FIREBASE_VAPID_KEY;
  return key === undefined || key === '' ? null : key;
}

/** `(default)`, or the database of a restored backup (docs/operate.md, "Restore"). */
export function databaseId(): string {
  const id = import.meta.env.VITE_DATABASE_ID;
  return id === undefined || id === '' ? '(default)' : id;
}

/** `projects/…/documents`, as Firestore's REST API names them. Needs no page. */
export function documentsName(): string {
  const { projectId } = import.meta.env.VITE_LOCAL_ENVIRONMENT
    ? { projectId: LOCAL_PROJECT }
    : productionOptions();
  return `projects/${projectId ?? ''}/databases/${databaseId()}/documents`;
}

/** The address of Firestore's REST API up to and including `/documents`. */
export function firestoreRestUrl(): string {
  const local = emulators();
  const origin = local
    ? `http://${local.host}:${local.firestorePort}`
    : 'https://firestore.googleapis.com';
  return `${origin}/v1/${documentsName()}`;
}
