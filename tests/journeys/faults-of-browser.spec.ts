/** Faults in the browser: no database, no space, a token that ran out, a new version under an open tab. */
import { expect, test } from './support/journey';
import { signIn } from './support/people';
import { keptForOffline } from './support/worker';

test('IndexedDB is absent: signing in and reading sessions work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await signIn(page, 'amina@example.com', '/my-sessions');
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

test('a token that can no longer be renewed: no blank page', async ({ page }) => {
  await signIn(page, 'amina@example.com', '/my-sessions');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Sessions');
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
