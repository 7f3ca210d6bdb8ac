/**
 * G3: a signed-in client, or a stranger where the account comes last, opens the booking page with an empty cache on a
 * cheap phone. Measured until a day can be picked by a real tap, until its times are offered, and until React's form
 * is there; against a form written by hand, and against the same page with every script of the site loaded first.
 */
import { availability, dayLookup } from '@tulia/domain/records/availability';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { daySlots, slotRules } from '@tulia/domain/slot/free-slots';
import { datesFrom, toWallTime } from '@tulia/domain/time/practice-time';
import type { Browser, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT } from '../../local/machine/places';
import type { Goal } from '../measure/goal';
import { spreadOf } from '../measure/spread';
import { bookingReferences } from '../references/booking-references';
import { CLIENT, signIn } from '../world/people';
import type { Measure } from '../world/context';
import { phone, type Memory } from '../world/slow-phone';

const SERVICE = 'individual-therapy';
const TIMEOUT_MS = 120_000;
const ROUNDS = 5;

interface Visit {
  /** milliseconds from the navigation until a day could be picked and a tap has picked it */
  picked: number;
  /** until a time of that day is offered */
  timed: number;
  /** until React's form stands there, for the user that Auth names */
  ready: number;
  /** time beyond 50 ms of every task that kept the page from answering until the day was picked */
  blocked: number;
  /** cumulative layout shift until everything is ready */
  shift: number;
  /** whether the day is still picked then */
  kept: boolean;
}

const WAYS = ['remembered', 'byHand', 'stranger', 'eager'] as const;
type Way = (typeof WAYS)[number];

export const booking: Measure = async ({ browser, origin, site, repetitions, say }) => {
  const { page, context, close } = await phone(browser, false);
  await signIn(page, origin, CLIENT, '/profile');
  const memory = withoutFont(await context.storageState({ indexedDB: true }));
  await close();
  const references = bookingReferences(site, await freeDays());
  const path = { remembered: '/booking', stranger: '/booking', ...references };
  const visits: Record<Way, Visit[]> = { remembered: [], byHand: [], stranger: [], eager: [] };
  const rounds = Math.min(ROUNDS, repetitions);
  // A stranger sees the form where the account comes last; for a signed-in client that changes nothing.
  const restore = await accountLast();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      say(`booking page on a slow phone, ${round} of ${rounds}`);
      for (const way of WAYS) {
        const url = `${origin}${path[way]}?service=${SERVICE}`;
        const isOurs = way === 'remembered' || way === 'stranger';
        visits[way].push(
          await visit(browser, url, way === 'stranger' ? undefined : memory, isOurs),
        );
      }
    }
  } finally {
    await restore();
  }
  const spread = (way: Way, what: 'picked' | 'timed' | 'ready' | 'blocked' | 'shift') =>
    spreadOf(visits[way].map((each) => each[what]));
  const times = (...of: Parameters<typeof spread>) => {
    const { median, lowest, highest } = spread(...of);
    return `${Math.round(median)} ms (${Math.round(lowest)} to ${Math.round(highest)})`;
  };
  const byHand = spread('byHand', 'picked').median;
  const against = (what: string, most: number, ...of: Parameters<typeof spread>): Goal => ({
    id: 'G3',
    what: `booking: ${what}, against a form by hand`,
    value: spread(...of).median / byHand,
    bound: { kind: 'most', value: most },
    detail: `${times(...of)} against ${times('byHand', 'picked')}`,
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
      what: 'booking: a day can be picked, against every script first',
      value: spread('remembered', 'picked').median / spread('eager', 'picked').median,
      bound: { kind: 'most', value: 0.4 },
      detail: `against ${times('eager', 'picked')}`,
    },
    {
      id: 'G3',
      what: 'booking: milliseconds in which the page could not answer',
      value: spread('remembered', 'blocked').median,
      bound: { kind: 'most', value: 100 },
      detail: 'tasks beyond 50 ms until the day was picked, CPU four times slower',
    },
    {
      id: 'G3',
      what: 'booking: layout shift',
      value: Math.max(spread('remembered', 'shift').median, spread('stranger', 'shift').median),
      bound: { kind: 'most', value: 0.02 },
      detail: 'CLS until everything was ready',
    },
  ];
};

