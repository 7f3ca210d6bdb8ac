/**
 * G6: the staff's bookings on a cheap phone, in a practice with 10,000 bookings: until the first rows are painted,
 * against a bare query of the same page, and the longest task while scrolling.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchTerms } from '@tulia/domain/booking/search-terms';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { HOST, PROJECT, ROOT } from '../../local/machine/places';
import type { Ports } from '../../local/machine/ports';
import { phone, type Memory } from '../environment/slow-phone';
import { ADMIN, signIn } from '../environment/sign-in';
import type { Measure } from '../measure/goal';
import { median, milliseconds } from '../measure/spread';

const BOOKINGS = 10_000;
const IN_ONE_WRITE = 400;
const SCROLLS = 40;
const TIMEOUT_MS = 120_000;
const BARE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bookings</title><body><script type="module" src="/bench-bookings.js"></script>`;
const NAMES = ['Wambui', 'Maina', 'Otieno', 'Achieng', 'Kiprono', 'Mary', 'Brian', 'Hassan'];

export const manyBookings: Measure = async ({ browser, origin, site, ports, repetitions, say }) => {
  say(`${BOOKINGS} bookings are written`);
  await fill();
  const page = await phone(browser, false);
  await signIn(page, origin, ADMIN, '/admin/bookings');
  const memory = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  writeFileSync(path.join(site, 'bench-bookings.html'), BARE_PAGE);
  writeFileSync(path.join(site, 'bench-bookings.js'), await bareQuery(ports));

  const visit = async (address: string): Promise<{ page: Page; ms: number }> => {
    const visitor = await phone(browser, true, memory satisfies Memory);
    await visitor.goto(origin + address, { timeout: TIMEOUT_MS });
    const rows = visitor.locator('tbody [role=row], [data-bare]');
    await rows.first().waitFor({ timeout: TIMEOUT_MS });
    return { page: visitor, ms: await visitor.evaluate(() => performance.now()) };
  };
  const times = { ours: [] as number[], bare: [] as number[] };
  const tasks: number[] = [];
  for (let round = 1; round <= repetitions; round += 1) {
    say(`bookings on a slow phone, ${round} of ${repetitions}`);
    const ours = await visit('/admin/bookings');
    times.ours.push(ours.ms);
    tasks.push(await longestWhileScrolling(ours.page));
    await ours.page.context().close();
    const bare = await visit('/bench-bookings');
    times.bare.push(bare.ms);
    await bare.page.context().close();
  }
  return [
    {
      id: 'G6',
      what: 'bookings, 10,000 of them: first rows against a bare query',
      value: median(times.ours) / median(times.bare),
      bound: { kind: 'most', value: 1.5 },
      detail: `${milliseconds(times.ours)} against ${milliseconds(times.bare)}`,
    },
    {
      id: 'G6',
      what: 'bookings: longest task while scrolling, in ms',
      value: median(tasks),
      bound: { kind: 'most', value: 50 },
      detail: milliseconds(tasks),
    },
  ];
};

/** Scrolls as a thumb does. @returns milliseconds of the longest task; 0 for none over 50 */
async function longestWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  for (let step = 0; step < SCROLLS; step += 1) {
    await page.evaluate(() => window.scrollBy({ top: 300 }));
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => (globalThis as unknown as { longest: { ms: number } }).longest.ms);
}

/** Copies of one booking of the demo data, an hour apart. */
async function fill(): Promise<void> {
  const app = initializeApp({ projectId: PROJECT }, 'bench-many');
  try {
    const bookings = getFirestore(app).collection('bookings');
    const [model] = (await bookings.orderBy('createdAt').limit(1).get()).docs;
    if (!model) throw new Error('The environment has no booking to copy.');
    const { createdAt, startsAt, endsAt } = model.data() as Record<string, Timestamp>;
    const earlier = (at: Timestamp | undefined, hours: number) =>
      Timestamp.fromMillis((at?.toMillis() ?? 0) - DAY - hours * HOUR);
    for (let first = 0; first < BOOKINGS; first += IN_ONE_WRITE) {
      const batch = bookings.firestore.batch();
      for (let nth = first; nth < first + IN_ONE_WRITE; nth += 1) {
        const clientName = `${NAMES[nth % 8] ?? ''} ${NAMES[(nth >> 3) % 8] ?? ''}`;
        const referenceNumber = `BENC-HBEN-CH${10 + (nth % 90)}-${1000 + (nth % 9000)}`;
        const about = { clientName, referenceNumber, clientEmail: '', clientPhone: '' };
        batch.set(bookings.doc(`many-${nth}`), {
          ...model.data(),
          ...about,
          searchTerms: searchTerms(about),
          createdAt: earlier(createdAt, nth),
          startsAt: earlier(startsAt, nth),
          endsAt: earlier(endsAt, nth),
        });
      }
      await batch.commit();
    }
  } finally {
    await deleteApp(app);
  }
}

/** A script that only signs in again, asks for the first 25 bookings and writes a line for each. */
async function bareQuery(ports: Ports): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: path.join(ROOT, 'web'),
      contents: `
        import { initializeApp } from 'firebase/app';
        import { initializeAuth, connectAuthEmulator, signInWithEmailAndPassword, inMemoryPersistence } from 'firebase/auth';
        import { getFirestore, connectFirestoreEmulator, collection, query, orderBy, limit, onSnapshot } from 'firebase/firestore';
        const app = initializeApp({ apiKey: 'local', projectId: '${PROJECT}' });
        const auth = initializeAuth(app, { persistence: inMemoryPersistence });
        connectAuthEmulator(auth, 'http://${HOST}:${ports.auth}', { disableWarnings: true });
        const db = getFirestore(app);
        connectFirestoreEmulator(db, '${HOST}', ${ports.firestore});
        await signInWithEmailAndPassword(auth, '${ADMIN.email}', '${ADMIN.password}');
        onSnapshot(query(collection(db, 'bookings'), orderBy('createdAt', 'desc'), limit(25)), ({ docs }) => {
          for (const each of docs) {
            const line = document.createElement('p');
            line.dataset.bare = '';
            line.textContent = each.data().clientName;
            document.body.append(line);
          }
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
