/** A client's account: an address that a stranger has registered, and a forgotten password. */
import { accounts, person } from '../../support/actors';
import { inbox } from '../../support/environment';
import { expect, test } from '../support/journey';
import { signInOnPage } from '../support/people';

const OWN_PASSWORD = 'mvua-na-jua-2026';

test('the owner of an address cannot confirm an account made by a stranger, and takes it over by an own password', async ({
  page,
}) => {
  const squatter = await person({ verified: false, fullName: 'Somebody Else' });
  await test.step('signing up with a known address mails the way to an own password', async () => {
    await page.goto('/signup?redirect=%2Fmy-sessions');
    await page.getByLabel('Full name').fill('Neema Achieng');
    await page.getByLabel('Email').fill(squatter.email);
    await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('We sent a confirmation link.').first()).toBeVisible();
  });
  await inbox.accountLink(squatter.email, 'resetPassword');

  await test.step('who forgot a password takes address and way along, and is mailed a link', async () => {
    await page.goto('/login?redirect=%2Fmy-sessions');
    await page.getByLabel('Email').fill(squatter.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL(/\/reset-password\?redirect=%2Fmy-sessions$/);
    await expect(page.getByLabel('Email')).toHaveValue(squatter.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByText(`If there is an account for ${squatter.email}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fmy-sessions',
    );
    await inbox.waitFor(squatter.email, ({ text }) => text.includes('resetPassword'), { count: 2 });
  });
  const link = await inbox.accountLink(squatter.email, 'resetPassword');

  await test.step('the link sets a password, which signs in and has proved the address', async () => {
    await page.goto(link);
    await page.waitForURL(/\/reset-password/);
    await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await signInOnPage(page, squatter.email, '/my-sessions', OWN_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'My Sessions' })).toBeVisible();
    expect((await accounts().getUser(squatter.uid)).emailVerified).toBe(true);
  });

  await test.step('the link does so once', async () => {
    await page.goto(link);
    await expect(page.getByText('This link cannot be used')).toBeVisible();
  });
});