/** The font that a page finds in the cache is named in the storage; this phone's cache is empty. */
function withoutFont(memory: Memory): Memory {
  const origins = memory.origins.map((each) => {
    const localStorage = each.localStorage.filter(({ name }) => name !== 'tulia.font');
    return Object.assign(each, { localStorage });
  });
  return { cookies: memory.cookies, origins };
}

/** Opens the form to strangers. @returns the way back */
async function accountLast(): Promise<() => Promise<void>> {
  const app = initializeApp({ projectId: PROJECT }, 'bench-entry');
  const settings = getFirestore(app).doc(PRACTICE_SETTINGS_PATH);
  const before: unknown = (await settings.get()).get('bookingEntry');
  await settings.update({ bookingEntry: 'account-last' });
  return async () => {
    await settings.update({ bookingEntry: before });
    await deleteApp(app);
  };
}

/** The days with a free time for the service: the very ones that the product offers, since a file knows no rules. */
async function freeDays(): Promise<Record<string, boolean>> {
  const app = initializeApp({ projectId: PROJECT }, 'bench-booking');
  const { docs } = await getFirestore(app)
    .collection(availability.collection)
    .where('practitionerId', '==', defaultPractitioner.id)
    .get();
  await deleteApp(app);
  const months = docs.map((doc) => availability.fromStored(doc.data()));
  const service = seedServices.find(({ slug }) => slug === SERVICE);
  if (service === undefined) throw new Error(`There is no service ${SERVICE}.`);
  const diary = {
    rules: slotRules(defaultPracticeSettings, defaultPractitioner),
    lookup: dayLookup(months, SERVICE),
  };
  const now = Date.now();
  const { date: today } = toWallTime(now);
  const free = datesFrom(today, defaultPracticeSettings.windowDays + 1).filter((date) =>
    daySlots([diary], { date, minutes: service.durationMinutes, now }).some(
      ({ refusal }) => refusal === null,
    ),
  );
  return Object.fromEntries(free.map((date) => [date, true]));
}

const FREE = '[role=gridcell][data-date]:not([aria-disabled=true])';

async function visit(
  browser: Browser,
  url: string,
  memory: Memory | undefined,
  isOurs: boolean,
): Promise<Visit> {
  const { page, close } = await phone(browser, true, memory);
  try {
    const free = momentFrom(page, 'benchFreeDay');
    const picked = momentFrom(page, 'benchPicked');
    const timed = isOurs ? momentFrom(page, 'benchTimed') : null;
    const ready = isOurs ? momentFrom(page, 'benchReady') : null;
    await page.addInitScript(watch, FREE);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await free;
    await page.locator(FREE).first().tap({ timeout: TIMEOUT_MS });
    const pickedAt = await picked;
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const { blocked, day } = await seen();
    const timedAt = (await timed) ?? 0;
    const readyAt = (await ready) ?? 0;
    const { shift } = await seen();
    const kept = await page.locator(`[aria-selected=true][data-date="${day}"]`).count();
    return { picked: pickedAt, timed: timedAt, ready: readyAt, blocked, shift, kept: kept === 1 };
  } finally {
    await close();
  }
}

interface Seen {
  blocked: number;
  shift: number;
  /** the day that was picked */
  day: string;
}

/** The moment that the page reports under this name: asking it again and again would add up to half a second. */
async function momentFrom(page: Page, name: string): Promise<number> {
  let report: (moment: number) => void = () => undefined;
  const moment = new Promise<number>((resolve, reject) => {
    report = resolve;
    setTimeout(() => reject(new Error(`${name} never came`)), TIMEOUT_MS).unref();
  });
  await page.exposeFunction(name, report);
  return moment;
}

/** Runs in the page: notes what keeps it from answering and what moves without being asked, and tells what is there. */
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
  const awaited = [
    ['benchFreeDay', free],
    ['benchPicked', picked],
    ['benchTimed', 'input[name="booking-time"]:not(:disabled)'],
    // React's page has what the early one lacks, and its form comes with the days.
    ['benchReady', 'body:has([data-page-heading]):not(:has([data-island])) [data-ready=true]'],
  ] as const;
  const done = new Set<string>();
  new MutationObserver(() => {
    for (const [name, selector] of awaited) {
      if (done.has(name) || document.querySelector(selector) === null) continue;
      done.add(name);
      if (name === 'benchPicked')
        seen.day = document.querySelector<HTMLElement>(picked)?.dataset.date ?? '';
      tell[name]?.(performance.now());
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
