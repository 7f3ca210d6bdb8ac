/**
 * `npm run pictures`: takes the pictures of the README anew, and those that an install shows
 * (`web/build/web-manifest.ts`), in the running local environment or the one at TULIA_PORT_OFFSET, after `npm run
 * seed`. Those of the README are small, for readers with a slow connection.
 */
import { chromium, type Browser } from '@playwright/test';
import { LANGUAGE_FACTS, LANGUAGES } from '@tulia/domain/person/language';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { JOBS, runJob } from '../environment/jobs';
import { HOST, ROOT } from '../machine/places';
import { portsAt } from '../machine/ports';
import { runningOffset } from '../machine/running-environment';
import { findBrowser } from '../testing/browser';

const PASSWORD = 'tulia-demo-2024';
const PHONE = { width: 390, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

interface Picture {
  /** from the root of the project */
  file: string;
  at: string;
  size: typeof PHONE;
  /** pixels of the screen for each one of the page */
  scale?: number;
  /** a demo account; left out, the picture is taken signed out */
  as?: string;
}

const OF_README: readonly Picture[] = [
  { file: 'docs/pictures/home.jpg', at: '/', size: PHONE },
  {
    file: 'docs/pictures/booking.jpg',
    at: '/booking?service=individual-therapy',
    size: PHONE,
    as: 'amina@example.com',
  },
  { file: 'docs/pictures/sessions.jpg', at: '/my-sessions', size: PHONE, as: 'amina@example.com' },
  { file: 'docs/pictures/today.jpg', at: '/staff', size: LAPTOP, as: 'owner@tulia.example' },
  {
    file: 'docs/pictures/bookings.jpg',
    at: '/admin/bookings',
    size: LAPTOP,
    as: 'owner@tulia.example',
  },
  {
    file: 'docs/pictures/system.jpg',
    at: '/admin/health',
    size: LAPTOP,
    as: 'owner@tulia.example',
  },
];

/** Of the sizes that the manifest says. */
const OF_INSTALL: readonly Picture[] = LANGUAGES.flatMap((language) => [
  {
    file: `web/public/screenshots/home-${language}.png`,
    at: LANGUAGE_FACTS[language].prefix || '/',
    size: { width: 360, height: 740 },
    scale: 2,
  },
  {
    file: `web/public/screenshots/services-${language}.png`,
    at: `${LANGUAGE_FACTS[language].prefix}/services`,
    size: LAPTOP,
  },
]);

async function take(browser: Browser, site: string, { file: name, at, size, scale, as }: Picture) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale ?? 1,
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: PRACTICE_ZONE,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (as === undefined) await page.goto(`${site}${at}`);
  else {
    await page.goto(`${site}/login?redirect=${encodeURIComponent('/profile')}`);
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await page.getByLabel('Email').fill(as);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((address) => !address.pathname.includes('login'));
    await page.goto(`${site}${at}`);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What arrives live is there a moment later.
  await page.waitForTimeout(3000);
  const file = path.join(ROOT, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const isSmall = name.endsWith('.jpg');
  await page.screenshot({
    path: file,
    ...(isSmall ? ({ type: 'jpeg', quality: 60 } as const) : ({ type: 'png' } as const)),
  });
  await context.close();
  console.log(`${path.relative(ROOT, file)}  ${Math.round(statSync(file).size / 1024)} kB`);
}

const ports = portsAt(runningOffset(process.env));
// Seeding forgets when the jobs ran: the pictures show a practice at work.
for (const { name } of JOBS) await runJob(name, ports);
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  for (const picture of [...OF_README, ...OF_INSTALL])
    await take(browser, `http://${HOST}:${ports.hosting}`, picture);
} finally {
  await browser.close();
}
