/** The pages live with the policy of their answers, and it keeps what is slipped into them from running. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../local/machine/places';
import { environment } from '../../support/environment';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signInOnPage } from '../support/people';

const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: { rewrites: { source: string }[] };
};

/** All of them are one file in each language. */
const IN_THE_SHELL = hosting.rewrites
  .map(({ source }) => source.replace('{,/**}', '').replace('*', 'not-written-yet'))
  .filter((path) => !path.startsWith('/sw/') || path === '/sw/booking');

/** Everything that a policy forbade, by the browser's own account. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`);
    });
  });
  return async () => {
    // Live pages keep a connection open, so there is no idle moment to wait for.
    await page.waitForTimeout(250);
    return seen;
  };
}

// A forbidden thing is an error in the console, which fails every journey: `access.spec.ts` and `staff-access.spec.ts`
// visit the built pages and those of staff.
test(
  'no page that is drawn by script breaks its own policy, nor do menus, dialogs and notices',
  IN_A_DEEP_RUN,
  async ({ page }) => {
    const violations = await watchPolicy(page);
    await test.step('pages that are drawn by script', async () => {
      for (const route of ['/nowhere-at-all', ...IN_THE_SHELL]) {
        await page.goto(`${environment.site}${route}`);
        // A touch loads React.
        await page.mouse.move(20, 20);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      expect(await violations()).toEqual([]);
    });
    await test.step('menus, dialogs and notices', async () => {
      const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
      await page.goto(`${environment.site}/`);
      await page.getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // A style sheet, which the policy must allow, holds the page behind a dialog still.
      await expect.poll(overflow).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(overflow).not.toBe('hidden');
      await page.goto(`${environment.site}/sw/privacy`);
      await page.locator('main [aria-haspopup=dialog], main button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await signInOnPage(page, 'brian@example.com', '/my-sessions');
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      for (const route of ['/my-sessions', '/profile', '/profile?tab=settings', '/booking']) {
        await page.goto(`${environment.site}${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Submit Booking Request' }).click();
      await expect(page.getByText('Form Validation Error', { exact: true })).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  },
);

test('a script slipped into a page does not run, and a style slipped into a page does nothing', async ({
  page,
  unexpected,
}) => {
  /** Puts this at the end of a page, and opens it. */
  const openWith = async (route: string, slipped: string) => {
    const address = `${environment.site}${route}`;
    await page.route(address, async (answering) => {
      const answer = await answering.fetch();
      const body = (await answer.text()).replace('</body>', `${slipped}</body>`);
      await answering.fulfill({ response: answer, body });
    });
    await page.goto(address);
  };
  const forbidden = (words: string) => unexpected.filter((text) => text.includes(words)).length;
  await test.step('a script', async () => {
    for (const route of ['/', '/booking-status', '/login']) {
      const script = '<script>window.slipped = true</script>';
      await openWith(route, `${script}<img src="/x" onerror="window.slipped = true">`);
      await page.waitForTimeout(250);
      expect(await page.evaluate(() => Reflect.get(window, 'slipped') as unknown)).toBeUndefined();
    }
    await expect.poll(() => forbidden('Content Security Policy')).toBe(6);
  });
  await test.step('a style', async () => {
    for (const route of ['/', '/sw/contact', '/login', '/nowhere-at-all']) {
      const style = '<style>:root { --slipped: yes }</style>';
      await openWith(route, `${style}<p id="slipped" style="--slipped: yes"></p>`);
      const values = await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = ':root { --slipped: later }';
        document.head.append(style);
        return ['html', '#slipped'].map((each) => {
          const element = document.querySelector(each);
          return element === null
            ? 'nothing'
            : getComputedStyle(element).getPropertyValue('--slipped');
        });
      });
      expect(values, route).toEqual(['', '']);
    }
    await expect.poll(() => forbidden('style-src')).toBe(12);
  });
  await page.close();
  expect(forbidden('Content Security Policy')).toBe(18);
  // The emulators may refuse a changed page; otherwise the browser prints what it forbade.
  const others = unexpected.filter((text) => !/Content Security Policy|CORS policy/.test(text));
  unexpected.splice(0, unexpected.length, ...others);
});
