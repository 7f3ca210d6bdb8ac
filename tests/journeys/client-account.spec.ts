/** A client's account from its first day: signing up by mail, a forgotten password, two tabs, a guest who comes back. */
import { createBooking } from '@tulia/domain/calls/create-booking';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { call, database, done, person, signIn as tokenOf } from '../support/actors';
import { bookingRequest, freeSlot, pendingBooking } from '../support/makers';
import { inbox, until, world } from '../support/world';
import { fillBooking, submitBooking } from './support/book';
import { expect, test } from './support/journey';
import { newClient, signIn } from './support/people';

const linkFor = (email: string, type: string) =>
  until(
    async () => (await inbox.accountLinks(email)).find((each) => each.type === type)?.link,
    15_000,
    `a link ${type} to ${email}`,
  );

test('somebody signs up, confirms the address by the mailed link, books, and finds the session', async ({
  page,
}, { project }) => {
  const client = newClient('Neema Achieng');
  await page.goto('/signup?redirect=%2Fbooking');
  await page.getByLabel('Full name').fill(client.fullName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/login\?redirect=/);

  await page.goto(await linkFor(client.email, 'VERIFY_EMAIL'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/booking$/);

  await fillBooking(page, { passOverDays: project.name === 'phone' ? 4 : 5 });
  const reference = await submitBooking(page);
  await page.goto('/my-sessions');
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card.getByRole('button', { name: 'Awaiting Approval' })).toBeDisabled();
});

test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
  const client = await person();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(client.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your email').first()).toBeVisible();

  const link = await linkFor(client.email, 'PASSWORD_RESET');
  await page.goto(link);
  await page.waitForURL(/\/reset-password/);
  await page.getByLabel('New password', { exact: true }).fill('mvua-na-jua-2026');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await signIn(page, client.email, '/my-sessions', 'mvua-na-jua-2026');
  await expect(page.getByRole('heading', { level: 1, name: 'My Sessions' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link cannot be used')).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context, unexpected }) => {
  const { client, booking } = await pendingBooking();
  await signIn(page, client.email, '/my-sessions', client.password);
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await expect(card).toBeVisible();

  const second = await context.newPage();
  second.on('pageerror', (error) => unexpected.push(error.message));
  await second.goto('/profile');
  await second.getByRole('button', { name: /^Account:/ }).click();
  await second.getByRole('menuitem', { name: 'Log out' }).click();
  await second.waitForURL(`${world.site}/`);

  await expect(page.getByText('Please log in to view your sessions')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('what a guest booked is there once the address has an account', async ({ page }) => {
  const guest = newClient('Juma Otieno');
  const settings = database().doc(PRACTICE_SETTINGS_PATH);
  await settings.update({ allowGuestBooking: true });
  let reference: string;
  try {
    const request = bookingRequest(await freeSlot(), { email: guest.email });
    ({ referenceNumber: reference } = done(await call(createBooking, null, request)));
  } finally {
    await settings.update({ allowGuestBooking: false });
  }

  const claimed = await person({ email: guest.email, verified: false });
  await signIn(page, claimed.email, '/my-sessions', claimed.password);
  await expect(page.getByText('No sessions yet')).toBeVisible();
  await page.getByRole('button', { name: /Send the link again/ }).click();
  const link = await linkFor(guest.email, 'VERIFY_EMAIL');
  const mailed = await page.context().newPage();
  await mailed.goto(link);
  await mailed.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(mailed.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await mailed.close();

  await page.bringToFront();
  await page
    .getByRole('button', { name: 'I have verified' })
    .or(page.getByText(reference))
    .first()
    .click();
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card).toBeVisible();

  const own = await pendingBooking({ ...claimed, idToken: await tokenOf(claimed.email) });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText(own.booking.referenceNumber);
});
