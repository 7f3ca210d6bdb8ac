/**
 * `npm run pictures`, after `npm run seed`: takes the pictures of the README anew, and those that a browser shows
 * before an installation (`web/build/web-manifest.ts`), in the running local environment or the one at
 * TULIA_PORT_OFFSET. Those of the README are small, for readers with a slow connection.
 */
import { chromium, type Browser } from '@playwright/test';
import { LANGUAGE_FACTS, LANGUAGES } from '@tulia/domain/person/language';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { statSync } from 'node:fs';
import path from 'node:path';
import { JOBS, runJob } from '../environment/jobs';
import { HOST, ROOT } from '../machine/places';
import { inRunningEnvironment } from '../machine/running-environment';
import { DEMO_PASSWORD } from '../seed/demo-people';
import { findBrowser } from '../testing/browser';

const CLIENT = 'amina@example.com';
const OWNER = 'owner@tulia.example';
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
  as?: string | undefined;
}

const ofReadme = (name: string, at: string, size: typeof PHONE, as?: string): Picture => ({
  file: `docs/pictures/${name}.jpg`,
  at,
  size,
  as,
});

const OF_README: readonly Picture[] = [
  ofReadme('home', '/', PHONE),
  ofReadme('booking', '/booking?service=individual-therapy', PHONE, CLIENT),
  ofReadme('sessions', '/my-sessions', PHONE, CLIENT),
  ofReadme('today', '/staff', LAPTOP, OWNER),
  ofReadme('bookings', '/admin/bookings', LAPTOP, OWNER),
  ofReadme('system', '/admin/health', LAPTOP, OWNER),
];

/** In the sizes of the manifest. */
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
  if (as !== undefined) {
    await page.goto(`${site}/login?redirect=${encodeURIComponent('/profile')}`);
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await page.getByLabel('Email').fill(as);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((address) => !address.pathname.includes('login'));
  }
  await page.goto(`${site}${at}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Live data arrives a moment later.
  await page.waitForTimeout(3000);
  const file = path.join(ROOT, name);
  await page.screenshot({ path: file, ...(name.endsWith('.jpg') && { quality: 60 }) });
  await context.close();
  console.log(`${name}  ${Math.round(statSync(file).size / 1024)} kB`);
}

await inRunningEnvironment(async (ports) => {
  // Seeding forgets when the jobs ran: the pictures show a practice at work.
  for (const { name } of JOBS) await runJob(name, ports);
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    for (const picture of [...OF_README, ...OF_INSTALL])
      await take(browser, `http://${HOST}:${ports.hosting}`, picture);
  } finally {
    await browser.close();
  }
  return 'All pictures are new.';
});
