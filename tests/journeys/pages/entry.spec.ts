/**
 * The way to a booked session: how many taps it takes, what comes along, what stands there before any script runs,
 * and that a shared phone shows a person nothing of the person before.
 */
import type { Locator, Page } from '@playwright/test';
import { person } from '../../support/actors';
import { confirmedBooking, freeSlot } from '../../support/makers';
import { inbox, world } from '../../support/world';
import { fillBooking, submitBooking } from '../support/book';
import { untilStill } from '../support/follow';
import { expect, test } from '../support/journey';
import { newClient, signIn, signInOnPage } from '../support/people';

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

async function sendRequest(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('button', { name: 'Submit Booking Request' }));
  const dialog = page.getByRole('alertdialog', { name: 'Your Booking' });
  const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
  // However much is said above it.
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await tap(confirm);
  await expect(
    page.getByRole('heading', { name: 'Booking Submitted Successfully!' }),
  ).toBeVisible();
}

test('a new client comes from the home page to a booked session in 16 taps and 5 fields', async ({
  page,
}) => {
  const client = newClient('Neema Achieng');
  const { count, tap, type } = thumb();
  await page.goto('/');
  await tap(page.getByRole('main').getByRole('link', { name: 'Book Session' }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up to book');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbooking$/);
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
  expect(count.taps).toBeLessThanOrEqual(16);
  expect(count.fields).toBeLessThanOrEqual(5);
});

test('a returning client books the same again from My Sessions in 4 taps, without typing', async ({
  page,
}) => {
  const admin = await person({ role: 'admin' });
  const { client, booking } = await confirmedBooking(admin);
  await signIn(page, client.email, '/my-sessions', client.password);
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  const { count, tap } = thumb();
  await tap(card.getByRole('link', { name: 'Book again' }));
  // Known, in one line with the age; the service stands chosen, and the times are on the first screen.
  await expect(page.getByText(`${booking.clientName}, 18 and above`)).toBeVisible();
  await expect(page.getByLabel('Phone number')).toBeHidden();
  await expect(page.locator('input[name="service"]:checked')).toHaveValue(booking.serviceId);
  await expect(page.getByText(/^You agreed to the Privacy Policy on/)).toBeVisible();
  await expect(page.getByText(/^You consented to the Consent Agreement on/)).toBeVisible();
  await tap(nextFree(page));
  await sendRequest(page, tap);
  expect(count.taps).toBeLessThanOrEqual(4);
});

test('whom the practice knows sees service and times on the first screen', async ({ page }) => {
  const admin = await person({ role: 'admin' });
  const { client } = await confirmedBooking(admin);
  await signIn(page, client.email, '/my-sessions', client.password);
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  await page.goto('/booking?service=individual-therapy');
  const time = nextFree(page);
  await expect(time).toBeVisible();
  const bottom = await time.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height);
});

test('a form that is sent too early goes to its first field, and its message covers nothing of it', async ({
  page,
}) => {
  const client = await person();
  await signIn(page, client.email, '/booking', client.password);
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

test('after a booking the next form begins without a time, though the address had chosen one', async ({
  page,
}) => {
  const client = await person();
  const { date, time } = await freeSlot();
  const asked = `/booking?service=individual-therapy&day=${date}&time=${encodeURIComponent(time)}`;
  await signIn(page, client.email, asked, client.password);
  await expect(page.locator('input[name="booking-time"]:checked')).toHaveValue(time);
  await fillBooking(page);
  await submitBooking(page);
  await page.getByRole('button', { name: 'Book another session' }).click();
  await expect(page.getByRole('button', { name: 'Submit Booking Request' })).toBeVisible();
  await expect(page).toHaveURL(`${world.site}/booking`);
  await expect(page.locator('input[name="booking-time"]:checked')).toHaveCount(0);
  await expect(page.getByText(/We kept what you had typed|has just been taken/)).toHaveCount(0);
});

test('service, day and time come along through sign-up, the mail and the verification', async ({
  page,
}) => {
  const client = newClient('Baraka Mwangi');
  const asked = '/booking?service=couples-therapy&day=2099-01-05&time=10%3A00';
  await page.goto(asked);
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText(/Couples Therapy · Monday,? 5 January 2099, 10:00/)).toBeVisible();
  await page.getByLabel('Full name').fill(client.fullName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText(/Couples Therapy · Monday/)).toBeVisible();

  const mailed = await page.context().newPage();
  await mailed.goto(await inbox.accountLink(client.email, 'verifyEmail'));
  await mailed.getByLabel('Password', { exact: true }).fill(client.password);
  await mailed.getByRole('button', { name: 'Confirm my email' }).click();
  await mailed.waitForURL(`${world.site}${asked}`);
  await expect(mailed.locator('input[name="service"]:checked')).toHaveValue('couples-therapy');
  // Too far ahead to be had: what came along is judged like any other choice, and the form says so.
  await expect(mailed.getByText('This time cannot be booked.').first()).toBeVisible();
  await mailed.close();
});

test('without script the pages say how to book by telephone or message', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: world.site, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading, needs] of [
    ['/booking', 'Book Your Session', 'The form on this page needs JavaScript'],
    ['/login', 'Log in', 'You can call or write to us without it'],
    ['/signup', 'Sign up', 'You can call or write to us without it'],
    ['/client-login', 'Client login', 'You can call or write to us without it'],
    ['/sw/booking', 'Weka Miadi ya Kikao Chako', 'Fomu ya ukurasa huu inahitaji JavaScript'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await main.innerText()).toContain(needs);
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(main.getByRole('status')).toBeHidden();
  }
  await context.close();
});

test('on a shared phone the next person never sees a client’s name or draft', async ({ page }) => {
  const [amina, brian] = await Promise.all([
    person({ fullName: 'Amina Wanjiru' }),
    person({ fullName: 'Brian Otieno' }),
  ]);
  await signInOnPage(page, amina.email, '/booking', amina.password);
  await page.getByLabel('Full name').fill('Amina Siri');
  const keys = ['tulia.me.booking-draft', 'tulia.me.known-age'];
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key!), keys[0]))
    .toContain('Amina Siri');
  const draft = await page.evaluate((key) => sessionStorage.getItem(key!), keys[0]);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(`${world.site}/`);
  expect(await page.evaluate((key) => sessionStorage.getItem(key!), keys[0])).toBeNull();

  await signInOnPage(page, brian.email, '/profile', brian.password);
  // The worst case: a browser that could not wipe what it kept.
  await page.evaluate(
    ([kept, uid]) => {
      sessionStorage.setItem('tulia.me.booking-draft', kept!);
      localStorage.setItem('tulia.me.known-age', JSON.stringify({ uid, ageBand: 'adult' }));
    },
    [draft, amina.uid],
  );
  await page.addInitScript(() => {
    const seen = ((globalThis as unknown as { seen: string[] }).seen = [] as string[]);
    const look = () => {
      const values = [...document.querySelectorAll('input')].map(({ value }) => value);
      const words = `${document.querySelector('body')?.innerText ?? ''} ${values.join(' ')}`;
      if (words.includes('Amina')) seen.push(words);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/booking');
  await expect(page.getByLabel('Full name')).toHaveValue('Brian Otieno');
  await expect(page.getByText('We kept what you had typed.')).toBeHidden();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
});
