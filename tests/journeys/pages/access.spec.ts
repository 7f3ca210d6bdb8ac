/**
 * WCAG 2.2 AA by axe on every route, signed in and out, on a phone (in a deep run on a laptop, too): in English in
 * the light, in Swahili in the dark. At every width and size of text nothing scrolls sideways, and the control for
 * leaving at once covers nothing.
 */
import { flaws, flawsOf, flawsOfSizes, flawsWithin } from '../support/barriers';
import { untilStill, visit } from '../support/follow';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { PUBLIC, SWAHILI } from '../support/routes';

const ARTICLES = ['/articles/grief-has-no-calendar', '/sw/articles/not-written-yet'];
const ACCOUNT = ['/login', '/signup', '/client-login', '/reset-password', '/no-such-page'];

test('the pages that are open to all have no barrier', async ({ page }) => {
  await test.step('public pages in English', async () => {
    expect(await flawsOf(page, PUBLIC)).toEqual([]);
  });
  await test.step('the services with their next free times', async () => {
    await visit(page, '/services');
    await expect(page.locator('[data-next-free]').first()).toBeVisible();
    expect(await flaws(page)).toEqual([]);
  });
  await test.step('public pages in Swahili and in the dark', async () => {
    expect(await flawsOf(page, SWAHILI)).toEqual([]);
  });
  await test.step('an article, and the address of none', async () => {
    expect(await flawsOf(page, ARTICLES)).toEqual([]);
  });
  await test.step('account pages', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    expect(await flawsOf(page, ['/sw/login', '/sw/signup', ...ACCOUNT])).toEqual([]);
    await expect.poll(() => logged).toContain('404: /no-such-page');
  });
});

test('the client’s pages have no barrier', async ({ page }) => {
  await signIn(page, 'amina@example.com', '/my-sessions');
  const found = await flawsWithin(page, ['/sw/my-sessions', '/sw/profile']);
  for (const path of ['/my-sessions', '/profile', '/booking'])
    found.push(...(await flawsWithin(page, [path])), ...(await flawsOfSizes(page)));
  expect(found).toEqual([]);
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await expect(page.getByText('Form Validation Error', { exact: true })).toBeVisible();
  // The page scrolls to the first wrong field.
  await untilStill(page);
  expect(await flaws(page), 'with every error shown').toEqual([]);
});
