/** A client's account from its first day: signing up by mail, a forgotten password, two tabs. */
import { accounts, person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { inbox, world } from '../../support/world';
import { flaws } from '../support/barriers';
import { fillBooking, submitBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { fillSignIn, newClient, signIn, signInOnPage } from '../support/people';

test('a new client signs up, confirms the address by the mailed link, books for a couple, and finds the session', async ({
  page,
}) => {
  const client = newClient('Neema Achieng');
  await page.goto('/signup?redirect=%2Fbooking');
  await page.getByLabel('Full name').fill(client.fullName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/\/login\?redirect=/);
  // The toast goes; this stays.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  const main = page.getByRole('main');
  await expect(main.getByText(`We sent a confirmation link to ${client.email}.`)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveValue(client.email);

  await page.goto(await inbox.accountLink(client.email, 'verifyEmail'));
  await expect(page.getByText(`Enter the password you chose for ${client.email}.`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  // It goes on by itself.
  await page.waitForURL(/\/booking$/);

  await expect(page.getByText('Submit Booking Request')).toBeVisible();
  // No other service asks for a partner.
  await expect(page.getByLabel('First name of your partner')).toHaveCount(0);
  await fillBooking(page, { service: 'couples-therapy', partner: 'Otieno', passOverDays: 4 });
  expect(await flaws(page)).toEqual([]);
  const reference = await submitBooking(page);
  await page.goto('/my-sessions');
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card.getByRole('button', { name: 'Awaiting Approval' })).toBeDisabled();
  await expect(card).not.toContainText('Otieno');
  await card.getByRole('button', { name: 'Show special requests' }).click();
  await expect(card).toContainText('With your partner: Otieno');
  await expect(card).not.toContainText('You left none.');
});

test('the owner of an address cannot confirm an account made by a stranger, and takes it over by an own password', async ({
  page,
}) => {
  const squatter = await person({ verified: false, fullName: 'Somebody Else' });
  await page.goto('/signup?redirect=%2Fprofile');
  await page.getByLabel('Full name').fill('Neema Achieng');
  await page.getByLabel('Email').fill(squatter.email);
  await page.getByLabel('Password', { exact: true }).fill('mvua-na-jua-2026');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('We sent a confirmation link.').first()).toBeVisible();

  await page.goto(await inbox.accountLink(squatter.email, 'resetPassword'));
  await page.getByLabel('New password', { exact: true }).fill('mvua-na-jua-2026');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await signInOnPage(page, squatter.email, '/profile', 'mvua-na-jua-2026');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect((await accounts().getUser(squatter.uid)).emailVerified).toBe(true);
});

test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
  const client = await person();
  await page.goto('/login?redirect=%2Fmy-sessions');
  await page.getByLabel('Email').fill(client.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL(/\/reset-password\?redirect=%2Fmy-sessions$/);
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText(`If there is an account for ${client.email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fmy-sessions',
  );

  const link = await inbox.accountLink(client.email, 'resetPassword');
  await page.goto(link);
  await page.waitForURL(/\/reset-password/);
  await page.getByLabel('New password', { exact: true }).fill('mvua-na-jua-2026');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await signInOnPage(page, client.email, '/my-sessions', 'mvua-na-jua-2026');
  await expect(page.getByRole('heading', { level: 1, name: 'My Sessions' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link cannot be used')).toBeVisible();
});

test('a mail can be sent again after a minute, or to another address', async ({ page }) => {
  await page.clock.install();
  const client = newClient('Neema Achieng');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(client.fullName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/\/login/);
  await inbox.accountLink(client.email, 'verifyEmail');
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send again' }).click();
  await inbox.waitFor(client.email, () => true, { count: 2 });
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.waitForURL(/\/signup/);
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
});

test('a sign-in that fails says so where it stays, with the focus', async ({ page }) => {
  await page.clock.install();
  const client = await person();
  await page.goto('/login');
  await fillSignIn(page, client.email, 'not-the-password');
  const words = page.getByRole('main').getByText('The email or the password is not right.');
  await expect(words).toBeVisible();
  await expect(page.locator('[data-invalid]')).toBeFocused();
  // Longer than any toast.
  await page.clock.runFor(10_000);
  await expect(words).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
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
