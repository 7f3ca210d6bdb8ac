/** The Firebase app of this process and its services, each made at first use. */
import { getApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { databaseId } from './params';

const DEFAULT_APP = '[DEFAULT]';

let firestore: Firestore | undefined;

/** Firestore. A write leaves out fields that are undefined. */
export function db(): Firestore {
  if (firestore === undefined) {
    // firebase-functions may have an app of its own, under another name.
    const app = getApps().find((each) => each.name === DEFAULT_APP) ?? initializeApp();
    firestore = getFirestore(app, databaseId());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

/** Empty when no environment names the project. */
export function projectId(): string {
  db();
  return getApp().options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
}

/** The Auth service, loaded at first use: only few calls manage accounts. */
export async function accounts() {
  db();
  const { authService } = await import('./auth-service');
  return authService();
}
