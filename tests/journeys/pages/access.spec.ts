/** WCAG 2.2 AA by axe on every route, in both languages for public pages, signed in and out; and no sideways scroll. */
import { flaws, flawsOf, flawsWithin } from '../support/barriers';
import { untilStill } from '../support/follow';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { PUBLIC, SWAHILI } from '../support/routes';

const ACCOUNT = ['/login', '/signup', '/client-login', '/reset-password', '/no-such-page'];

test('public pages have no barrier in English', async ({ page }) => {
  expect(await flawsOf(page, PUBLIC)).toEqual([]);
});

test('public pages have no barrier in Swahili and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await flawsOf(page, SWAHILI)).toEqual([]);
});

test('account pages have no barrier', async ({ page }) => {
  expect(await flawsOf(page, ACCOUNT)).toEqual([]);
});

test('the client’s pages have no barrier', async ({ page }) => {
  await signIn(page, 'amina@example.com', '/my-sessions');
  expect(await flawsWithin(page, ['/my-sessions', '/profile', '/booking'])).toEqual([]);
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await expect(page.getByText('Form Validation Error', { exact: true })).toBeVisible();
  // The page goes to the first field that is wrong.
  await untilStill(page);
  expect(await flaws(page), 'with every error shown').toEqual([]);
});
