/**
 * The installed app without a connection: it starts, says so, keeps what is typed, and notices the way back by
 * itself.
 */
import { chromium, type Page } from '@playwright/test';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageRows } from '../../../web/src/page-table';
import { person } from '../../support/actors';
import { confirmedBooking, onceBegun, pendingBooking } from '../../support/makers';
import { environment } from '../../support/environment';
import { expect, test, watch } from '../support/journey';
import { kept } from '../support/kept';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

const PUBLIC = pageRows.filter(([, { kind }]) => kind === 'public').map(([, { path }]) => path);
const OF_A_VISIT = [...PUBLIC, '/articles/grief-has-no-calendar', '/login', '/signup', '/booking'];

test('starts without a connection, on every kind of page, in both languages', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  // One visit without any touch.
  await page.goto('/');
  await keptForOffline(page);
  await context.setOffline(true);
  for (const path of OF_A_VISIT)
    for (const address of [path, `/sw${path}`]) {
      await page.goto(address);
      await expect(heading, address).toBeVisible();
    }
  await page.goto('/sw/about');
  await expect(page.getByText('Huna mtandao')).toBeVisible();

  // A page of the app makes the worker keep all of the app; the frames come last.
  await context.setOffline(false);
  await page.goto('/login');
  const lastFrame = () =>
    page.evaluate(async () => !!(await caches.match('/sw/client-login', { ignoreSearch: true })));
  await expect.poll(lastFrame).toBe(true);
  await context.setOffline(true);
  await page.goto('/sw/my-sessions');
  await expect(heading).toHaveText('Vikao Vyangu');
  await page.goto('/my-sessions');
  await expect(heading).toHaveText('My Sessions');
  // The heading may come from a file; only the script knows whether there is a connection.
  await expect(page.getByText('You are offline')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('the browser itself finds no reason why the app cannot be installed', async ({
  launchOptions,
  unexpected,
}) => {
  // Chromium installs no site in a private window.
  const profile = mkdtempSync(path.join(tmpdir(), 'tulia-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: environment.site,
  });
  try {
    const page = await context.newPage();
    watch(page, unexpected);
    const devtools = await context.newCDPSession(page);
    for (const [start, manifest] of [
      ['/', '/manifest.webmanifest'],
      ['/sw', '/manifest.sw.webmanifest'],
    ] as const) {
      await page.goto(start);
      await keptForOffline(page);
      // The browser takes note of a page's manifest in its own time.
      await expect(async () => {
        const { errors, url } = await devtools.send('Page.getAppManifest');
        expect(url).toBe(`${environment.site}${manifest}`);
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

test('a client with a coming session and nothing to pay reads how to put the app on an iPhone’s home screen', async ({
  browser,
  unexpected,
}) => {
  const { client } = await pendingBooking(await person(), { serviceId: 'free-consultation' });
  const context = await browser.newContext({
    baseURL: environment.site,
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

/** As in the window of an installed app, which a test cannot open. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query);
  });

/** The worker has stored all files that it was asked for: none was added for some seconds. */
async function storedAll(page: Page) {
  const count = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().length;
    });
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await count();
        return before === last;
      },
      { intervals: [4000] },
    )
    .toBe(true);
}

test('a therapist’s installed app starts on Today, also without a connection, until the log-out', async ({
  page,
  context,
}) => {
  const fullName = 'Zuhura Wafula';
  const { booking } = await confirmedBooking(await person({ role: 'admin' }), undefined, {
    fullName,
  });
  const therapist = await person({ role: 'therapist' });
  await asInstalled(page);
  const looks = async () => {
    await signIn(page, therapist.email, '/staff?tab=profile', therapist.password);
    await page.getByLabel(/^Keep today’s/).check();
    await page.goto('/?app');
    await page.waitForURL(`${environment.site}/staff`);
    await expect(page.locator(`[data-booking="${booking.referenceNumber}"]`)).toBeVisible();
    await storedAll(page);

    await context.setOffline(true);
    await page.goto('/?app');
    await page.waitForURL(`${environment.site}/staff`);
    const day = page.getByRole('region', { name: /^Your sessions as of/ });
    await expect(day).toContainText('Zuhura');
    await expect(day).not.toContainText('Wafula');
    await page.goto('/staff?tab=profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await page.goto('/staff');
    await expect(day).toContainText('Zuhura');

    expect(await kept(page)).toContain('Zuhura');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(`${environment.site}/`);
    await expect.poll(() => kept(page)).not.toContain('Zuhura');
  };
  await onceBegun(booking.id, looks, { minutesAgo: -30 });
});
