/** WCAG 2.2 AA by axe on every route, in both languages for public pages, signed in and out; and no sideways scroll. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { signIn } from './support/people';

const PUBLIC = [
  '/',
  '/about',
  '/services',
  '/testimonials',
  '/contact',
  '/privacy',
  '/articles',
  '/booking-status',
];
const ACCOUNT = ['/login', '/signup', '/client-login', '/reset-password', '/no-such-page'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong with the page as it stands, a line each. */
async function flaws(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${new URL(page.url()).pathname}: ${id} at ${target.join(' ')}`),
  );
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sideways > 0 ? [...found, `${page.url()}: scrolls sideways by ${sideways} px`] : found;
}

/** Waits until a page is drawn: its main heading stands and nothing is loading any more. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function flawsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of addresses) {
    await visit(page, path);
    found.push(...(await flaws(page)));
  }
  return found;
}

test('public pages have no barrier in English', async ({ page }) => {
  expect(await flawsOf(page, PUBLIC)).toEqual([]);
});

test('public pages have no barrier in Swahili and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(
    await flawsOf(
      page,
      PUBLIC.map((path) => `/sw${path === '/' ? '' : path}`),
    ),
  ).toEqual([]);
});

test('account pages have no barrier', async ({ page }) => {
  expect(await flawsOf(page, ACCOUNT)).toEqual([]);
});

test('the client’s pages have no barrier', async ({ page }) => {
  await signIn(page, 'amina@example.com', '/my-sessions');
  expect(await flawsOf(page, ['/my-sessions', '/profile', '/booking'])).toEqual([]);
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await expect(page.getByText('Form Validation Error', { exact: true })).toBeVisible();
  expect(await flaws(page), 'with every error shown').toEqual([]);
});

test('the staff’s pages have no barrier', async ({ page }) => {
  await signIn(page, 'owner@tulia.example', '/admin');
  expect(
    await flawsOf(page, ['/admin', '/admin/bookings', '/admin/register', '/admin/profile']),
  ).toEqual([]);
});
