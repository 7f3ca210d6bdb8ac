/**
 * The booking page before React is there (docs/island.md): the page's scripts are held back, the client picks a day and
 * a time, and React then changes nothing. `entry.spec.ts` checks that the early form shows no name.
 */
import type { Page } from '@playwright/test';
import { person } from '../../support/actors';
import { environment } from '../../support/environment';
import { flaws } from '../support/barriers';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const SCRIPTS = /\/assets\/main-[^/]+\.js$/;
const MONTHS = /documents:batchGet$/;
const FAMILY = '/booking?service=couples-therapy';
const MOST_SHIFT = 0.02;

const free = (page: Page) => page.locator('[role=gridcell][data-date]:not([aria-disabled=true])');
const picked = (page: Page) => page.locator('[role=gridcell][aria-selected=true]');
const hours = (page: Page) => page.locator('label:has(input[name="booking-time"]:enabled)');
const pickedHour = (page: Page) => page.locator('input[name="booking-time"]:checked');

/** The page's own form is there: React has taken over. */
const takenOver = (page: Page) => expect(page.locator('[data-island]')).toHaveCount(0);

/** Opens the page as the build left it. @returns lets React come */
async function openHeldBack(page: Page, path = FAMILY): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Opens it so for a client who is signed in. @returns lets React come */
async function early(page: Page, path = FAMILY): Promise<() => void> {
  const client = await person({ fullName: 'Neema Wafula' });
  await signIn(page, client.email, '/profile', client.password);
  return openHeldBack(page, path);
}

/** Where a draft is kept the early form leaves the page to React, which alone can say whose it is. */
const forgetDraft = (page: Page) =>
  page.evaluate(() => sessionStorage.removeItem('tulia.me.booking-draft'));

test('day and time picked early stay picked, what was typed stays, and nothing moves', async ({
  page,
}) => {
  const release = await early(page);
  await page.getByLabel('Phone number').fill('+254 722 000 111');
  await page.getByText('18 and above').click();
  await free(page).nth(2).click();
  const day = await picked(page).getAttribute('data-date');
  const hour = hours(page).nth(1);
  const time = await hour.locator('input').getAttribute('value');
  await hour.click();
  await expect(page.getByText(/^Chosen: /)).toBeVisible();
  const grid = page.getByRole('grid');
  const before = await grid.boundingBox();
  await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

  release();
  await takenOver(page);
  const after = await grid.boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(1);
  await expect(page.getByLabel('Full name')).toHaveValue('Neema Wafula');
  expect(await picked(page).getAttribute('data-date')).toBe(day);
  await expect(pickedHour(page)).toHaveValue(time!);
  await expect(pickedHour(page)).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveValue('+254 722 000 111');
  await expect(page.locator('input[name="ageBand"]:checked')).toHaveValue('adult');
  await expect(page.locator('input[name="service"]:checked')).toHaveValue('couples-therapy');
  const { shift } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen,
  );
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
});

test('an hour that is pressed before React comes, or while it takes over, is picked, and nothing comes to lie over it', async ({
  page,
}) => {
  const hour = hours(page).nth(1);
  await test.step('before React comes', async () => {
    const release = await early(page);
    await free(page).nth(2).click();
    const time = await hour.locator('input').getAttribute('value');
    // At the lower edge, where a signed-in client has a bar.
    await hour.evaluate((label) => label.scrollIntoView({ block: 'end' }));
    const box = await hour.boundingBox();
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await page.mouse.down();
    release();
    await page.waitForTimeout(2500);
    await page.mouse.up();
    await takenOver(page);
    await expect(pickedHour(page)).toHaveValue(time!);
  });

  await test.step('while React takes over', async () => {
    await forgetDraft(page);
    const releasePage = await holdBack(page, /\/assets\/booking-[\w-]{8}\.js$/);
    const release = await openHeldBack(page);
    await free(page).nth(2).click();
    const time = await hour.locator('input').getAttribute('value');
    release();
    // The script runs once its file is there, and waits for the page.
    const file = await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/assets\/hand-over-[\w-]+\.js$/.test(name)),
    );
    await page.evaluate((url) => import(url!), await file.jsonValue());
    await page.waitForTimeout(500);
    await hour.hover();
    await page.mouse.down();
    releasePage();
    // React draws the whole page meanwhile.
    await page.waitForTimeout(1500);
    await page.mouse.up();
    await takenOver(page);
    await expect(pickedHour(page)).toHaveValue(time!);
  });
});

