/**
 * Leaving the site at once, by one tap or by Escape twice, also while a dialog or a notification is open.
 * `access.spec.ts` checks that its control covers nothing on any page.
 */
import type { Page } from '@playwright/test';
import { coveredByLeave } from '../support/barriers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const OUTSIDE = 'https://www.wikipedia.org/';
const leave = (page: Page) => page.getByRole('link', { name: /^(Leave this page|Ondoka hapa)$/ });

/** Stands in for the page outside, so that the test needs no network. */
async function withOutside(page: Page): Promise<void> {
  await page.route(`${OUTSIDE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
}

async function expectLeft(page: Page): Promise<void> {
  await page.waitForURL(OUTSIDE);
}

async function escapeTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

test('“Leave this page” is the second stop of the keyboard, and a screen reader says how the keyboard leaves', async ({
  page,
}) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(leave(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(leave(page)).toBeFocused();
    await expect(leave(page)).toHaveAccessibleDescription('or press Escape twice');
  }
});

test('a visitor leaves at once, whatever is open on the page, and staff never by an Escape too many', async ({
  page,
}) => {
  await withOutside(page);

  await test.step('Escape twice leaves, from every page and at once', async () => {
    for (const path of ['/', '/login', '/signup', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await escapeTwice(page);
      await expectLeft(page);
    }
  });

  await test.step('no page of the visit is found again by going back', async () => {
    await page.goto('/services');
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await escapeTwice(page);
    await expectLeft(page);
    await page.goBack().catch(() => null);
    await expectLeft(page);
  });

  await test.step('a dialog is open: the first Escape closes it, the second leaves; a tap leaves as well', async () => {
    const open = async () => {
      await page.goto('/testimonials');
      await page
        .getByRole('button', { name: /Read Full Story/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await open();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open();
    await escapeTwice(page);
    await expectLeft(page);
    await open();
    expect(await coveredByLeave(page)).toEqual([]);
    await leave(page).click();
    await expectLeft(page);
  });

  await test.step('a dialog that must be read first does not keep a visitor from leaving', async () => {
    for (const go of [escapeTwice, (at: Page) => leave(at).click()]) {
      await page.goto('/privacy');
      await page.getByRole('button', { name: /Consent Agreement/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await go(page);
      await expectLeft(page);
    }
  });

  await test.step('a notification is shown: nothing of it lies on the way out', async () => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please check the form').first()).toBeVisible();
    expect(await coveredByLeave(page)).toEqual([]);
    await leave(page).click();
    await expectLeft(page);
  });

  await test.step('pages of staff have no such way: an Escape too many throws no work away', async () => {
    await signIn(page, 'reception@tulia.example', '/staff');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(leave(page)).toHaveCount(0);
    await escapeTwice(page);
    await expect(page).toHaveURL(/\/staff/);
  });
});
