/**
 * What a visitor can do without an account: read, even without JavaScript; write to the practice; look a booking up;
 * leave.
 */
import { inbox } from '../../support/world';
import { expect, test } from '../support/journey';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, and the questions opened', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Evidence-Based Mental Health Care' }),
    ).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: /\+254 700 000 100/ }).first()).toBeVisible();
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await page.goto('/testimonials');
    await expect(page.getByRole('heading', { name: 'Client Stories' })).toBeVisible();
    await expect(page.getByText(/^The stories are shown with JavaScript only/)).toBeVisible();
    await page.goto('/sw/services');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('main')).toContainText('KES 3,000');
  });
});

test('what lies below the first screen follows once that has been painted, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node?: Node }[] }[])
        for (const { node } of sources)
          if (node instanceof Element && node.matches('section, footer')) moved.push(node.tagName);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  for (const visit of [1, 2, 3]) {
    await page.goto(`/?visit=${visit}`);
    await expect(page.locator('#root')).toHaveAttribute('data-whole', '');
    await expect(page.locator('main section').last()).toHaveCSS('content-visibility', 'visible');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  }
});

test('a part of the page that was asked for stays in view when the rest follows', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ['services', 'why-choose', 'stories']) {
      await page.goto('about:blank');
      await page.goto(`/#${part}`);
      await expect(page.locator('#root')).toHaveAttribute('data-whole', '');
      // Just below the header, which stays, and the way out above it.
      const below = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      expect(below).toBeGreaterThanOrEqual(96);
      await expect
        .poll(() => page.locator(`#${part}`).evaluate((one) => one.getBoundingClientRect().top))
        .toBeCloseTo(below, -1);
    }
  }
});

test('a message reaches the practice', async ({ page }, { project }) => {
  const about = `How early can I come? (${project.name} ${Date.now()})`;
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Wangari Visitor');
  await page.getByLabel('Email', { exact: true }).fill('wangari@example.com');
  await page.getByLabel('Message', { exact: true }).fill(about);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!', { exact: true })).toBeVisible();
  const [mail] = await inbox.waitFor('practice@tulia.example', ({ text }) => text.includes(about));
  expect(mail?.text).toContain('wangari@example.com');
});

test('what cannot be sent says why and keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Wangari Visitor');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wangari Visitor');
});

test('a reference that does not exist, and one that cannot be', async ({ page }) => {
  await page.goto('/booking-status');
  const field = page.getByLabel('Reference number');
  await field.fill('not a reference');
  await page.getByRole('button', { name: 'Check Status' }).click();
  await expect(page.getByText(/This cannot be a reference number/).first()).toBeVisible();
  await field.fill('7qf2 moxc 9ktr 4blv');
  await page.getByRole('button', { name: 'Check Status' }).click();
  await expect(page.getByText('No booking found').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the language is switched on the same page and remembered', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL(/\/sw\/services$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

test('the agreement is a page that can be printed: its words, dark on white, and nothing of the frame', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/privacy/agreement');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Consent Agreement');
  await expect(main.getByRole('heading', { name: 'Adolescent (Ages 12–17)' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const ink = await main.evaluate((element) => getComputedStyle(element).color);
  const [red = 255, green = 255, blue = 255] = ink.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Math.max(red, green, blue)).toBeLessThan(100);
});

test('an unknown address answers 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown address in Swahili is answered in Swahili before any file of script is here', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const answer = await page.goto('/sw/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samahani! Ukurasa haupo');
  // Nothing of the page in English is left beside it.
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
});

test('a message that was begun goes along when the language is changed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('I would like to know');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kiswahili/ })
    .click();
  await page.waitForURL(/\/sw\/contact$/);
  await expect(page.locator('textarea')).toHaveValue('I would like to know');
});

test('the answer to a look-up stands in view on a phone, and has the focus', async ({ page }) => {
  await page.goto('/booking-status');
  await page.getByLabel('Reference number').fill('7QF2-M0XC-9KTR-4B1V');
  await page.getByRole('button', { name: 'Check Status' }).click();
  const answer = page.getByText('No booking found').first();
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'No booking found',
  );
});

test('a booking asks for a sign-in and comes back to what was asked for', async ({ page }) => {
  await page.goto('/booking?service=individual-therapy');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbooking%3Fservice%3Dindividual-therapy/);
});
