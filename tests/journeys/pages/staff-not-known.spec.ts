/**
 * Every page of the staff while the practice's data does not answer: without a connection from the start, and with a
 * silent database or silent functions. No page says that there is nothing, and all of it comes by itself when
 * something answers.
 */
import type { Page } from '@playwright/test';
import { pageRows } from '../../../web/src/page-table';
import { NONE_SENTENCES } from '../../../web/src/staff/pages/none-sentences';
import { world } from '../../support/world';
import { arriveAt, follow } from '../support/follow';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

const FIRESTORE = (url: URL) => url.port === String(world.ports.firestore);
/** After so long without an answer a page says that it has none. */
const PATIENCE_MS = 5000;
const FUNCTIONS = (url: URL) => url.port === String(world.ports.functions);
const OFFLINE = 'Not known without a connection';
const SILENT = 'The practice’s data has not answered yet';

/** They show nothing that the practice's data would have to say. */
const FORMS = ['/admin/profile', '/admin/register'];
/** They ask functions, and nothing but them. */
const BY_A_CALL = ['/admin/health', '/admin/money', '/admin/staff'];
const ADMINS = pageRows
  .filter(([, { path, guard }]) => guard === 'admin' && !FORMS.includes(path))
  .map(([, { path }]) => path.replace(':id', 'nobody'));
const TABS = ['', '?tab=bookings', '?tab=schedule', '?tab=clients', '?tab=messages'];
const ROLES = [
  ['owner@tulia.example', ADMINS],
  ['therapist@tulia.example', [...TABS, '?tab=time'].map((tab) => `/staff${tab}`)],
  ['reception@tulia.example', TABS.map((tab) => `/staff${tab}`)],
] as const;

const main = (page: Page) => page.getByRole('main');

async function expectNoClaim(page: Page): Promise<void> {
  const shown = await page.locator('body').innerText();
  expect(NONE_SENTENCES.filter((sentence) => shown.includes(sentence))).toEqual([]);
  expect(shown).not.toMatch(/\d+ tasks? did not run/);
}

/** The page says why nothing is known, and nothing else about the practice. */
async function expectNotKnown(page: Page, why: string): Promise<void> {
  await expect(main(page).getByText(why).first(), page.url()).toBeVisible();
  await expectNoClaim(page);
}

/**
 * The same once the page has waited for as long as it has patience; a part of it that comes late begins to wait then.
 */
async function expectSilent(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS);
    await expect(main(page).getByText(SILENT).first()).toBeVisible({ timeout: 300 });
  }, page.url()).toPass();
  await expectNoClaim(page);
}

/** Signs in where the worker is at work already, so that it keeps what is used from here on. */
async function signInKept(page: Page, email: string, start: string): Promise<void> {
  await page.goto('/login');
  await keptForOffline(page);
  await signIn(page, email, start);
}

for (const [email, paths] of ROLES)
  test.describe(email, () => {
    const start = paths[0] ?? '/staff';

    test('no page takes a start without a connection for an empty practice', async ({
      page,
      context,
    }) => {
      await signInKept(page, email, start);
      for (const path of paths) {
        await follow(page, path);
        await expect(main(page).getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
      }
      await context.setOffline(true);
      // The app starts, and its pages are opened in it: none of them has anything to remember.
      await page.goto(start);
      await expectNotKnown(page, OFFLINE);
      for (const path of [...paths.slice(1), start]) {
        await arriveAt(page, path);
        await expectNotKnown(page, OFFLINE);
      }
      await context.setOffline(false);
      await expect(main(page).getByText(OFFLINE)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    });

    test('no page takes a silent database for an empty practice', async ({ page }) => {
      await page.clock.install();
      const release = await holdBack(page, FIRESTORE);
      await signIn(page, email, start);
      await expectSilent(page);
      for (const path of [...paths.slice(1), start]) {
        if (BY_A_CALL.includes(path)) continue;
        await arriveAt(page, path);
        await expectSilent(page);
      }
      release();
      await expect(main(page).getByText(SILENT)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    });
  });

test('functions that cannot be reached say nothing about the system, the money or the staff', async ({
  page,
}) => {
  await signIn(page, 'owner@tulia.example', '/admin');
  const mend = await intercept(page, FUNCTIONS, (route) => route.abort('connectionrefused'));
  for (const path of BY_A_CALL) {
    await page.goto(path);
    await expect(main(page).getByRole('button', { name: 'Try again' }), path).toBeVisible();
    await expectNoClaim(page);
  }
  mend();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('list', { name: 'Staff' })).toBeVisible();
});

test('a page that was never opened here says so without a connection, and opens when it is back', async ({
  page,
  context,
}) => {
  await signInKept(page, 'owner@tulia.example', '/admin');
  await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/admin/clients');
  await expect(page.getByText('This page is not on this device yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
});
