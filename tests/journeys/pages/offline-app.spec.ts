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
import { fillBooking, submitBooking } from '../support/book';
import { expect, test, watch } from '../support/journey';
import { DEMO_PASSWORD, signIn } from '../support/people';
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

test('shows the sessions of an own device without a connection', async ({ page, context }) => {
  await signIn(page, 'amina@example.com', '/my-sessions', DEMO_PASSWORD, { ownDevice: true });
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const seen = (await card.innerText()).split('\n')[0] ?? '';
  await keptForOffline(page);

  await context.setOffline(true);
  await page.goto('/my-sessions');
  await expect(page.getByRole('article').first()).toContainText(seen);
});

test('can be installed: manifest in both languages, icons that exist', async ({
  page,
  request,
}) => {
  for (const [path, lang] of [
    ['/', 'en'],
    ['/sw', 'sw'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(href ?? '')).json()) as {
      id: string;
      lang: string;
      icons: { src: string; purpose: string }[];
      screenshots: { src: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', lang });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts).toHaveLength(2);
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      const image = await request.get(src);
      expect(image.status(), src).toBe(200);
      expect(image.headers()['content-type']).toBe('image/png');
    }
  }
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

test('staff see on the icon how many requests wait, until they sign out', async ({ page }) => {
  await pendingBooking(await person());
  await page.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: (count: number) => {
        localStorage.setItem('badge-of-the-test', String(count));
        return Promise.resolve();
      },
      clearAppBadge: () => {
        sessionStorage.setItem('badge-cleared', 'yes');
        localStorage.setItem('badge-of-the-test', '0');
        return Promise.resolve();
      },
    });
  });
  const badge = () => page.evaluate(() => localStorage.getItem('badge-of-the-test'));
  await signIn(page, 'admin@tulia.example', '/admin', DEMO_PASSWORD);
  await expect.poll(async () => Number(await badge())).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(`${world.site}/`);
  await expect.poll(async () => Number((await badge()) ?? 0)).toBe(0);
});

test('where a session is to come and nothing to be paid, an iPhone is told how to put the app on the home screen', async ({
  browser,
  unexpected,
}) => {
  const client = await person();
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
  await signIn(page, client.email, '/booking', client.password);
  await fillBooking(page, { passOverDays: 11, service: 'free-consultation' });
  await submitBooking(page);
  await page.goto('/my-sessions');
  await expect(page.getByText(/Tap the Share button of your browser/)).toBeVisible();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByText(/Tap the Share button/)).toBeHidden();
  await context.close();
});
