/**
 * The least a page can do to hear of a new booking: Firestore's own `onSnapshot` on the same query, with nothing
 * after it but a note of the time. It is bundled and put beside the site, and runs in the very page that is measured.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT, HOST, PROJECT } from '../../local/places';
import type { Ports } from '../../local/ports';

const FILE = 'bench-raw-listener.js';

/** What it listens to: a query of the SDK's, and the condition under which a document is noted, as source text. */
export interface Listened {
  query: string;
  /** of `data`, what the document holds, and `uid`, who listens */
  when: string;
}

const NEWEST: Listened = {
  query: "query(collection(db, 'bookings'), orderBy('createdAt', 'desc'), limit(26))",
  when: 'true',
};

/** What a client listens to: the bookings of the account, noted once money came for them. */
export const OWN_PAID: Listened = {
  query:
    "query(collection(db, 'bookings'), where('clientUserId', '==', uid), where('clientEmail', '==', email), orderBy('createdAt', 'desc'), limit(50))",
  when: 'data.payment.paid > 0',
};

/** Writes the script. @returns its path on the site */
export async function rawListener(
  site: string,
  ports: Ports,
  account: { email: string; password: string },
  { query, when }: Listened = NEWEST,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: path.join(ROOT, 'web'),
      contents: `
        import { initializeApp } from 'firebase/app';
        import { getAuth, connectAuthEmulator, signInWithEmailAndPassword, setPersistence, inMemoryPersistence } from 'firebase/auth';
        import { getFirestore, connectFirestoreEmulator, collection, query, where, orderBy, limit, onSnapshot } from 'firebase/firestore';
        const app = initializeApp({ apiKey: 'local', projectId: '${PROJECT}' }, 'raw');
        const auth = getAuth(app);
        connectAuthEmulator(auth, 'http://${HOST}:${ports.auth}', { disableWarnings: true });
        const db = getFirestore(app);
        connectFirestoreEmulator(db, '${HOST}', ${ports.firestore});
        window.benchRaw = {};
        setPersistence(auth, inMemoryPersistence)
          .then(() => signInWithEmailAndPassword(auth, '${account.email}', '${account.password}'))
          .then(({ user: { uid, email } }) => onSnapshot(${query}, (snapshot) => {
            for (const change of snapshot.docChanges()) {
              const data = change.doc.data();
              if (${when}) window.benchRaw[change.doc.id] ??= Date.now();
            }
            window.benchRawReady = true;
          }));`,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
  });
  writeFileSync(path.join(site, FILE), outputFiles[0]?.contents ?? '');
  return `/${FILE}`;
}
