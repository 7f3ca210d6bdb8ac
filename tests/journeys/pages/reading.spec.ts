/** Reading and finding one's way: large text, little motion, keyboard alone, and themes. */
import type { Locator, Page } from '@playwright/test';
import { enlarge, tooWide } from '../support/barriers';
import { visit } from '../support/follow';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, ON_A_PHONE, test } from '../support/journey';
import { DEMO_PASSWORD, signIn, signInOnPage } from '../support/people';

/** Presses Tab until the element has the focus. @throws Error when it is not reached in `most` presses */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

/** Texts that are cut off, or broken within a word. */
async function unreadable(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((all) =>
    all
      .filter((each) => {
        if (each.scrollWidth > each.clientWidth) return true;
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) return true;
          }
        return false;
      })
      .map(({ textContent }) => textContent),
  );
}

const NO_EMULATION = 'Firefox cannot be told what a person prefers (support/journey.ts).';

test('days and times can be read in text of twice the size', ON_A_PHONE, async ({ page }) => {
  await signIn(page, 'amina@example.com', '/booking');
  for (const path of ['/booking', '/sw/booking']) {
    await visit(page, `${path}?service=individual-therapy`);
    await enlarge(page, 2);
    const month = page.locator('main [data-ready=true]');
    await month.locator('[role=gridcell]:not([aria-disabled])').first().click();
    const parts = page.locator('main [data-field=time] summary');
    await expect(parts.first()).toBeVisible();
    const texts = month.locator('[aria-live], [role=columnheader], [role=gridcell]');
    expect(await texts.count()).toBeGreaterThan(14);
    expect(await unreadable(texts)).toEqual([]);
    expect(await unreadable(parts)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  }
});

test('a reader who prefers reduced motion sees none', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_EMULATION);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/testimonials', '/contact', '/login']) {
    await visit(page, path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((each) => {
          const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(each);
          const longest = [animationDuration, transitionDuration]
            .flatMap((each) => each.split(','))
            .map(parseFloat);
          return Math.max(...longest) > 0.001 || scrollBehavior === 'smooth';
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});

test.describe('with the keys of a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the keyboard alone leads from the home page to a booking', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Book Session' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fbooking/);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type('amina@example.com');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Book Your Session' })).toBeVisible();
  });

  test('an icon shows its name to mouse and keyboard without React, and Escape hides it', async ({
    page,
  }) => {
    await intercept(page, /\/assets\/main-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/about');
    const phone = page.getByRole('banner').getByRole('link', { name: /^Call/ });
    const tip = page.locator('body > [aria-hidden=true]');
    await phone.hover();
    await expect(tip).toHaveText(/^Call/);
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.mouse.move(5, 500);
    await tabTo(page, phone);
    await expect(tip).toHaveText(/^Call/);
  });
});

test('the menu of small screens opens and closes by keyboard', ON_A_PHONE, async ({ page }) => {
  const menu = page.locator('header details').getByRole('navigation');
  await test.step('opens and closes by keyboard, and gives the focus back', async () => {
    await visit(page, '/about');
    const toggle = page.locator('header summary');
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Services' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services$/);
    await expect(menu).toBeHidden();
  });
});

test('a menu that was opened while the next page comes stays open', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/my-sessions-[^/]+\.js$/);
  await signInOnPage(page, 'brian@example.com', '/my-sessions');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My Sessions' })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
});

test('a theme is chosen, kept, and there before anything else', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_EMULATION);
  await page.emulateMedia({ colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit(page, '/');
  const light = await paper();
  const choices = page.getByRole('group', { name: 'Appearance' });
  await choices.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  // Without any script file: the script in the page's head must be enough.
  const allow = await intercept(page, '**/assets/*.js', (route) => route.abort());
  await page.goto('/services');
  expect(await paper()).toBe(dark);
  allow();
  await visit(page, '/sw/about');
  expect(await paper()).toBe(dark);
  const swahili = page.getByRole('group', { name: 'Mwonekano' });
  await expect(swahili.getByRole('button', { name: 'Mweusi' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await swahili.getByRole('button', { name: 'Wa kifaa' }).click();
  await expect.poll(paper).toBe(light);
  await visit(page, '/login');
  expect(await paper()).toBe(light);
});
