/** G6: documents that a screen reads, with few bookings in the practice and with a hundred thousand. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { PROJECT } from '../../local/places';
import type { Goal } from '../measure/goal';
import { countingProxy } from '../world/counting-proxy';
import { ADMIN, CLIENT, signIn } from '../world/people';
import type { Measure } from '../world/context';

const MANY = 100_000;
const PER_COMMIT = 500;
const SETTLE_MS = 4000;

const SCREENS = [
  { name: 'dashboard', path: '/admin', who: ADMIN },
  { name: 'bookings of the practice', path: '/admin/bookings', who: ADMIN },
  { name: 'schedule, a week', path: '/admin/schedule?view=week', who: ADMIN },
  { name: 'my sessions', path: '/my-sessions', who: CLIENT },
  { name: 'booking page', path: '/booking', who: CLIENT },
] as const;

export const reads: Measure = async ({ browser, ports, repetitions, say }) => {
  const proxy = await countingProxy(ports);
  const app = initializeApp({ projectId: PROJECT }, 'bench-reads');
  const look = async () => {
    const counts: number[] = [];
    for (const { path, who } of SCREENS) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signIn(page, proxy.origin, who, '/profile');
      await page.waitForTimeout(SETTLE_MS);
      proxy.take();
      await page.goto(`${proxy.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(SETTLE_MS);
      counts.push(proxy.take());
      await context.close();
    }
    return counts;
  };
  try {
    say('documents each screen reads with few bookings');
    const few = await look();
    // A rehearsal shows the same with fewer.
    const many = repetitions === 1 ? 1000 : MANY;
    say(`adding ${many} bookings of other people`);
    await addBookings(getFirestore(app), many, say);
    const full = await look();
    return SCREENS.map(({ name }, index): Goal => {
      const [before, after] = [few[index] ?? 0, full[index] ?? 0];
      return {
        id: 'G6',
        what: `${name}: documents read with ${many} more bookings`,
        value: before === 0 ? Number.NaN : after / before,
        bound: { kind: 'exactly', value: 1 },
        detail: `${after} against ${before}`,
      };
    });
  } finally {
    proxy.close();
    await deleteApp(app);
  }
};

/**
 * Old bookings of strangers: they lengthen every list, and belong to none of the people who read. One commit after
 * the other: the emulator chokes on many at once.
 */
async function addBookings(db: Firestore, count: number, say: (text: string) => void) {
  const [model] = (await db.collection('bookings').limit(1).get()).docs;
  if (!model) throw new Error('The world has no booking to copy.');
  const began = Date.now();
  for (let first = 0; first < count; first += PER_COMMIT) {
    const batch = db.batch();
    const last = Math.min(first + PER_COMMIT, count);
    for (let index = first; index < last; index += 1) {
      const at = Timestamp.fromMillis(Date.UTC(2020, 0, 1) + index * 60_000);
      batch.set(db.doc(`bookings/bench-${index}`), {
        ...model.data(),
        clientUserId: `nobody-${index}`,
        clientEmail: `nobody-${index}@example.com`,
        // A handful instead of forty: each is an index entry, and the emulator slows down with them.
        searchTerms: [`nobody-${index}`],
        status: 'completed',
        startsAt: at,
        endsAt: at,
        createdAt: at,
        updatedAt: at,
      });
    }
    await batch.commit();
    if (last % 5000 === 0)
      say(`${last} of ${count} after ${Math.round((Date.now() - began) / 1000)} s`);
  }
}
