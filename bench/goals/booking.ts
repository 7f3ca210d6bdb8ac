/**
 * G3: a signed-in client, or a stranger where the account comes last, opens the booking page with an empty cache on a
 * cheap phone. Measured until a day can be picked by a real tap, until its times are offered, and until React's form
 * is there; against a form written by hand.
 */
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import type { Browser, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT } from '../../local/machine/places';
import type { Goal, Measure } from '../measure/goal';
import { median, milliseconds } from '../measure/spread';
import { staticBooking } from '../references/static-booking';
import { CLIENT, signIn } from '../environment/sign-in';
import { phone, type Memory } from '../environment/slow-phone';

const SERVICE = '?service=individual-therapy';
const TIMEOUT_MS = 120_000;
const ROUNDS = 5;
const FREE = '[role=gridcell][data-date]:not([aria-disabled=true])';

interface Visit {
  /** milliseconds from the navigation until a tap has picked a day */
  picked: number;
  /** until a time of that day is offered */
  timed: number;
  /** until React's form is there, for the signed-in user */
  ready: number;
  /** milliseconds beyond 50 of every task until the day was picked */
  blocked: number;
  /** cumulative layout shift until then */
  shift: number;
  /** whether the day is still picked then */
  kept: boolean;
}

export const booking: Measure = async ({ browser, origin, site, repetitions, say }) => {
  await accountLast();
  const page = await phone(browser, false);
  await signIn(page, origin, CLIENT, '/profile');
  const memory = withoutFont(await page.context().storageState({ indexedDB: true }));
  await page.goto(`${origin}/booking${SERVICE}`);
  await page.locator(FREE).first().waitFor();
  const days = await page
    .locator(FREE)
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.date ?? ''));
  await page.context().close();
  const ways = {
    remembered: { path: '/booking', memory },
    stranger: { path: '/booking', memory: undefined },
    byHand: { path: staticBooking(site, days), memory },
  };
  type Way = keyof typeof ways;
  const visits: Record<Way, Visit[]> = { remembered: [], stranger: [], byHand: [] };
  const rounds = Math.min(ROUNDS, repetitions);
  for (let round = 1; round <= rounds; round += 1) {
    say(`booking page on a slow phone, ${round} of ${rounds}`);
    for (const way of ['remembered', 'byHand', 'stranger'] as const) {
      const { path, memory } = ways[way];
      visits[way].push(await visit(browser, origin + path + SERVICE, memory, way !== 'byHand'));
    }
  }
  const all = (way: Way, what: Exclude<keyof Visit, 'kept'>) =>
    visits[way].map((each) => each[what]);
  const byHand = all('byHand', 'picked');
  const against = (what: string, most: number, ...of: Parameters<typeof all>): Goal => ({
    id: 'G3',
    what: `booking: ${what}, against a form by hand`,
    value: median(all(...of)) / median(byHand),
    bound: { kind: 'most', value: most },
    detail: `${milliseconds(all(...of))} against ${milliseconds(byHand)}`,
  });
  const ours = [...visits.remembered, ...visits.stranger];
  return [
    against('a day can be picked by a remembered client', 1.25, 'remembered', 'picked'),
    against('a day can be picked by a stranger, account last', 1.25, 'stranger', 'picked'),
    against('a time of that day is offered', 1.6, 'remembered', 'timed'),
    against('everything is ready', 2.4, 'remembered', 'ready'),
    {
      id: 'G3',
      what: 'booking: visits in which the day is no longer picked when everything is ready',
      value: ours.filter(({ kept }) => !kept).length,
      bound: { kind: 'exactly', value: 0 },
      detail: `of ${ours.length}`,
    },
    {
      id: 'G3',
      what: 'booking: milliseconds in which the page could not answer',
      value: median(all('remembered', 'blocked')),
      bound: { kind: 'most', value: 100 },
      detail: 'tasks beyond 50 ms until the day was picked, CPU four times slower',
    },
    {
      id: 'G3',
      what: 'booking: layout shift',
      value: Math.max(median(all('remembered', 'shift')), median(all('stranger', 'shift'))),
      bound: { kind: 'most', value: 0.02 },
      detail: 'CLS until everything was ready',
    },
  ];
};

/** The storage names the font in the cache, and this phone's cache is empty. */
function withoutFont({ cookies, origins }: Memory): Memory {
  const withoutIt = origins.map((each) => {
    const localStorage = each.localStorage.filter(({ name }) => name !== 'tulia.font');
    return Object.assign(each, { localStorage });
  });
  return { cookies, origins: withoutIt };
}

/** Opens the form to strangers; for a signed-in client that changes nothing. */
async function accountLast(): Promise<void> {
  const app = initializeApp({ projectId: PROJECT }, 'bench-entry');
  await getFirestore(app).doc(PRACTICE_SETTINGS_PATH).update({ bookingEntry: 'account-last' });
  await deleteApp(app);
}

async function visit(
  browser: Browser,
  url: string,
  memory: Memory | undefined,
  isOurs: boolean,
): Promise<Visit> {
  const page = await phone(browser, true, memory);
  try {
    const [free, picked] = [momentFrom(page, 'benchFreeDay'), momentFrom(page, 'benchPicked')];
    const timed = isOurs ? momentFrom(page, 'benchTimed') : 0;
    const ready = isOurs ? momentFrom(page, 'benchReady') : 0;
    await page.addInitScript(watch, FREE);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await free;
    await page.locator(FREE).first().tap({ timeout: TIMEOUT_MS });
    const pickedAt = await picked;
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const { blocked, day } = await seen();
    const later = { timed: await timed, ready: await ready };
    const { shift } = await seen();
    const kept = await page.locator(`[aria-selected=true][data-date="${day}"]`).count();
    return { picked: pickedAt, ...later, blocked, shift, kept: kept === 1 };
  } finally {
    await page.context().close();
  }
}

interface Seen {
  blocked: number;
  shift: number;
  /** the day that was picked */
  day: string;
}

/** The moment that the page reports under this name; polling would add up to half a second. */
async function momentFrom(page: Page, name: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  setTimeout(() => reject(new Error(`${name} never came`)), TIMEOUT_MS).unref();
  await page.exposeFunction(name, resolve);
  return promise;
}

/** Runs in the page: notes long tasks and layout shifts, and reports what has appeared. */
function watch(free: string): void {
  const seen: Seen = { blocked: 0, shift: 0, day: '' };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const tell = globalThis as unknown as Record<string, ((moment: number) => void) | undefined>;
  const picked = '[role=gridcell][aria-selected=true]';
  const awaited = new Map([
    ['benchFreeDay', free],
    ['benchPicked', picked],
    ['benchTimed', 'input[name="booking-time"]:not(:disabled)'],
    // Only React's page has a heading mark, and its form comes with the days.
    ['benchReady', 'body:has([data-page-heading]):not(:has([data-island])) [data-ready=true]'],
  ]);
  new MutationObserver(() => {
    for (const [name, selector] of awaited) {
      if (document.querySelector(selector) === null) continue;
      awaited.delete(name);
      if (name === 'benchPicked')
        seen.day = document.querySelector<HTMLElement>(picked)?.dataset.date ?? '';
      tell[name]?.(performance.now());
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
