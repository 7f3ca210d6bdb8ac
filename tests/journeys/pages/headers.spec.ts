/** What every answer of the site carries, and that the pages live with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../local/places';
import { world } from '../../support/world';
import { expect, test } from '../support/journey';
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

// What a policy forbids is an error in the console, which fails every journey: the built pages and those of staff are
// visited by `access.spec.ts` and `staff-access.spec.ts`, and not once more here.
test('no page that is drawn by script breaks its own policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const route of ['/nowhere-at-all', ...IN_THE_SHELL]) {
    await page.goto(`${world.site}${route}`);
    // A touch wakes what sleeps.
    await page.mouse.move(20, 20);
    await page.keyboard.press('Tab');
    expect(await violations(), route).toEqual([]);
  }
});

test('menus, dialogs and notices keep to the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  await page.goto(`${world.site}/`);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page behind a dialog is held by a style sheet, which must have got past the policy.
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(overflow).not.toBe('hidden');
  await page.goto(`${world.site}/sw/privacy`);
  await page.locator('main [aria-haspopup=dialog], main button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signInOnPage(page, 'brian@example.com', '/my-sessions');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  for (const route of ['/my-sessions', '/profile', '/profile?tab=settings', '/booking']) {
    await page.goto(`${world.site}${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await expect(page.getByText('Form Validation Error', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('every answer carries the strict headers', async ({ request }) => {
  for (const route of ['/', '/booking', '/sw', '/nowhere-at-all', '/robots.txt']) {
    const headers = (await request.get(`${world.site}${route}`)).headers();
    expect(headers, route).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    // What a page may have of styles, its own policy says (decisions 011 and 093).
    const others = policy.replace("style-src 'self' 'unsafe-inline'; ", '');
    expect(others).not.toMatch(/unsafe-|\*(?!\.|\s|$|;)/);
  }
});

test('a script slipped into a page does not run', async ({ page, unexpected }) => {
  for (const route of ['/', '/booking-status', '/login']) {
    const address = `${world.site}${route}`;
    await page.route(address, async (answering) => {
      const answer = await answering.fetch();
      const body = (await answer.text()).replace(
        '</body>',
        '<script>window.slipped = true</script><img src="/x" onerror="window.slipped = true"></body>',
      );
      await answering.fulfill({ response: answer, body });
    });
    await page.goto(address);
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => Reflect.get(window, 'slipped') as unknown)).toBeUndefined();
  }
  await page.close();
  // A page that was meddled with is strange to the emulators; for the rest the browser says what it forbade.
  const forbidden = unexpected.filter((text) => text.includes('Content Security Policy'));
  expect(forbidden).toHaveLength(6);
  const others = unexpected.filter((text) => !/Content Security Policy|CORS policy/.test(text));
  unexpected.splice(0, unexpected.length, ...others);
});

test('a style slipped into a page does nothing', async ({ page, unexpected }) => {
  for (const route of ['/', '/sw/contact', '/login', '/nowhere-at-all']) {
    const address = `${world.site}${route}`;
    await page.route(address, async (answering) => {
      const answer = await answering.fetch();
      const body = (await answer.text()).replace(
        '</body>',
        '<style>:root { --slipped: yes }</style><p id="slipped" style="--slipped: yes"></p></body>',
      );
      await answering.fulfill({ response: answer, body });
    });
    await page.goto(address);
    const slipped = await page.evaluate(() => {
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
    expect(slipped, route).toEqual(['', '']);
  }
  await page.close();
  const forbidden = unexpected.filter((text) => text.includes('style-src'));
  expect(forbidden).toHaveLength(12);
  unexpected.splice(
    0,
    unexpected.length,
    ...unexpected.filter((text) => !/style-src|CORS policy/.test(text)),
  );
});

test('the icons that clients ask for without being told are there', async ({ request }) => {
  for (const name of ['/favicon.ico', '/apple-touch-icon.png', '/icons/apple-touch-icon.png']) {
    const answer = await request.get(`${world.site}${name}`);
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-type'], name).toMatch(/^image\//);
  }
});

test('where to report a weakness is said where it is looked for', async ({ request }) => {
  for (const name of ['/security.txt', '/.well-known/security.txt']) {
    const answer = await request.get(`${world.site}${name}`);
    expect(answer.status(), name).toBe(200);
    expect(await answer.text(), name).toMatch(/^Contact: https?:.+\/contact\nExpires: /);
  }
});

test('a missing asset is a 404, and nothing that a browser would run', async ({ request }) => {
  for (const name of ['/assets/gone-1a2b3c4d.js', '/assets/gone.css', '/sw/assets/gone.js']) {
    const answer = await request.get(`${world.site}${name}`);
    expect(answer.status(), name).toBe(404);
    expect(answer.headers()['x-content-type-options'], name).toBe('nosniff');
    expect(answer.headers()['content-type'], name).not.toMatch(/javascript|css/);
    // Rules of hosting know paths and not answers: web/src/app/forget-missing.ts undoes what a browser keeps of this.
  }
});
