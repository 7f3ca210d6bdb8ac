/**
 * Leaving the site at once: from every page that is not of staff, by one tap or by Escape twice, also while a dialog
 * or a notification is open; and the control for it covers nothing, at any width and size of text.
 */
import type { Page } from '@playwright/test';
import { person } from '../../support/actors';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const OUTSIDE = 'https://www.wikipedia.org/';
const PUBLIC = [
  '/',
  '/sw',
  '/about',
  '/services',
  '/testimonials',
  '/contact',
  '/privacy',
  '/articles',
  '/booking-status',
  '/login',
  '/sw/signup',
  '/client-login',
  '/reset-password',
];
const OWN = ['/booking', '/my-sessions', '/profile'];
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

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

/** What the control lies on while the page rests at its top: everything that can be read or pressed. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const link = document.querySelector('[data-leave-quickly]');
    if (link === null) return ['there is no way to leave'];
    scrollTo({ top: 0, behavior: 'instant' });
    const own = link.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      Math.min(right, own.right) - Math.max(left, own.left) > 0.5 &&
      Math.min(bottom, own.bottom) - Math.max(top, own.top) > 0.5;
    const found: string[] = [];
    const strip = link.parentElement;
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (
        !strip?.contains(control) &&
        control.checkVisibility() &&
        meets(control.getBoundingClientRect())
      )
        found.push(control.outerHTML.slice(0, 80));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (link.contains(node) || !node.parentElement?.checkVisibility()) continue;
      if (getComputedStyle(node.parentElement).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(meets)) found.push(node.textContent ?? '');
    }
    if (own.left < 0 || own.right > innerWidth + 0.5) found.push('it stands outside of the window');
    return found;
  });
}

async function expectCoversNothing(page: Page, where: string): Promise<void> {
  await expect(leave(page)).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const scale of ['100%', '200%']) {
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), scale);
      expect(await covered(page), `${where} at ${size.width} px, text ${scale}`).toEqual([]);
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test('the way out is the second stop of the keyboard and covers nothing, on every page that is not of staff', async ({
  page,
}) => {
  await test.step('it is the second stop of the keyboard, and a screen reader hears once how the keyboard leaves', async () => {
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

  await test.step('it covers nothing on the pages that are open to all', async () => {
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectCoversNothing(page, path);
    }
  });

  await test.step('nor on the pages of a client', async () => {
    const client = await person();
    await signIn(page, client.email, '/my-sessions', client.password);
    for (const path of OWN) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectCoversNothing(page, path);
    }
  });
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
    expect(await covered(page)).toEqual([]);
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
    expect(await covered(page)).toEqual([]);
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
