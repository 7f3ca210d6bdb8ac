/** Fills a running local environment with the demo data; what was in it before is deleted. */
import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { PATIENCE_TO_START_MS } from '../test-run/patience';
import { HOST, PROJECT } from '../machine/places';
import type { Ports } from '../machine/ports';
import type { Document } from './carried-out';
import { demoDocuments } from './demo-documents';
import { DEMO_PASSWORD, demoPeople } from './demo-people';
import type { Extent } from './demo-practitioners';
import { emptyPractice } from './first-content';

/** Empties and fills Auth and Firestore. @returns what was made, in words */
export async function seedEnvironment(ports: Ports, extent: Extent = 1): Promise<string> {
  await Promise.all([
    empty(
      `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`,
    ),
    empty(`http://${HOST}:${ports.auth}/emulator/v1/projects/${PROJECT}/accounts`),
  ]);
  // The admin SDK takes the emulators' addresses from the environment only.
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
  // Looking for credentials, of which there are none, would cost seconds and print a warning.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT }, `seed-${ports.firestore}`);
  try {
    const now = Date.now();
    const documents = extent === 'empty' ? emptyPractice(now) : demoDocuments(now, extent);
    await Promise.all([createAccounts(getAuth(app), extent), write(getFirestore(app), documents)]);
    return `${documents.length} documents`;
  } finally {
    await deleteApp(app);
  }
}

const CONFLICT = 409;

/**
 * The emulator may refuse while something else writes, such as a trigger that sends a mail of the test before. The
 * transaction of a dead process holds its documents for a little more than a minute.
 */
async function empty(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_TO_START_MS;
  for (;;) {
    const { ok, status } = await fetch(url, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    if (ok) return;
    if (status !== CONFLICT || Date.now() > deadline)
      throw new Error(`${url} answered ${status} to DELETE.`);
    await wait(100);
  }
}

async function write(
  firestore: FirebaseFirestore.Firestore,
  documents: readonly Document[],
): Promise<void> {
  const batch = firestore.batch();
  for (const [path, data] of documents) batch.create(firestore.doc(path), data);
  await batch.commit();
}

/** Makes all accounts with verified addresses; staff carry their role as a claim. */
async function createAccounts(auth: Auth, extent: Extent): Promise<void> {
  for (const { uid, email, fullName, role } of demoPeople(extent)) {
    await auth.createUser({
      uid,
      email,
      displayName: fullName,
      password: DEMO_PASSWORD,
      emailVerified: true,
    });
    if (role !== undefined) await auth.setCustomUserClaims(uid, { role });
  }
}
