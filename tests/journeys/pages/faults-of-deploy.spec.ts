/**
 * A new version was deployed while a tab was open, and the parts of the old one are gone. At the next change of
 * page the tab loads itself again, once, and shows that page. Its browser refuses workers, as by itself in a
 * journey: there is no copy of the old version to live on.
 */
import { push } from '../support/follow';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import type { Page } from '@playwright/test';

/** Some of each kind: all pages are fetched by the same few lines (`web/src/app/lazy-page.tsx`). */
const PUBLIC = ['/', '/articles', '/booking-status'];
const ENTRANCES = ['/login', '/booking', '/my-sessions'];
const OF_A_CLIENT = ['/booking', '/my-sessions'];
const OF_AN_ADMIN = ['/admin/bookings', '/admin/schedule', '/staff'];

/** Answers 404 for every part of the old version that the open page still asks for, until a page is loaded anew. */
async function deployBehind(page: Page) {
  const tab = { stale: false, reloads: 0 };
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      tab.stale = false;
      tab.reloads += 1;
    } else if (tab.stale && /\/assets\/[^/]+\.(?:js|css)$/.test(new URL(request.url()).pathname)) {
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
      return;
    }
    await route.fallback();
  });
  return tab;
}

/** Visits each page from an open tab at `home`; says how many needed the new version. */
async function visitAll(page: Page, home: string, targets: readonly string[]): Promise<number> {
  const tab = await deployBehind(page);
  let reloaded = 0;
  for (const target of targets) {
    await page.goto(home);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const before = await heading.innerText();
    await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
    tab.stale = true;
    tab.reloads = 0;
    await push(page, target);
    // The open page stays on screen until the next one is there.
    const next = page.locator('[data-page-heading]').filter({ hasNotText: before });
    await expect(next, target).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(
      0,
    );
    expect(tab.reloads, `reloads for ${target}`).toBeLessThanOrEqual(1);
    reloaded += tab.reloads;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return reloaded;
}

test('public pages', async ({ page }) => {
  expect(await visitAll(page, '/login', PUBLIC)).toBeGreaterThan(0);
});

test('the ways in', async ({ page }) => {
  expect(await visitAll(page, '/reset-password', ENTRANCES)).toBeGreaterThan(0);
});

test('a client’s pages', async ({ page }) => {
  await signIn(page, 'brian@example.com', '/profile');
  expect(await visitAll(page, '/profile', OF_A_CLIENT)).toBeGreaterThan(0);
});

test('an admin’s pages', async ({ page }) => {
  await signIn(page, 'admin@tulia.example', '/admin/profile');
  expect(await visitAll(page, '/admin/profile', OF_AN_ADMIN)).toBeGreaterThan(0);
});