test('the choices in the address are made at once, in Swahili too, and a service is chosen without React', async ({
  page,
}) => {
  const release = await early(page, '/booking');
  await expect(page.getByText('Choose a service above')).toBeVisible();
  await page.getByText('Adolescent Support').click();
  await free(page).nth(3).click();
  const day = await picked(page).getAttribute('data-date');
  const time = await hours(page).first().locator('input').getAttribute('value');
  release();
  await takenOver(page);
  await expect(page.locator('input[name="service"]:checked')).toHaveValue('adolescent-support');
  expect(await picked(page).getAttribute('data-date')).toBe(day);

  // A draft of this form would take precedence over the address.
  await forgetDraft(page);
  const chosen = `/sw/booking?service=adolescent-support&day=${day}&time=${time}`;
  const again = await openHeldBack(page, chosen);
  await expect(picked(page)).toHaveAttribute('data-date', day!);
  await expect(pickedHour(page)).toHaveValue(time!);
  await expect(page.getByText(/^Saa za /).first()).toBeVisible();
  again();
  await takenOver(page);
  await expect(picked(page)).toHaveAttribute('data-date', day!);
  await expect(pickedHour(page)).toHaveValue(time!);
});

test('keys move through the month, a closed day says why, and a month ahead stays in view', async ({
  page,
}) => {
  const release = await early(page);
  await free(page).first().focus();
  const sunday = page.locator('[role=gridcell][aria-disabled=true][aria-label^="Sunday"]').last();
  await sunday.click({ force: true });
  await expect(page.getByText(/^Sunday.*: closed\.$/)).toBeVisible();
  await expect(picked(page)).toHaveCount(0);
  const month = page.locator('[data-ready]').getByRole('paragraph');
  const before = await month.innerText();
  await page.keyboard.press('PageDown');
  await expect(month).not.toHaveText(before);
  await page.keyboard.press('Home');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /^Monday/);
  await page.keyboard.press('Enter');
  const day = await picked(page).getAttribute('data-date');
  release();
  await takenOver(page);
  await expect(picked(page)).toHaveAttribute('data-date', day!);
  await expect(picked(page)).toBeFocused();
});

test('the form says that times cannot be loaded and asks again, and a button that needs React works later', async ({
  page,
  browserName,
}) => {
  await page.route(MONTHS, (route) => route.abort('internetdisconnected'));
  const release = await early(page);
  await test.step('the times are asked for again', async () => {
    await expect(page.getByText('The free times could not be loaded.')).toBeVisible();
    await page.unroute(MONTHS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The free times could not be loaded.')).toBeHidden();
    await free(page).first().click();
    // Firefox 153 crashes while axe checks a page whose requests are held.
    if (browserName !== 'firefox')
      expect(await flaws(page), 'barriers of the early form').toEqual([]);
  });

  await test.step('the button opens its text once React is there', async () => {
    await page.getByRole('button', { name: 'Read the Privacy Policy' }).click();
    await page.getByLabel('I have read the Privacy Policy and agree to it').click({ force: true });
    await expect(page.getByLabel('I have read the Privacy Policy')).not.toBeChecked();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(picked(page)).toHaveCount(1);
  });
});

test('a stranger never sees a form where the account comes first, and a session that has ended leads to the sign-in', async ({
  page,
}) => {
  await test.step('a stranger never sees a form', async () => {
    const answered = page.waitForResponse(MONTHS);
    const release = await openHeldBack(page);
    await answered;
    await expect(page.locator('[data-island-form]')).toHaveCount(0);
    release();
    await page.waitForURL(
      `${environment.site}/login?redirect=%2Fbooking%3Fservice%3Dcouples-therapy`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });

  await test.step('a session that has ended leads to the sign-in, and the day comes along', async () => {
    // A file without scripts: a page would look for the session, find none, and forget it.
    await page.goto('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem('tulia.me.session', JSON.stringify({ uid: 'gone', role: 'client' })),
    );
    const release = await openHeldBack(page);
    await free(page).first().click();
    const day = await picked(page).getAttribute('data-date');
    release();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(
      `/booking?service=couples-therapy&day=${day}`,
    );
  });
});
