/**
 * `npm run pictures`: takes the pictures of the README anew, in the running local world or the one at
 * TULIA_PORT_OFFSET, after `npm run seed`. They are small on purpose: a text with pictures is read on a bad line,
 * too.
 */
import { chromium, type Browser } from '@playwright/test';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { JOBS, runJob } from './jobs';
import { HOST, ROOT } from './places';
import { portsAt } from './ports';
import { offsetOfRunningWorld } from './running-world';
import { findBrowser } from './testing/browser';

const FOLDER = path.join(ROOT, 'docs/pictures');
const PASSWORD = 'tulia-demo-2024';
const PHONE = { width: 390, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

interface Picture {
  name: string;
  at: string;
  size: typeof PHONE;
  /** a demo account; left out, the picture is taken signed out */
  as?: string;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', at: '/', size: PHONE },
  {
    name: 'booking',
    at: '/booking?service=individual-therapy',
    size: PHONE,
    as: 'amina@example.com',
  },
  { name: 'sessions', at: '/my-sessions', size: PHONE, as: 'amina@example.com' },
  { name: 'today', at: '/admin', size: LAPTOP, as: 'owner@tulia.example' },
  { name: 'bookings', at: '/admin/bookings', size: LAPTOP, as: 'owner@tulia.example' },
  { name: 'system', at: '/admin/health', size: LAPTOP, as: 'owner@tulia.example' },
];

async function take(browser: Browser, site: string, { name, at, size, as }: Picture) {
  const context = await browser.newContext({
    viewport: size,
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
  const file = path.join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
  await context.close();
  console.log(`${path.relative(ROOT, file)}  ${Math.round(statSync(file).size / 1024)} kB`);
}

mkdirSync(FOLDER, { recursive: true });
const ports = portsAt(offsetOfRunningWorld(process.env));
// Seeding forgets when the jobs ran: the pictures show a practice at work.
for (const { name } of JOBS) await runJob(name, ports);
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  for (const picture of PICTURES) await take(browser, `http://${HOST}:${ports.hosting}`, picture);
} finally {
  await browser.close();
}
