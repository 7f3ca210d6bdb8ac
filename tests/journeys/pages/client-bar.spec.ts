/** The bar of a client's phone: what is needed most is in reach of the thumb, and nothing lies under it. */
import { person } from '../../support/actors';
import { expect, ON_A_PHONE, test } from '../support/journey';
import { signIn } from '../support/people';

test(
  'it leads to the own pages, in both languages, and covers nothing',
  ON_A_PHONE,
  async ({ page }) => {
    const client = await person({ fullName: 'Amina Hassan' });
    await signIn(page, client.email, '/my-sessions', client.password);
    const bar = page.getByRole('navigation', { name: 'Your pages' });
    await expect(bar.getByRole('link')).toHaveText(['Book', 'My sessions', 'Profile', 'Contact']);
    await expect(bar.getByRole('link', { name: 'My sessions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
    await bar.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');

    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const last = page.getByRole('contentinfo');
      // The page may still be arriving, which scrolls it to its top.
      await expect
        .poll(
          async () => {
            await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
            const [barTop, end] = await Promise.all([
              bar.evaluate((element) => element.getBoundingClientRect().top),
              last.evaluate((element) => element.getBoundingClientRect().bottom),
            ]);
            return end - barTop;
          },
          { message: `the foot of the page at ${width}` },
        )
        .toBeLessThanOrEqual(2);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }

    await page.goto('/sw/booking');
    const swahili = page.getByRole('navigation', { name: 'Kurasa zako' });
    await expect(swahili.getByRole('link', { name: 'Weka miadi' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // A phone on its side has no room for a bar: it stands at the end of the page.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(swahili).not.toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(swahili).toBeHidden();
  },
);
