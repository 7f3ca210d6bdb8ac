import { defineConfig } from '@playwright/test';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { sayNewSeed } from '../../local/test-run/random';
import { retries } from '../../local/test-run/retries';
import { depth } from '../../local/test-run/depth';
import { PATIENCE_FOR_A_TEST_MS, PATIENCE_MS } from '../../local/test-run/patience';

sayNewSeed();

/**
 * Journeys in a real browser against a local environment that this run opens. Those of `pages` have people and
 * bookings of their own and run side by side; those of `practice` change what others see and run one after another
 * (`local/testing/stages.ts`). A journey runs once: most on a phone, those of a laptop by what their project matches or
 * by `test.use`; a deep run has them at both widths, and those of one person in Firefox too (`OF_ONE_PERSON`); WebKit
 * has journeys of its own (`pages/webkit.spec.ts`). No retries but in `.ci/run`: a flaky journey is a defect.
 */
const offset = Number(process.env.TULIA_PORT_OFFSET ?? 0);

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1280, height: 800 } };

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const BROWSER = process.env.CHROME ?? '/usr/bin/chromium';
const wholeBrowser = { launchOptions: { executablePath: BROWSER, args } };
/** Without the windows of a browser, and quicker for it (`local/testing/browser.ts`). */
const headlessShell = {
  launchOptions: { executablePath: process.env.CHROME_HEADLESS_SHELL ?? BROWSER, args },
};
/** Notifications and installing the app are things of a whole browser. */
const OF_THE_BROWSER = /pages\/(push|offline-app)\.spec/;
const PAGES_OF_LAPTOP = /pages\/headers\.spec/;
const PRACTICE_OF_LAPTOP = /practice\/(main-job|staff-day|staff-schedule)\.spec/;
const OF_WEBKIT = /pages\/webkit\.spec/;
/**
 * Firefox as the machine has it, over WebDriver BiDi (`support/journey.ts`). Playwright’s styles for a picture are
 * against our policy for styles, and Firefox tells of it.
 */
const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  screenshot: 'off' as const,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  launchOptions: { executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' },
};
const { everything } = depth();
/** Tags of journeys that are left out (`support/journey.ts`). */
const NOT_ON_A_PHONE = everything ? [] : /@deep/;
const NOT_ON_A_LAPTOP = everything ? /@phone/ : /@deep|@phone/;
/** Files whose journeys are made by one person, and single ones of others. */
const OF_ONE_PERSON = /pages\/(entry|public|reading|early-booking|client-(sessions|profile))\.spec/;
const IN_FIREFOX = everything ? [OF_ONE_PERSON, /@firefox/] : /@always/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/test/journeys',
  workers: 1,
  globalSetup: './open-environment.ts',
  retries: retries(),
  // In an environment that is broken every journey would wait for its time.
  maxFailures: 10,
  timeout: PATIENCE_FOR_A_TEST_MS,
  expect: { timeout: PATIENCE_MS },
  use: {
    baseURL: `http://127.0.0.1:${5000 + offset}`,
    locale: 'en-GB',
    timezoneId: PRACTICE_ZONE,
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    ...headlessShell,
  },
  projects: [
    {
      name: 'pages-phone',
      grepInvert: NOT_ON_A_PHONE,
      testMatch: 'pages/*.spec.ts',
      testIgnore: [PAGES_OF_LAPTOP, OF_THE_BROWSER, OF_WEBKIT],
      use: phone,
    },
    {
      name: 'pages-browser',
      grepInvert: NOT_ON_A_PHONE,
      testMatch: OF_THE_BROWSER,
      use: { ...phone, ...wholeBrowser },
    },
    {
      name: 'pages-laptop',
      grepInvert: NOT_ON_A_LAPTOP,
      testMatch: everything ? 'pages/*.spec.ts' : PAGES_OF_LAPTOP,
      testIgnore: [OF_THE_BROWSER, OF_WEBKIT],
      use: laptop,
    },
    { name: 'pages-firefox', grep: IN_FIREFOX, testMatch: 'pages/*.spec.ts', use: firefox },
    // It opens its browser itself.
    { name: 'pages-webkit', grepInvert: NOT_ON_A_PHONE, testMatch: OF_WEBKIT },
    {
      name: 'practice-phone',
      grepInvert: NOT_ON_A_PHONE,
      testMatch: 'practice/*.spec.ts',
      testIgnore: everything ? [] : PRACTICE_OF_LAPTOP,
      use: phone,
    },
    { name: 'practice-firefox', grep: IN_FIREFOX, testMatch: 'practice/*.spec.ts', use: firefox },
    {
      name: 'practice-laptop',
      grepInvert: NOT_ON_A_LAPTOP,
      testMatch: everything ? 'practice/*.spec.ts' : PRACTICE_OF_LAPTOP,
      use: laptop,
    },
  ],
});
