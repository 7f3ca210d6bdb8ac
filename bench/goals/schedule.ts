/**
 * The staff's schedule: from a week's documents at the browser's door until the week is painted, with a full
 * practice.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { addDays, toInstant, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { PROJECT } from '../../local/places';
import { percentile } from '../measure/spread';
import { countingProxy } from '../world/counting-proxy';
import { ADMIN, signIn } from '../world/people';
import type { Measure } from '../world/context';

const PER_DAY = 6;
const WORKDAYS = 5;
const SESSIONS = PER_DAY * WORKDAYS;
/** Weeks ahead of all other bookings of the world. */
const WEEKS_AHEAD = 20;
const FRAME_MS = 300;

declare global {
  interface Window {
    benchWeekPainted?: number | undefined;
  }
}

export const schedule: Measure = async ({ browser, ports, repetitions, say }) => {
  const proxy = await countingProxy(ports);
  const app = initializeApp({ projectId: PROJECT }, 'bench-schedule');
  const db = getFirestore(app);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const today = toWallTime(Date.now()).date;
  const monday = addDays(today, 1 - weekdayOf(today) + WEEKS_AHEAD * 7);
  const remove = await addWeek(db, monday);
  try {
    const page = await context.newPage();
    await signIn(page, proxy.origin, ADMIN, '/admin');
    await page.goto(`${proxy.origin}/admin/schedule?view=week&date=${addDays(monday, -7)}`);
    await page.getByRole('button', { name: 'Later' }).waitFor();
    await page
      .locator(`[data-date="${addDays(monday, -7)}"]`)
      .first()
      .waitFor();
    say(`a week of ${SESSIONS} sessions, ${repetitions} times`);
    const waits: number[] = [];
    for (let turn = 0; turn < repetitions; turn += 1) {
      await watchEntries(page, SESSIONS);
      await page.getByRole('button', { name: 'Later' }).click();
      const painted = await page.waitForFunction(() => window.benchWeekPainted);
      waits.push(Number(await painted.jsonValue()) - proxy.lastAt());
      await page.getByRole('button', { name: 'Earlier' }).click();
      await page.waitForFunction(() => !document.querySelector('.schedule-entry'));
    }
    const half = percentile(waits, 0.5);
    return [
      {
        id: 'G5',
        what: `schedule: a week of ${SESSIONS} sessions painted after its data, ms`,
        value: half,
        bound: { kind: 'most', value: FRAME_MS },
        detail: `median of ${waits.map(Math.round).join(', ')}`,
      },
    ];
  } finally {
    await remove();
    await context.close();
    proxy.close();
    await deleteApp(app);
  }
};

/** Notes the first moment at which that many entries can be seen. */
function watchEntries(page: Page, count: number): Promise<void> {
  return page.evaluate((wanted) => {
    window.benchWeekPainted = undefined;
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('.schedule-entry').length < wanted) return;
      observer.disconnect();
      // The next frame draws them; the task after it is the first moment they can be seen.
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.benchWeekPainted = Date.now();
        }),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, count);
}

/** Fills a week; answers with how to empty it again. */
async function addWeek(db: Firestore, monday: string): Promise<() => Promise<void>> {
  const [model] = (await db.collection('bookings').limit(1).get()).docs;
  if (!model) throw new Error('The world has no booking to copy.');
  const refs = Array.from({ length: SESSIONS }, (_, index) => db.doc(`bookings/week-${index}`));
  const batch = db.batch();
  refs.forEach((ref, index) => {
    const date = addDays(monday, Math.floor(index / PER_DAY));
    const startsAt = toInstant(date, `${String(9 + (index % PER_DAY)).padStart(2, '0')}:00`);
    batch.set(ref, {
      ...model.data(),
      clientUserId: `nobody-${index}`,
      clientEmail: `nobody-${index}@example.com`,
      status: 'confirmed',
      startsAt: Timestamp.fromMillis(startsAt),
      endsAt: Timestamp.fromMillis(startsAt + 50 * 60_000),
    });
  });
  await batch.commit();
  return async () => {
    const gone = db.batch();
    for (const ref of refs) gone.delete(ref);
    await gone.commit();
  };
}
