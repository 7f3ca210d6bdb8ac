import { defineConfig } from '@playwright/test';

/**
 * Journeys in a real browser against the running local world. One worker: the journeys share one practice, and two cores
 * are all a laptop promises. No retries: a flaky journey is a defect to be found.
 */
const offset = Number(process.env.TULIA_PORT_OFFSET ?? 0);

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/test/journeys',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${5000 + offset}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROME ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Connections and storage fail alike at every width: those journeys run once, on the phone.
    {
      name: 'laptop',
      testIgnore: /(faults-of|offline)/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
