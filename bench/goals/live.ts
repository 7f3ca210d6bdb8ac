/** G5: from a booking's write to its row on the screen of staff, against a bare listener in the same page. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { HOST, PROJECT, ROOT } from '../../local/machine/places';
import type { Ports } from '../../local/machine/ports';
import type { Measure } from '../measure/goal';
import { percentile } from '../measure/spread';
import { ADMIN, signIn } from '../environment/sign-in';

const WRITES_PER_REPETITION = 15;

export const live: Measure = async ({ browser, origin, ports, repetitions, say }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const app = initializeApp({ projectId: PROJECT }, 'bench-live');
  try {
    await signIn(page, origin, ADMIN, '/admin/bookings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.addScriptTag({ content: await bareListener(ports), type: 'module' });
    await page.waitForFunction(() => 'benchHeard' in globalThis);
    const bookings = getFirestore(app).collection('bookings');
    const [model] = (await bookings.orderBy('createdAt', 'desc').limit(1).get()).docs;
    if (!model) throw new Error('The environment has no booking to copy.');

    const painted: number[] = [];
    const heard: number[] = [];
    const writes = repetitions * WRITES_PER_REPETITION;
    say(`${writes} bookings arrive`);
    for (let write = 0; write < writes; write += 1) {
      const id = `bench-${write}`;
      const referenceNumber = `BENC-HBEN-CHBE-${1000 + write}`;
      const row = painting(page, referenceNumber);
      const at = Timestamp.now();
      const began = Date.now();
      await bookings
        .doc(id)
        .set({ ...model.data(), createdAt: at, updatedAt: at, referenceNumber });
      painted.push((await row) - began);
      heard.push((await hearing(page, id)) - began);
      await bookings.doc(id).delete();
    }
    return [0.5, 0.95].map((share) => {
      const [ours, bare] = [percentile(painted, share), percentile(heard, share)];
      return {
        id: 'G5',
        what: `live: write to painted row against a bare listener, p${share * 100}`,
        value: ours / bare,
        bound: { kind: 'most', value: 1.5 },
        detail: `${Math.round(ours)} ms against ${Math.round(bare)} ms, ${writes} writes`,
      };
    });
  } finally {
    await page.close();
    await deleteApp(app);
  }
};

/** The moment at which the page shows this text. */
function painting(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent.includes(text)) return;
          observer.disconnect();
          // The next frame draws the row; the task after it is the first moment it can be seen.
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

/** The moment at which the bare listener heard of this booking. */
async function hearing(page: Page, id: string): Promise<number> {
  const heard = await page.waitForFunction(
    (id) => (globalThis as unknown as { benchHeard: Record<string, number> }).benchHeard[id] ?? 0,
    id,
  );
  return heard.jsonValue();
}

/** A script with Firestore's own `onSnapshot` on the query of the page, which only notes the time. */
async function bareListener(ports: Ports): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: path.join(ROOT, 'web'),
      contents: `
        import { initializeApp } from 'firebase/app';
        import { initializeAuth, connectAuthEmulator, signInWithEmailAndPassword, inMemoryPersistence } from 'firebase/auth';
        import { getFirestore, connectFirestoreEmulator, collection, query, orderBy, limit, onSnapshot } from 'firebase/firestore';
        const app = initializeApp({ apiKey: 'local', projectId: '${PROJECT}' }, 'bare');
        const auth = initializeAuth(app, { persistence: inMemoryPersistence });
        connectAuthEmulator(auth, 'http://${HOST}:${ports.auth}', { disableWarnings: true });
        const db = getFirestore(app);
        connectFirestoreEmulator(db, '${HOST}', ${ports.firestore});
        await signInWithEmailAndPassword(auth, '${ADMIN.email}', '${ADMIN.password}');
        onSnapshot(query(collection(db, 'bookings'), orderBy('createdAt', 'desc'), limit(26)), (snapshot) => {
          globalThis.benchHeard ??= {};
          for (const { doc } of snapshot.docChanges()) globalThis.benchHeard[doc.id] ??= Date.now();
        });`,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}
