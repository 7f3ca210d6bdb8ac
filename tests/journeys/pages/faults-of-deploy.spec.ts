/**
 * A new version was deployed while a tab was open, and the parts of the old one are gone. At the next change of page
 * the tab loads itself again, once, and shows that page. The browser refuses workers, as usual in a journey, so there
 * is no copy of the old version.
 */
import { push } from '../support/follow';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import type { Page } from '@playwright/test';

/** Some of each kind: all pages are fetched by the same few lines (`web/src/app/lazy-page.tsx`). */
const PUBLIC = ['/', '/articles', '/booking-status'];
const OF_A_CLIENT = ['/booking', '/my-sessions'];

interface Tab {
  /** its version is no longer there */
  stale: boolean;
  reloads: number;
}

/** Answers 404 for every part of the old version that the open page still asks for, until a page is loaded anew. */
async function deployBehind(page: Page): Promise<Tab> {
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
async function visitAll(page: Page, tab: Tab, home: string, targets: readonly string[]) {
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
  return reloaded;
}

test('an open tab loads the new version once at the next change of page, and shows that page', async ({
  page,
}) => {
  const tab = await deployBehind(page);
  await test.step('public pages', async () => {
    expect(await visitAll(page, tab, '/login', PUBLIC)).toBeGreaterThan(0);
  });

  await signIn(page, 'brian@example.com', '/profile');
  await test.step('a client’s pages', async () => {
    expect(await visitAll(page, tab, '/profile', OF_A_CLIENT)).toBeGreaterThan(0);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
