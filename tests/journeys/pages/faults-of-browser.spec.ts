/**
 * Faults in the browser: no database or one that does not answer, a page that comes back, no space, a token that ran
 * out, a new version under an open tab.
 */
import { chromium, type Page } from '@playwright/test';
import { environment } from '../../support/environment';
import { intercept } from '../support/intercept';
import { expect, test, IN_A_DEEP_RUN, IN_FIREFOX_TOO } from '../support/journey';
import { DEMO_PASSWORD, fillSignIn, signIn, signInOnPage } from '../support/people';
import { ageToken } from '../support/token';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

type Mood = 'silent' | 'lost' | 'mute';

/**
 * A browser whose database fails on order: `silent` never opens, `lost` was closed by the browser, `mute` answers
 * nothing.
 */
async function withMoodyDatabase(page: Page): Promise<(mood: Mood | null) => Promise<void>> {
  await page.addInitScript(() => {
    const open = Reflect.get(IDBFactory.prototype, 'open');
    const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
    const mood = () => sessionStorage.getItem('mood');
    const silence = () => new EventTarget() as never;
    IDBFactory.prototype.open = function (...named) {
      if (mood() !== 'silent') return open.apply(this, named);
      const request = open.call(this, 'another');
      for (const answer of ['upgradeneeded', 'success'])
        request.addEventListener(answer, (event) => event.stopImmediatePropagation());
      return request;
    };
    IDBDatabase.prototype.transaction = function (...named) {
      if (mood() === 'lost')
        throw new DOMException('The database connection is closing.', 'InvalidStateError');
      if (mood() !== 'mute') return transaction.apply(this, named);
      const store = { get: silence, getAll: silence, put: silence, delete: silence };
      return Object.assign(new EventTarget(), { objectStore: () => store }) as never;
    };
  });
  await page.goto('/contact');
  return (to) => page.evaluate((mood) => sessionStorage.setItem('mood', mood), to ?? 'well');
}

const storageNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This browser’s storage does not answer' });

test(
  'IndexedDB is absent, or never answers: logging in, reading sessions and mailed links work',
  IN_FIREFOX_TOO,
  async ({ page, anotherPerson }) => {
    await test.step('it is absent', async () => {
      const bare = await anotherPerson();
      await bare.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      });
      await signInOnPage(bare, 'amina@example.com', '/my-sessions');
      await expect(bare.getByRole('article').first()).toBeVisible();
      await bare.close();
    });

    await test.step('it never answers', async () => {
      const turn = await withMoodyDatabase(page);
      await turn('silent');
      await page.goto('/login?redirect=/my-sessions');
      await fillSignIn(page, 'amina@example.com', DEMO_PASSWORD);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/my-sessions');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/auth/callback?mode=verifyEmail&oobCode=none');
      await expect(page.getByText(/expired or was already used/)).toBeVisible();
      await expect(storageNotice(page)).toBeHidden();
    });
  },
);

