/**
 * The least a page can do to hear of a new booking: Firestore's own `onSnapshot` on the same query, with nothing
 * after it but a note of the time. It is bundled and put beside the site, and runs in the very page that is measured.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT, HOST, PROJECT } from '../../local/machine/places';
import type { Ports } from '../../local/machine/ports';

const FILE = 'bench-raw-listener.js';

/** Writes the script. @returns its path on the site */
export async function rawListener(
  site: string,
  ports: Ports,
  account: { email: string; password: string },
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: path.join(ROOT, 'web'),
      contents: `
        import { initializeApp } from 'firebase/app';
        import { getAuth, connectAuthEmulator, signInWithEmailAndPassword, setPersistence, inMemoryPersistence } from 'firebase/auth';
        import { getFirestore, connectFirestoreEmulator, collection, query, orderBy, limit, onSnapshot } from 'firebase/firestore';
        const app = initializeApp({ apiKey: 'local', projectId: '${PROJECT}' }, 'raw');
        const auth = getAuth(app);
        connectAuthEmulator(auth, 'http://${HOST}:${ports.auth}', { disableWarnings: true });
        const db = getFirestore(app);
        connectFirestoreEmulator(db, '${HOST}', ${ports.firestore});
        window.benchRaw = {};
        setPersistence(auth, inMemoryPersistence)
          .then(() => signInWithEmailAndPassword(auth, '${account.email}', '${account.password}'))
          .then(() => onSnapshot(query(collection(db, 'bookings'), orderBy('createdAt', 'desc'), limit(26)), (snapshot) => {
            for (const change of snapshot.docChanges()) window.benchRaw[change.doc.id] ??= Date.now();
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
