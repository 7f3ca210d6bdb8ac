/**
 * G3: somebody signed in comes to the booking page with an empty cache, on a cheap phone: until a day can be picked, by a
 * real tap. Against a form written by hand, and against the same page with every script of the site loaded first.
 */
import { availability, dayLookup } from '@tulia/domain/records/availability';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { defaultPractitioner } from '@tulia/domain/records/practitioner';
import { seedServices } from '@tulia/domain/records/service';
import { daySlots, slotRules } from '@tulia/domain/slot/free-slots';
import { datesFrom, toWallTime } from '@tulia/domain/time/practice-time';
import type { Browser, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT } from '../../local/places';
import { spreadOf } from '../measure/spread';
import { bookingReferences } from '../references/booking-references';
import { CLIENT, signIn } from '../world/people';
import type { Measure } from '../world/context';
import { phone, type Memory } from '../world/slow-phone';

const SERVICE = 'individual-therapy';
const TIMEOUT_MS = 120_000;
const ROUNDS = 5;

interface Visit {
  /** milliseconds from the navigation until a tap has picked a day */
  picked: number;
  /** time beyond 50 ms of every task that kept the page from answering until then */
  blocked: number;
  /** cumulative layout shift */
  shift: number;
}

export const booking: Measure = async ({ browser, origin, site, repetitions, say }) => {
  const { page, context, close } = await phone(browser, false);
  await signIn(page, origin, CLIENT, '/profile');
  const memory = await context.storageState({ indexedDB: true });
  await close();
  const ways = {
    product: '/booking',
    ...bookingReferences(site, await freeDays()),
  };
  const visits: Record<keyof typeof ways, Visit[]> = { product: [], byHand: [], eager: [] };
  const rounds = Math.min(ROUNDS, repetitions);
  for (let round = 1; round <= rounds; round += 1) {
    say(`booking page on a slow phone, ${round} of ${rounds}`);
    for (const way of ['product', 'byHand', 'eager'] as const)
      visits[way].push(await visit(browser, `${origin}${ways[way]}?service=${SERVICE}`, memory));
  }
  const picked = (way: keyof typeof ways) => spreadOf(visits[way].map((each) => each.picked));
  const times = (way: keyof typeof ways) => {
    const { median, lowest, highest } = picked(way);
    return `${Math.round(median)} ms (${Math.round(lowest)} to ${Math.round(highest)})`;
  };
  const ratio = (way: keyof typeof ways) => picked('product').median / picked(way).median;
  return [
    {
      id: 'G3',
      what: 'booking: a day can be picked, against a form by hand',
      value: ratio('byHand'),
      bound: { kind: 'most', value: 1.6 },
      detail: `${times('product')} against ${times('byHand')}; the product also finds out who asks, and listens`,
    },
    {
      id: 'G3',
      what: 'booking: a day can be picked, against every script first',
      value: ratio('eager'),
      bound: { kind: 'most', value: 0.4 },
      detail: `against ${times('eager')}`,
    },
    {
      id: 'G3',
      what: 'booking: milliseconds in which the page could not answer',
      value: spreadOf(visits.product.map((each) => each.blocked)).median,
      bound: { kind: 'most', value: 100 },
      detail: 'tasks beyond 50 ms until the day was picked, CPU four times slower',
    },
    {
      id: 'G3',
      what: 'booking: layout shift',
      value: spreadOf(visits.product.map((each) => each.shift)).median,
      bound: { kind: 'most', value: 0.02 },
      detail: 'CLS until the day was picked',
    },
  ];
};

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

async function visit(browser: Browser, url: string, memory: Memory): Promise<Visit> {
  const { page, close } = await phone(browser, true, memory);
  try {
    const free = momentFrom(page, 'benchFreeDay');
    const picked = momentFrom(page, 'benchPicked');
    await page.addInitScript(watch, FREE);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await free;
    await page.locator(FREE).first().tap({ timeout: TIMEOUT_MS });
    const moment = await picked;
    const { blocked, shift } = await page.evaluate(
      () => (globalThis as unknown as { seen: Seen }).seen,
    );
    return { picked: moment, blocked, shift };
  } finally {
    await close();
  }
}

type Seen = Pick<Visit, 'blocked' | 'shift'>;

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

/** Runs in the page: notes what keeps it from answering and what moves without being asked, and tells of the days. */
function watch(free: string): void {
  const seen: Seen = { blocked: 0, shift: 0 };
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

  const tell = globalThis as unknown as Record<string, (moment: number) => void>;
  const awaited = [
    ['benchFreeDay', free],
    ['benchPicked', '[role=gridcell][aria-selected=true]'],
  ] as const;
  const done = new Set<string>();
  new MutationObserver(() => {
    for (const [name, selector] of awaited) {
      if (done.has(name) || document.querySelector(selector) === null) continue;
      done.add(name);
      tell[name]?.(performance.now());
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
