/** The installed app without a connection: it starts, says so, keeps what is typed, and notices the way back by itself. */
import { expect, test } from './support/journey';
import { signIn } from './support/people';
import { keptForOffline } from './support/worker';

test('starts without a connection, on every kind of page, in both languages', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await keptForOffline(page);
  await context.setOffline(true);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.goto('/sw/about');
  await expect(page.getByText('Huna mtandao')).toBeVisible();
  await page.goto('/my-sessions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Sessions');

  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('shows the sessions of an own device without a connection', async ({ page, context }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('tulia.me.own-device', 'true'));
  await signIn(page, 'amina@example.com', '/my-sessions');
  // The cache is chosen when Firestore starts, once the person is known.
  await page.reload();
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const seen = (await card.innerText()).split('\n')[0] ?? '';
  await keptForOffline(page);

  await context.setOffline(true);
  await page.goto('/my-sessions');
  await expect(page.getByRole('article').first()).toContainText(seen);
});

test('can be installed: manifest in both languages, icons that exist', async ({
  page,
  request,
}) => {
  for (const [path, lang] of [
    ['/', 'en'],
    ['/sw', 'sw'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(href ?? '')).json()) as {
      id: string;
      lang: string;
      icons: { src: string; purpose: string }[];
      screenshots: { src: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', lang });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts).toHaveLength(2);
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      const image = await request.get(src);
      expect(image.status(), src).toBe(200);
      expect(image.headers()['content-type']).toBe('image/png');
    }
  }
});
