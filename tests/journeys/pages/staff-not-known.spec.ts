/**
 * Every page of the staff while the practice's data does not answer: without a connection from the start, and with a silent
 * database or silent functions. No page says that there is nothing, and all of it comes by itself when something answers.
 */
import type { Page } from '@playwright/test';
import { pageRows } from '../../../web/src/page-table';
import { NONE_SENTENCES } from '../../../web/src/copy/staff/none-sentences';
import { world } from '../../support/world';
import { visit } from '../support/follow';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

const FIRESTORE = (url: URL) => url.port === String(world.ports.firestore);
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
const TABS = ['', '?tab=bookings', '?tab=schedule', '?tab=clients', '?tab=messages', '?tab=time'];
const ROLES = [
  ['owner@tulia.example', ADMINS],
  ['therapist@tulia.example', TABS.map((tab) => `/staff${tab}`)],
  ['reception@tulia.example', TABS.map((tab) => `/staff${tab}`)],
] as const;

const main = (page: Page) => page.getByRole('main');

async function expectNoClaim(page: Page): Promise<void> {
  const shown = await page.locator('body').innerText();
  expect(NONE_SENTENCES.filter((sentence) => shown.includes(sentence))).toEqual([]);
  expect(shown).not.toMatch(/\d+ tasks? did not run/);
}

/** Opens a page and waits until it says why nothing is known. */
async function expectNotKnown(page: Page, path: string, why: string): Promise<void> {
  await page.goto(path);
  await expect(main(page).getByText(why).first(), path).toBeVisible();
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
        await visit(page, path);
        await expect(main(page).getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
      }
      await context.setOffline(true);
      for (const path of paths) await expectNotKnown(page, path, OFFLINE);
      await page.goto(start);
      await expect(main(page).getByText(OFFLINE).first()).toBeVisible();
      await context.setOffline(false);
      await expect(main(page).getByText(OFFLINE)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    });

    test('no page takes a silent database for an empty practice', async ({ page }) => {
      await signIn(page, email, start);
      await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
      const release = await holdBack(page, FIRESTORE);
      for (const path of paths)
        if (!BY_A_CALL.includes(path)) await expectNotKnown(page, path, SILENT);
      await page.goto(start);
      await expect(main(page).getByText(SILENT).first()).toBeVisible();
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
