/**
 * Faults between the browser and the server: no connection, a slow one, a function that fails or never answers. No
 * blank screen, no false success, nothing typed lost.
 */
import type { Page, Route } from '@playwright/test';
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { world } from '../../support/world';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';

const WORDS = 'I would like to know whether Saturdays are possible';
const SENT = 'Message Sent Successfully!';

async function fillContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Zawadi Njoroge');
  await page.getByRole('textbox', { name: 'Email' }).fill('zawadi@example.com');
  await message(page).fill(WORDS);
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function expectKept(page: Page): Promise<void> {
  await expect(message(page)).toHaveValue(WORDS);
  await expect(page.getByText(SENT)).toBeHidden();
}

/** What tells of a lost connection is fetched when the page is idle, on a busy machine long after its last request. */
async function everythingIsHere(page: Page): Promise<void> {
  const name = /^Notifications/;
  await expect(page.getByRole('region', { name, includeHidden: true })).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test('the connection goes in the middle of a form and comes back', async ({ page, context }) => {
  await fillContact(page);
  await everythingIsHere(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await send(page);
  await expect(page.getByText(/Nothing was sent/).first()).toBeVisible();
  await expectKept(page);
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expectKept(page);
});

test('a function fails', async ({ page }) => {
  await fillContact(page);
  await page.route('**/sendMessage', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await send(page);
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
  await expectKept(page);
});

test('a function never answers', async ({ page }) => {
  await page.clock.install();
  await fillContact(page);
  const asked = page.waitForRequest('**/sendMessage');
  await page.route('**/sendMessage', () => undefined);
  await send(page);
  await asked;
  await page.clock.fastForward(30_000);
  await expect(page.getByText('No answer yet').first()).toBeVisible();
  await expectKept(page);
});

test('the network is slow: the page is readable before its script', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
});

const OFFLINE = 'You are offline';
const WEAK = 'Your connection is weak';
const notice = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'About this app' }).getByText(title);

/** Every address of the product: the site, Auth, Firestore and the functions. */
const EVERYTHING = (url: URL) => url.hostname === new URL(world.site).hostname;
const FIRESTORE = (url: URL) => url.port === String(world.ports.firestore);

/**
 * Types and presses Send while `fault` stands between this page and every server; the way back is noticed by itself.
 */
async function sendThrough(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await fillContact(page);
  await everythingIsHere(page);
  const mend = await intercept(page, EVERYTHING, fault);
  await send(page);
  // The page had asked before it knew: what it sent may have gone out.
  await expect(page.getByText(/It may have arrived/).first()).toBeVisible();
  await expect(notice(page, OFFLINE)).toBeVisible();
  await expect(notice(page, 'Last connected')).toBeVisible();
  await expectKept(page);
  mend();
  await expect(page.getByText('You are back online.')).toBeVisible();
  await send(page);
  await expect(page.getByText(SENT).first()).toBeVisible();
}

test('a captive portal answers in place of every server, while the browser believes in the connection', async ({
  page,
}) => {
  await sendThrough(page, (route) =>
    // The browser keeps the parts that the page has; with interception it would ask for its fonts again.
    route.request().url().includes('/assets/')
      ? route.fallback()
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          body: '<!doctype html><title>Welcome to our Wi-Fi</title>',
        }),
  );
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
});

test('no name can be resolved any more', async ({ page }) => {
  await sendThrough(page, (route) => route.abort('namenotresolved'));
});

test('a part of the page cannot be fetched any more: it is not loaded again, and what is typed stays', async ({
  page,
}) => {
  await page.goto('/contact');
  await message(page).hover();
  await everythingIsHere(page);
  const mend = await intercept(page, EVERYTHING, (route) => route.abort('namenotresolved'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Zawadi Njoroge');
  await page.getByRole('textbox', { name: 'Email' }).fill('zawadi@example.com');
  await message(page).fill(WORDS);
  await send(page);
  await expect(page.getByText(/Nothing was sent/).first()).toBeVisible();
  await expectKept(page);
  mend();
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expectKept(page);
});

test('nothing answers: the page says so after five seconds, and goes on by itself', async ({
  page,
}) => {
  const { booking } = await pendingBooking(await person());
  await page.goto('/booking-status');
  const input = page.getByRole('textbox', { name: /reference/i });
  await input.fill(booking.referenceNumber);
  await everythingIsHere(page);
  const release = await holdBack(page, EVERYTHING);
  await input.press('Enter');
  await expect(notice(page, WEAK)).toBeVisible();
  await expect(page.getByRole('main').getByText(WEAK)).toBeVisible();
  release();
  await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText(WEAK)).toHaveCount(0);
});

test('only the database cannot be reached: the page says so, and messages are sent all the same', async ({
  page,
}) => {
  const { booking } = await pendingBooking(await person());
  await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
  await page.goto('/booking-status');
  const input = page.getByRole('textbox', { name: /reference/i });
  await input.fill(booking.referenceNumber);
  await input.press('Enter');
  await expect(page.getByRole('main').getByText(WEAK)).toBeVisible();
  await fillContact(page);
  await send(page);
  await expect(page.getByText(SENT).first()).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('only the functions cannot be reached: the page does not say that it is offline, and what was typed stays', async ({
  page,
}) => {
  await fillContact(page);
  const mend = await intercept(page, '**/sendMessage', (route) => route.abort('connectionrefused'));
  await send(page);
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
  await expectKept(page);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  mend();
  await send(page);
  await expect(page.getByText(SENT).first()).toBeVisible();
});
