/** The one Firebase app of this process and its services, made when first asked for. */
import { getApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { databaseId } from './params';

const DEFAULT_APP = '[DEFAULT]';

let firestore: Firestore | undefined;

/** The Firestore handle; undefined fields of a write are left out. */
export function db(): Firestore {
  if (firestore === undefined) {
    // firebase-functions may have an app of its own, under another name.
    const app = getApps().find((each) => each.name === DEFAULT_APP) ?? initializeApp();
    firestore = getFirestore(app, databaseId());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

/** The project that this process serves; empty when nothing says so. */
export function projectId(): string {
  db();
  return getApp().options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
}

/** The Auth service, loaded only by the calls that manage accounts. */
export async function accounts() {
  db();
  const { authService } = await import('./auth-service');
  return authService();
}
