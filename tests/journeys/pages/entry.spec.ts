/**
 * The way to a booked session: its taps, and the choices that it keeps. A shared phone shows nothing of the person
 * before, also before React is there.
 */
import type { Locator, Page } from '@playwright/test';
import { person } from '../../support/actors';
import { confirmedBooking, freeSlot } from '../../support/makers';
import { inbox, environment } from '../../support/environment';
import { fillBooking, submitBooking } from '../support/book';
import { untilStill } from '../support/follow';
import { holdBack } from '../support/hold-back';
import { ALWAYS_IN_FIREFOX, expect, test } from '../support/journey';
import { newClient, signIn, signInOnPage } from '../support/people';

const SCRIPTS = /\/assets\/main-[^/]+\.js$/;

/** Counts what a thumb does: each field is a tap, too. */
function thumb() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1;
      await target.click();
    },
    type: async (field: Locator, text: string, { focused = false } = {}) => {
      if (!focused) count.taps += 1;
      count.fields += 1;
      await field.fill(text);
    },
  };
}

const nextFree = (page: Page) =>
  page.getByRole('group', { name: 'Next free' }).getByRole('button').last();

/** Looks for a word in what the next pages show, at every frame. @returns where it was seen on the page that is open */
async function whereWordIsSeen(page: Page, word: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((sought) => {
    const seen = ((globalThis as unknown as { seen: string[] }).seen = [] as string[]);
    const look = () => {
      const values = [...document.querySelectorAll('input')].map(({ value }) => value);
      const words = `${document.querySelector('body')?.innerText ?? ''} ${values.join(' ')}`;
      if (words.includes(sought)) seen.push(words);
      requestAnimationFrame(look);
    };
    look();
  }, word);
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

async function sendRequest(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('button', { name: 'Submit Booking Request' }));
  const dialog = page.getByRole('alertdialog', { name: 'Your Booking' });
  const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
  // Whatever stands above it.
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await tap(confirm);
  await expect(
    page.getByRole('heading', { name: 'Booking Submitted Successfully!' }),
  ).toBeVisible();
}

