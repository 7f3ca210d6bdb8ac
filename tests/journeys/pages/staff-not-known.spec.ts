/**
 * The pages of the staff while the practice's data does not answer: those of an owner without a connection from the
 * start, and those of a therapist with a silent database. No page says that there is nothing, and all of it comes by
 * itself when something answers. `web/src/staff/pages/not-known.test.tsx` shows every page of every role so.
 */
import type { Page } from '@playwright/test';
import { pageRows } from '../../../web/src/page-table';
import { NONE_SENTENCES } from '../../../web/src/staff/pages/none-sentences';
import { depth } from '../../../local/test-run/depth';
import { environment } from '../../support/environment';
import { arriveAt, follow } from '../support/follow';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

const FIRESTORE = (url: URL) => url.port === String(environment.ports.firestore);
/** After so long without an answer a page says that it has none. */
const PATIENCE_MS = 5000;
const OFFLINE = 'Not known without a connection';
const SILENT = 'The practice’s data has not answered yet';

/** They show nothing that the practice's data would have to say. */
const FORMS = ['/admin/profile', '/admin/register'];
const ALL = pageRows
  .filter(([, { path, guard }]) => guard === 'admin' && !FORMS.includes(path))
  .map(([, { path }]) => path.replace(':id', 'nobody'));
/** The day, and all of them where a run goes deep; jsdom shows each. */
const ADMINS = [
  '/staff',
  ...(depth().everything
    ? ALL
    : ['/admin', '/admin/bookings', '/admin/clients', '/admin/schedule', '/admin/money']),
];
const THERAPISTS = ['', 'bookings', 'schedule', 'clients', 'messages', 'time'].map((tab) =>
  tab === '' ? '/staff' : `/staff?tab=${tab}`,
);

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

test('no page of an owner takes a start without a connection for an empty practice', async ({
  page,
  context,
}) => {
  // The worker is at work before the sign-in, so that it keeps what is used from here on.
  await page.goto('/login');
  await keptForOffline(page);
  await signIn(page, 'owner@tulia.example', '/staff');
  await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();

  await test.step('a page that was never opened here says so without a connection, and opens when it is back', async () => {
    await context.setOffline(true);
    await page.goto('/admin/clients');
    await expect(page.getByText('This page is not on this device yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  });

  await test.step('a page that was opened says that nothing is known, and fills when the connection is back', async () => {
    for (const path of ADMINS) {
      await follow(page, path);
      await expect(main(page).getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
    }
    await context.setOffline(true);
    // The app starts, and its pages are opened in it: none of them has anything to remember.
    await page.goto('/staff');
    await expectNotKnown(page, OFFLINE);
    for (const path of [...ADMINS.slice(1), '/staff']) {
      await arriveAt(page, path);
      await expectNotKnown(page, OFFLINE);
    }
    await context.setOffline(false);
    await expect(main(page).getByText(OFFLINE)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
  });
});

test('no page of a therapist takes a silent database for an empty practice', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, FIRESTORE);
  await signIn(page, 'therapist@tulia.example', '/staff');
  await expectSilent(page);
  for (const path of [...THERAPISTS.slice(1), '/staff']) {
    await arriveAt(page, path);
    await expectSilent(page);
  }
  release();
  await expect(main(page).getByText(SILENT)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
});
