/** Articles have pages of their own: an address that can be shared, a title, a way back, and a way to the next. */
import { visit } from '../support/follow';
import { expect, test } from '../support/journey';

const GRIEF = 'Grief has no calendar';

test('an article is read at an address of its own, back leads to the list, and on to the next', async ({
  page,
}) => {
  await test.step('from the list and back', async () => {
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
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
    await expect(page).toHaveTitle('Articles · Tulia');
  });
  await test.step('within the open page the next article takes title, heading and address with it', async () => {
    await visit(page, '/sw/articles/grief-has-no-calendar');
    await expect(page).toHaveTitle('Majonzi hayana kalenda · Tulia');
    // Touching a control loads React.
    await page.getByRole('button', { name: 'Nyenzo kamili' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const next = page.getByText('Soma inayofuata').getByRole('link');
    const title = await next.innerText();
    await next.click();
    await expect(page).toHaveTitle(`${title} · Tulia`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const { pathname } = new URL(page.url());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${pathname}$`),
    );
  });
});