test(
  'a new client comes from the home page to a booked session in 17 taps and 5 fields',
  ALWAYS_IN_FIREFOX,
  async ({ page }) => {
    const client = newClient('Neema Achieng');
    const { count, tap, type } = thumb();
    await page.goto('/');
    await tap(page.getByRole('main').getByRole('link', { name: 'Book Session' }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fbooking$/);
    // A new client sees it first, and not only below the form.
    const toSignUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
    await expect(toSignUp).toBeInViewport({ ratio: 1 });
    await tap(toSignUp);
    await type(page.getByLabel('Full name'), client.fullName);
    await type(page.getByLabel('Email'), client.email);
    await type(page.getByLabel('Password', { exact: true }), client.password);
    await tap(page.getByRole('button', { name: 'Sign up' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

    count.taps += 1;
    await page.goto(await inbox.accountLink(client.email, 'verifyEmail'));
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await type(password, client.password, { focused: true });
    await tap(page.getByRole('button', { name: 'Confirm my email' }));
    await page.waitForURL(/\/booking$/);

    await type(page.getByLabel('Phone number'), '+254 711 222 333');
    await tap(page.getByText('18 and above'));
    await tap(page.getByRole('radio', { name: /^Individual Therapy/ }));
    await tap(nextFree(page));
    await tap(page.getByRole('button', { name: 'Read both and agree' }));
    await tap(
      page.getByRole('dialog', { name: 'Privacy Policy' }).getByRole('button', { name: 'I agree' }),
    );
    await tap(
      page
        .getByRole('dialog', { name: 'Consent Agreement' })
        .getByRole('button', { name: 'I agree' }),
    );
    await sendRequest(page, tap);
    expect(count.taps).toBeLessThanOrEqual(17);
    expect(count.fields).toBeLessThanOrEqual(5);
  },
);

test('a returning client books the same again from My Sessions in 4 taps, without typing', async ({
  page,
}) => {
  const admin = await person({ role: 'admin' });
  const { client, booking } = await confirmedBooking(admin);
  await signIn(page, client.email, '/my-sessions', client.password);
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await test.step('whom the practice knows sees service and times on the first screen', async () => {
    await expect(card.getByRole('link', { name: 'Book again' })).toBeVisible();
    await page.goto('/booking?service=individual-therapy');
    const time = nextFree(page);
    await expect(time).toBeVisible();
    const bottom = await time.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height);
  });

  await page.goto('/my-sessions');
  const { count, tap } = thumb();
  await tap(card.getByRole('link', { name: 'Book again' }));
  // Known, in one line with the age; the service stands chosen.
  await expect(page.getByText(`${booking.clientName}, 18 and above`)).toBeVisible();
  await expect(page.getByLabel('Phone number')).toBeHidden();
  await expect(page.locator('input[name="service"]:checked')).toHaveValue(booking.serviceId);
  await expect(page.getByText(/^You agreed to the Privacy Policy on/)).toBeVisible();
  await expect(page.getByText(/^You consented to the Consent Agreement on/)).toBeVisible();
  await tap(nextFree(page));
  await sendRequest(page, tap);
  expect(count.taps).toBeLessThanOrEqual(4);
});

test('a form that is sent too early goes to its first field, and after a booking the next one begins without a time', async ({
  page,
}) => {
  const client = await person();
  const { date, time } = await freeSlot();
  const asked = `/booking?service=individual-therapy&day=${date}&time=${encodeURIComponent(time)}`;
  await signIn(page, client.email, asked, client.password);
  const pickedTime = page.locator('input[name="booking-time"]:checked');
  await expect(pickedTime).toHaveValue(time);

  await test.step('the message of what is missing covers nothing of the first field', async () => {
    const phone = page.getByLabel('Phone number');
    await expect(phone).toBeVisible();
    await page.getByRole('button', { name: 'Submit Booking Request' }).click();
    const message = page.getByRole('listitem').filter({ hasText: 'Form Validation Error' });
    await expect(message).toBeVisible();
    await expect(phone).toBeFocused();
    await untilStill(page);
    const [field, over] = [await phone.boundingBox(), await message.boundingBox()];
    const isApart = over!.y + over!.height <= field!.y || field!.y + field!.height <= over!.y;
    expect(isApart, JSON.stringify({ field, over })).toBe(true);
  });

  await test.step('the next form begins without a time, though the address had chosen one', async () => {
    await fillBooking(page);
    await submitBooking(page);
    await page.getByRole('button', { name: 'Book another session' }).click();
    await expect(page.getByRole('button', { name: 'Submit Booking Request' })).toBeVisible();
    await expect(page).toHaveURL(`${environment.site}/booking`);
    await expect(pickedTime).toHaveCount(0);
    await expect(page.getByText(/We kept what you had typed|has just been taken/)).toHaveCount(0);
  });
});

test('service, day and time come along through sign-up, the mail and the verification', async ({
  page,
}) => {
  const client = newClient('Baraka Mwangi');
  const asked = '/booking?service=couples-therapy&day=2099-01-05&time=10%3A00';
  await page.goto(asked);
  await page.waitForURL((url) => url.pathname === '/login');
  const chosen = page.getByText(/Couples Therapy · Monday,? 5 January 2099, 10:00/);
  await expect(chosen).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await expect(chosen).toBeVisible();
  await page.getByLabel('Full name').fill(client.fullName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText(/Couples Therapy · Monday/)).toBeVisible();

  const mailed = await page.context().newPage();
  await mailed.goto(await inbox.accountLink(client.email, 'verifyEmail'));
  const password = mailed.getByLabel('Password', { exact: true });
  const confirm = mailed.getByRole('button', { name: 'Confirm my email' });
  await password.fill('not-the-password');
  await confirm.click();
  await expect(mailed.getByText('The email or the password is not right.')).toBeVisible();
  await password.fill(client.password);
  await confirm.click();
  await expect(mailed.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  // It goes on by itself.
  await mailed.waitForURL(`${environment.site}${asked}`);
  await expect(mailed.locator('input[name="service"]:checked')).toHaveValue('couples-therapy');
  // Too far ahead: the form checks a choice of the address like any other, and says so.
  await expect(mailed.getByText('This time cannot be booked.').first()).toBeVisible();
  await mailed.close();
});

test('on a shared phone the next person never sees a client’s name or draft', async ({ page }) => {
  const [amina, brian] = await Promise.all([
    person({ fullName: 'Amina Wanjiru' }),
    person({ fullName: 'Brian Otieno' }),
  ]);
  const kept = () => page.evaluate(() => sessionStorage.getItem('tulia.me.booking-draft'));
  await signInOnPage(page, amina.email, '/booking', amina.password);
  await page.getByLabel('Full name').fill('Amina Siri');
  await expect.poll(kept).toContain('Amina Siri');
  const draft = await kept();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(`${environment.site}/`);
  expect(await kept()).toBeNull();
  await signInOnPage(page, brian.email, '/profile', brian.password);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  const seen = await whereWordIsSeen(page, 'Amina');

  await test.step('the form before React shows no name, though the browser says that Amina is here', async () => {
    await page.evaluate((uid) => {
      localStorage.setItem('tulia.me.session', JSON.stringify({ uid, role: 'client' }));
      localStorage.setItem('tulia.me.known-age', JSON.stringify({ uid, ageBand: 'adult' }));
    }, amina.uid);
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/booking?service=couples-therapy', { waitUntil: 'commit' });
    await page.locator('[role=gridcell][data-date]:not([aria-disabled=true])').first().click();
    const picked = page.locator('[role=gridcell][aria-selected=true]');
    const day = await picked.getAttribute('data-date');
    const words = await page.locator('[data-island-form]').innerText();
    expect(words).not.toMatch(/Amina|Brian|@/);
    release();
    await expect(page.locator('[data-island]')).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Brian Otieno');
    await expect(picked).toHaveAttribute('data-date', day!);
    expect(await seen()).toEqual([]);
  });

  await test.step('a draft that the browser could not wipe is shown to nobody else', async () => {
    await page.evaluate(
      ([left, uid]) => {
        sessionStorage.setItem('tulia.me.booking-draft', left!);
        localStorage.setItem('tulia.me.known-age', JSON.stringify({ uid, ageBand: 'adult' }));
      },
      [draft, amina.uid],
    );
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/booking', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Session');
    await expect(page.locator('[data-island-form]')).toHaveCount(0);
    release();
    await expect(page.getByLabel('Full name')).toHaveValue('Brian Otieno');
    await expect(page.getByText('We kept what you had typed.')).toBeHidden();
    expect(await seen()).toEqual([]);
  });
});