test(
  'IndexedDB never answers where a person is kept: it is said, and nobody is logged out',
  IN_A_DEEP_RUN,
  async ({ page }) => {
    const turn = await withMoodyDatabase(page);
    await signInOnPage(page, 'amina@example.com', '/my-sessions');
    await expect(page.getByRole('article').first()).toBeVisible();
    await turn('silent');
    for (const path of ['/login', '/auth/callback?mode=verifyEmail&oobCode=none', '/my-sessions']) {
      await page.goto(path);
      await expect(storageNotice(page)).toContainText('call us on +254');
    }
    await turn(null);
    await storageNotice(page).getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'IndexedDB is lost, or falls silent, under an open page: it is said how to go on',
  IN_A_DEEP_RUN,
  async ({ page, unexpected }) => {
    const turn = await withMoodyDatabase(page);
    const pressUnder = async (mood: Mood) => {
      await page.goto('/login?redirect=/my-sessions');
      // An answer says that the SDK has started.
      await fillSignIn(page, 'amina@example.com', 'not-the-password');
      await expect(page.getByText('The email or the password is not right.').first()).toBeVisible();
      await turn(mood);
      await fillSignIn(page, 'amina@example.com', DEMO_PASSWORD);
    };
    await pressUnder('lost');
    await expect(page.getByText(/This browser could not keep your login/).first()).toBeVisible();
    await expect(storageNotice(page)).toBeVisible();
    await turn(null);
    await expect(storageNotice(page)).toBeHidden();

    await pressUnder('mute');
    await expect(storageNotice(page)).toBeVisible();
    await turn(null);
    await storageNotice(page).getByRole('button', { name: 'Load again' }).click();
    await expect(storageNotice(page)).toBeHidden();
    await fillSignIn(page, 'amina@example.com', DEMO_PASSWORD);
    await expect(page.getByRole('article').first()).toBeVisible();
    // The SDKs may print these faults.
    const others = unexpected.filter((text) => !/database connection is closing/.test(text));
    unexpected.splice(0, Infinity, ...others);
  },
);

test(
  'the storage or the disk is full: forms can be filled in, and an own device still shows the sessions',
  IN_A_DEEP_RUN,
  async ({ page, context, anotherPerson, unexpected }) => {
    await test.step('the storage is full', async () => {
      const full = await anotherPerson();
      await full.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await full.goto('/contact');
      const message = full.getByRole('textbox', { name: 'Message' });
      await message.fill('Is there a step-free entrance?');
      await expect(message).toHaveValue('Is there a step-free entrance?');
      await full.goto('/login');
      await expect(full.getByLabel('Email')).toBeVisible();
    });

    await test.step('the disk is full', async () => {
      await signIn(page, 'amina@example.com', '/my-sessions', DEMO_PASSWORD, { ownDevice: true });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', {
        origin: environment.site,
        quotaSize: 1,
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Sessions');
      await expect(page.getByRole('article').first()).toBeVisible();
      // A fault of the machine, not of the connection: Firestore may print that it falls back to memory.
      const others = unexpected.filter((text) => !/QuotaExceededError|quota/i.test(text));
      unexpected.splice(0, Infinity, ...others);
    });
  },
);

test('a token that ran out is renewed without a word, and one that cannot be renewed leads to the login and back', async ({
  page,
}) => {
  await signIn(page, 'amina@example.com', '/my-sessions');
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('renewed without a word', async () => {
    await ageToken(page);
    const renewed = page.waitForResponse('**/securetoken.googleapis.com/**');
    await page.goto('/my-sessions');
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('not to be renewed: signed out, nothing left on the screen, and the way back', async () => {
    await ageToken(page);
    const renew = await intercept(page, '**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    );
    await page.goto('/profile?tab=settings');
    await page.waitForURL(/\/login\?redirect=%2Fprofile/);
    await expect(page.getByText('Please log in to view your profile')).toBeVisible();
    await expect(page.getByText('amina@example.com')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('tulia.me.session'))).toBeNull();

    renew();
    await fillSignIn(page, 'amina@example.com', DEMO_PASSWORD);
    await page.waitForURL(/\/profile/);
  });
});

test.describe('without the worker, which would bring the page its own copy of the broken script', () => {
  test.use({ worker: false });

  test('a page that the browser cannot read says so, with numbers to call, and can be tried again', async ({
    page,
  }) => {
    const mend = await intercept(page, /\/assets\/main-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class {' }),
    );
    const said = page.getByRole('alert');
    for (const path of ['/contact', '/sw/login', '/my-sessions']) {
      await page.goto(path);
      if (path === '/contact') await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(said).toContainText('This page did not open.');
      await expect(said.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    }
    mend();
    await said.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText('Your sessions are private')).toBeVisible();
  });
});

test('a half-filled form outlives a new version', async ({ page }) => {
  await page.goto('/login');
  await keptForOffline(page);
  await page.goto('/signup');
  const name = page.getByLabel('Full name');
  await name.fill('Wambui Kamau');
  await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
  // A new build is another worker in the place of this one.
  await page.evaluate(async () => navigator.serviceWorker.register('/sw.js?next-build'));
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(page.getByText(/Finish your form first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use it now' })).toBeHidden();
  await expect(name).toHaveValue('Wambui Kamau');

  await name.fill('');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await reloaded;
  await expect(page.getByText('A new version is ready')).toBeHidden();
});

test('logged out on a page that the browser keeps: Back loads it anew, and the next person can log in there', async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    // The headless shell keeps no page.
    executablePath: process.env['CHROME'] ?? launchOptions.executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    // The browser may or may not keep a page; where it did not, nothing was tested.
    for (let wasKept = false; !wasKept;) {
      await signInOnPage(page, 'amina@example.com', '/my-sessions');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) sessionStorage.setItem('came-back', 'yes');
        }),
      );
      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL(`${environment.site}/`);
      await page.goBack();
      await expect(page.getByText('Your sessions are private')).toBeVisible();
      wasKept = await page.evaluate(() => sessionStorage.getItem('came-back') === 'yes');
    }
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await fillSignIn(page, 'brian@example.com', DEMO_PASSWORD);
    await expect(page.getByRole('article').first()).toBeVisible();
  } finally {
    await browser.close();
  }
});
