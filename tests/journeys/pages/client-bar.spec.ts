/** The bar of a client's phone: what is needed most is in reach of the thumb. Nothing lies under it, or the header. */
import type { Page } from '@playwright/test';
import { person } from '../../support/actors';
import { enlarge } from '../support/barriers';
import { expect, ON_A_PHONE, test } from '../support/journey';
import { signIn } from '../support/people';

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Fields that are not seen once they have the focus, or lie under what is fixed at an end of the window. */
const coveredFields = (page: Page) => {
  const fields = page.getByRole('main').getByRole('textbox');
  return fields.evaluateAll((all: HTMLElement[]) => {
    const isCovered = (field: HTMLElement) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      field.focus();
      const { left, top, width, height } = field.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen === null || seen.closest('header, aside, [data-bottom-bar]') !== null;
    };
    return all.filter(isCovered).map(({ outerHTML }) => outerHTML);
  });
};

test(
  'it leads to the own pages, in both languages, and covers nothing, nor does the header, which stays',
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
            await scrollToEnd(page);
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
      for (const times of [2, 1]) {
        await enlarge(page, times);
        await scrollToEnd(page);
        await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
        expect(await coveredFields(page), `${width} px, text x ${times}`).toEqual([]);
      }
    }

    await page.goto('/sw/booking');
    const swahili = page.getByRole('navigation', { name: 'Kurasa zako' });
    await expect(swahili.getByRole('link', { name: 'Weka miadi' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // On a phone on its side the bar stands at the end of the page.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(swahili).not.toBeInViewport();
    await scrollToEnd(page);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(swahili).toBeHidden();
  },
);
