/**
 * What a visitor can do without an account: read, even without JavaScript; write to the practice; look a booking up;
 * leave.
 */
import { inbox } from '../../support/environment';
import { tooWide } from '../support/barriers';
import { expect, test } from '../support/journey';
import { PUBLIC, SWAHILI } from '../support/routes';

test.describe('without JavaScript', () => {
  // A laptop's window at 400 percent (WCAG 2.2, 1.4.10).
  test.use({ javaScriptEnabled: false, isMobile: false, hasTouch: false });
  test.skip(({ browserName }) => browserName === 'firefox', 'Firefox cannot be told to print.');

  test('pages can be read, opened and printed, and are no wider than the window', async ({
    page,
  }) => {
    await test.step('pages can be read, and the questions opened', async () => {
      await page.goto('/');
      const heading = page.getByRole('heading', { name: 'Evidence-Based Mental Health Care' });
      await expect(heading).toBeVisible();
      await page.goto('/contact');
      await expect(page.getByRole('link', { name: /\+254 700 000 100/ }).first()).toBeVisible();
      const question = page.locator('main details').first();
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open', '');
      await page.goto('/testimonials');
      await expect(page.getByText(/^The stories are shown with JavaScript only/)).toBeVisible();
      await page.goto('/sw/services');
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
      await expect(page.getByRole('main')).toContainText('KES 3,000');
      await page.goto('/articles/grief-has-no-calendar');
      await expect(page.getByText('He would have liked that better')).toBeVisible();
    });
    await test.step('what is not drawn yet makes no screen wider', async () => {
      // So low a window that most of a page waits to be drawn.
      await page.setViewportSize({ width: 320, height: 256 });
      const found: string[] = [];
      for (const path of [...PUBLIC, ...SWAHILI]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        found.push(...(await tooWide(page)));
      }
      expect(found).toEqual([]);
    });
    await test.step('the agreement is printed dark on white, with nothing of the frame', async () => {
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
  });
});

test('what lies below the first screen follows once that has been painted, and moves nothing', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox does not tell what has moved.');
  await test.step('no section and no footer moves', async () => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as { sources: { node?: Node }[] }[])
          for (const { node } of sources)
            if (node instanceof Element && node.matches('section, footer'))
              moved.push(node.tagName);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { moved });
    });
    for (const visit of [1, 2, 3]) {
      await page.goto(`/?visit=${visit}`);
      await expect(page.locator('#root')).toHaveAttribute('data-whole', '');
      await expect(page.locator('main section').last()).toHaveCSS('content-visibility', 'visible');
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      expect(moved).toEqual([]);
    }
  });
  await test.step('a part of the page that was asked for stays in view', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of ['services', 'why-choose', 'stories']) {
        await page.goto('about:blank');
        await page.goto(`/#${part}`);
        await expect(page.locator('#root')).toHaveAttribute('data-whole', '');
        // Just below the header and “Leave this page”, which stay in sight.
        const below = await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        );
        expect(below).toBeGreaterThanOrEqual(96);
        await expect
          .poll(() => page.locator(`#${part}`).evaluate((one) => one.getBoundingClientRect().top))
          .toBeCloseTo(below, -1);
        await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('a message that was begun goes along when the language is changed, and reaches the practice', async ({
  page,
}, { project }) => {
  const about = `How early can I come? (${project.name} ${Date.now()})`;
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Wangari Visitor');
  await page.getByLabel('Email', { exact: true }).fill('wangari@example.com');
  await page.getByLabel('Message', { exact: true }).fill(about);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kiswahili/ })
    .click();
  await page.waitForURL(/\/sw\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('textarea')).toHaveValue(about);
  await page.getByRole('button', { name: 'Tuma Ujumbe' }).click();
  await expect(page.getByText('Ujumbe Umetumwa!', { exact: true })).toBeVisible();
  const [mail] = await inbox.waitFor('practice@tulia.example', ({ text }) => text.includes(about));
  expect(mail?.text).toContain('wangari@example.com');
});

test('the answer to a look-up stands in view on a phone, has the focus, and is in no address', async ({
  page,
}) => {
  await page.goto('/booking-status');
  await page.getByLabel('Reference number').fill('7qf2 moxc 9ktr 4blv');
  await page.getByRole('button', { name: 'Check Status' }).click();
  const answer = page.getByText('No booking found').first();
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'No booking found',
  );
  expect(new URL(page.url()).search).toBe('');
});

test('an unknown address in Swahili is answered in Swahili before any file of script is here, and leads home', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const answer = await page.goto('/sw/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samahani! Ukurasa haupo');
  // No text of the English page is left.
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await page.getByRole('link', { name: 'Rudi Nyumbani' }).click();
  await expect(page).toHaveURL(/\/sw\/?$/);
});
