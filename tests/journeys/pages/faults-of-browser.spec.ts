/** Faults in the browser: no database, no space, a token that ran out, a new version under an open tab. */
import { world } from '../../support/world';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { DEMO_PASSWORD, fillSignIn, signIn, signInOnPage } from '../support/people';
import { ageToken } from '../support/token';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

test('IndexedDB is absent: signing in and reading sessions work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await signInOnPage(page, 'amina@example.com', '/my-sessions');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the storage is full: a form can be filled in and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Is there a step-free entrance?');
  await expect(message).toHaveValue('Is there a step-free entrance?');
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the disk is full: an own device that can keep nothing still shows the sessions', async ({
  page,
  context,
  unexpected,
}) => {
  await signIn(page, 'amina@example.com', '/my-sessions', DEMO_PASSWORD, { ownDevice: true });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: world.site, quotaSize: 1 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Sessions');
  await expect(page.getByRole('article').first()).toBeVisible();
  // A fault of the machine, not of the connection: Firestore may say that it falls back to memory.
  const others = unexpected.filter((text) => !/QuotaExceededError|quota/i.test(text));
  unexpected.splice(0, Infinity, ...others);
});

test('a token that ran out is renewed without a word', async ({ page }) => {
  await signIn(page, 'amina@example.com', '/my-sessions');
  await expect(page.getByRole('article').first()).toBeVisible();
  await ageToken(page);
  const renewed = page.waitForResponse('**/securetoken.googleapis.com/**');
  await page.goto('/my-sessions');
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a token that can no longer be renewed: signed out, nothing left on the screen, and the way back', async ({
  page,
}) => {
  await signIn(page, 'amina@example.com', '/profile?tab=settings');
  await ageToken(page);
  const renew = await intercept(page, '**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.goto('/profile?tab=settings');
  await page.waitForURL(/\/login\?redirect=%2Fprofile/);
  await expect(page.getByText('amina@example.com')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tulia.me.session'))).toBeNull();

  renew();
  await fillSignIn(page, 'amina@example.com', DEMO_PASSWORD);
  await page.waitForURL(/\/profile/);
});

test('a half-filled form outlives a new version', async ({ page }) => {
  await page.goto('/login');
  await keptForOffline(page);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Before the new version');
  await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
  // A new build is another worker in the place of this one.
  await page.evaluate(async () => navigator.serviceWorker.register('/sw.js?next-build'));
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(page.getByText(/Finish your form first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use it now' })).toBeHidden();
  await expect(message).toHaveValue('Before the new version');

  await message.fill('');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await reloaded;
  await expect(page.getByText('A new version is ready')).toBeHidden();
});
