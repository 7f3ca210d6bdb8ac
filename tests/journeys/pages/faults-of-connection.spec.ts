/**
 * Faults between the browser and the server: no connection, a slow one, a captive portal, one server that is gone. No
 * blank screen, no false success, nothing typed lost.
 */
import type { Page, Route } from '@playwright/test';
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { environment } from '../../support/environment';
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

const OFFLINE = 'You are offline';
const WEAK = 'Your connection is weak';
const notice = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'About this app' }).getByText(title);

/** Every address of the product: the site, Auth, Firestore and the functions. */
const EVERYTHING = (url: URL) => url.hostname === new URL(environment.site).hostname;
const FIRESTORE = (url: URL) => url.port === String(environment.ports.firestore);

/** A page of a Wi-Fi that wants to be agreed to first, in place of every answer. */
const portal = (route: Route) =>
  // Without interception the browser keeps the loaded parts; with it, it would ask for its fonts again.
  route.request().url().includes('/assets/')
    ? route.fallback()
    : route.fulfill({
        contentType: 'text/html',
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        body: '<!doctype html><title>Welcome to our Wi-Fi</title>',
      });

test('typed text survives every fault between page and server, and is sent in the end', async ({
  page,
  context,
}) => {
  await fillContact(page);
  await everythingIsHere(page);

  await test.step('only the functions cannot be reached: the page does not say that it is offline', async () => {
    const mend = await intercept(page, '**/sendMessage', (route) =>
      route.abort('connectionrefused'),
    );
    await send(page);
    await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
    await expectKept(page);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    mend();
  });

  await test.step('the connection goes in the middle of a form and comes back', async () => {
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await send(page);
    await expect(page.getByText(/Nothing was sent/).first()).toBeVisible();
    await expectKept(page);
    await context.setOffline(false);
    await expect(page.getByText('You are back online.')).toBeVisible();
    await expectKept(page);
  });

  await test.step('a captive portal answers in place of every server, while the browser believes in the connection', async () => {
    const mend = await intercept(page, EVERYTHING, portal);
    await send(page);
    // The page sent before it noticed, so the message may have gone out.
    await expect(page.getByText(/It may have arrived/).first()).toBeVisible();
    await expect(notice(page, OFFLINE)).toBeVisible();
    await expect(notice(page, 'Last connected')).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expectKept(page);
    mend();
    await expect(page.getByText('You are back online.')).toBeVisible();
    await send(page);
    await expect(page.getByText(SENT).first()).toBeVisible();
  });
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

test('a slow network, a silent one and a lost database leave a page that can be read and goes on by itself', async ({
  page,
}) => {
  const { booking } = await pendingBooking(await person());
  const input = page.getByRole('textbox', { name: /reference/i });

  await test.step('the network is slow: the page is readable before its script', async () => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.waitForLoadState();
  });

  await test.step('nothing answers: the page says so after five seconds, and goes on by itself', async () => {
    await page.goto('/booking-status');
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

  await test.step('only the database cannot be reached: the page says so, and messages are sent all the same', async () => {
    await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
    await page.goto('/booking-status');
    await input.fill(booking.referenceNumber);
    await input.press('Enter');
    await expect(page.getByRole('main').getByText(WEAK)).toBeVisible();
    await fillContact(page);
    await send(page);
    await expect(page.getByText(SENT).first()).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
  });
});
