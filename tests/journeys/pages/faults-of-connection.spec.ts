/**
 * Faults between the browser and the server: no connection, a slow one, a function that fails or never answers. No
 * blank screen, no false success, nothing typed lost.
 */
import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
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

test('the connection goes in the middle of a form and comes back', async ({ page, context }) => {
  await fillContact(page);
  await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
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
