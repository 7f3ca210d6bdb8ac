/**
 * Articles have pages of their own: an address that can be shared, a title, a way back, and kindness where there is
 * none.
 */
import { flaws } from '../support/barriers';
import { visit } from '../support/follow';
import { expect, test } from '../support/journey';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

const GRIEF = 'Grief has no calendar';

test('an article is read at an address of its own, and back leads to the list', async ({
  page,
}) => {
  await visit(page, '/articles');
  await page.getByRole('main').getByRole('link', { name: GRIEF }).click();
  await expect(page).toHaveURL(/\/articles\/grief-has-no-calendar$/);
  await expect(page.getByRole('heading', { level: 1, name: GRIEF })).toBeVisible();
  await expect(page).toHaveTitle(`${GRIEF} · Tulia`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/articles\/grief-has-no-calendar$/,
  );
  await expect(page.getByRole('link', { name: /Talk about it/ })).toHaveAttribute(
    'href',
    '/booking?service=free-consultation',
  );
  expect(await flaws(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await expect(page).toHaveTitle('Articles · Tulia');
});

test('within the open page the next article takes title, heading and address with it', async ({
  page,
}) => {
  await visit(page, '/sw/articles/grief-has-no-calendar');
  await expect(page).toHaveTitle('Majonzi hayana kalenda · Tulia');
  // A control wakes the page.
  await page.getByRole('button', { name: 'Nyenzo kamili' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const next = page.getByText('Soma inayofuata').getByRole('link');
  const title = await next.innerText();
  await next.click();
  await expect(page).toHaveTitle(`${title} · Tulia`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  const { pathname } = new URL(page.url());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${pathname}$`),
  );
  await expect(
    page.getByRole('navigation', { name: 'Makala zote' }).getByRole('link', { name: title }),
  ).toHaveAttribute('aria-current', 'page');
});

test('the address of no article says so kindly, in both languages', async ({ page }) => {
  await visit(page, '/articles/not-written-yet');
  await expect(page.getByRole('heading', { name: 'This article is not here' })).toBeVisible();
  await visit(page, '/sw/articles/not-written-yet');
  await expect(page.getByRole('heading', { name: 'Makala hii haipo' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Majonzi hayana kalenda' }),
  ).toBeVisible();
  expect(await flaws(page)).toEqual([]);
});

test('without script an article is read whole', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/articles/grief-has-no-calendar');
  await expect(page.getByRole('heading', { level: 1, name: GRIEF })).toBeVisible();
  await expect(page.getByText('He would have liked that better')).toBeVisible();
  await context.close();
});

test('without a connection an article is read at its address', async ({ page, context }) => {
  await visit(page, '/login');
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto('/sw/articles/grief-has-no-calendar');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Majonzi hayana kalenda' }),
  ).toBeVisible();
});
