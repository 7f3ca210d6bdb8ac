/**
 * The installed app without a connection: it starts, says so, keeps what is typed, and notices the way back by
 * itself.
 */
import { chromium } from '@playwright/test';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { world } from '../../support/world';
import { expect, test, watch } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

test('starts without a connection, on every kind of page, in both languages', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await keptForOffline(page);
  await context.setOffline(true);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.goto('/sw/about');
  await expect(page.getByText('Huna mtandao')).toBeVisible();
  await page.goto('/sw/my-sessions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vikao Vyangu');
  await page.goto('/my-sessions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Sessions');
  // The heading stands in the file; only the script knows of the connection, and of its return.
  await expect(page.getByText('You are offline')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('the browser itself finds nothing that keeps it from being installed', async ({
  launchOptions,
  unexpected,
}) => {
  // In a window that forgets everything Chromium installs no site.
  const profile = mkdtempSync(path.join(tmpdir(), 'tulia-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: world.site,
  });
  try {
    const page = await context.newPage();
    watch(page, unexpected);
    const devtools = await context.newCDPSession(page);
    for (const [start, manifest] of [
      ['/login', '/manifest.webmanifest'],
      ['/sw/login', '/manifest.sw.webmanifest'],
    ] as const) {
      await page.goto(start);
      await keptForOffline(page);
      // Comes from the worker's shell; the browser takes note of its manifest in its own time.
      await expect(async () => {
        const { errors, url } = await devtools.send('Page.getAppManifest');
        expect(url).toBe(`${world.site}${manifest}`);
        expect(errors).toEqual([]);
        const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
        expect(installabilityErrors).toEqual([]);
      }).toPass();
    }
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('where a session is to come and nothing to be paid, an iPhone is told how to put the app on the home screen', async ({
  browser,
  unexpected,
}) => {
  const { client } = await pendingBooking(await person(), { serviceId: 'free-consultation' });
  const context = await browser.newContext({
    baseURL: world.site,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: PRACTICE_ZONE,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  watch(page, unexpected);
  await signIn(page, client.email, '/my-sessions', client.password);
  await expect(page.getByText(/Tap the Share button of your browser/)).toBeVisible();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByText(/Tap the Share button/)).toBeHidden();
  await context.close();
});
