/** The profile: editing it, what was agreed to, a copy of the own data, and leaving. */
import { readFile } from 'node:fs/promises';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { profilePath } from '@tulia/domain/records/profile';
import { accounts, database, person } from '../../support/actors';
import { confirmedBooking, pendingBooking } from '../../support/makers';
import { environment } from '../../support/environment';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

test('details and preferences are changed and stay, and all data is taken along', async ({
  page,
  browserName,
}) => {
  const { client, booking } = await pendingBooking(await person({ fullName: 'Amina Hassan' }), {
    specialRequests: 'a quiet room',
  });
  await signIn(page, client.email, '/profile', client.password);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking');
  await expect(main).toContainText('1session');
  await page.getByRole('tab', { name: 'Sessions' }).click();
  for (const name of ['All sessions', 'Individual Therapy', 'Session History'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  // What is not completed is not in it.
  await expect(main).toContainText('Completed sessions will be listed here.');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await test.step('details and preferences stay after a reload, which opens on the same tab', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full name').fill('Amina Wanjiru');
    await page.getByLabel('Location').fill('Kisumu');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Notification settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Notification settings' });
    await settings.getByLabel('Reminder before a session').selectOption('none');
    await settings.getByText('Kiswahili').click();
    await settings.getByRole('button', { name: 'Save Changes' }).click();
    await expect(settings).toBeHidden();

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('Communication method')).toBeVisible();
    await expect(page.getByText('No reminder')).toBeVisible();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByText('Kisumu')).toBeVisible();
    const stored = await database().doc(profilePath(client.uid)).get();
    expect(stored.get('fullName')).toBe('Amina Wanjiru');
  });

  await test.step('what was agreed to can be read again', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Read: Consent Agreement, adult client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Consent Agreement, adult client' });
    await expect(
      dialog.getByRole('heading', { name: 'Confidentiality and its limits' }),
    ).toBeVisible();
    await expect(dialog).toContainText(`Version ${CONSENT_VERSIONS.adult}`);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  });

  // Over Firefox' channel only downloads by navigation are reported.
  if (browserName === 'firefox') return;
  await test.step('the browser saves a file of all data', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tulia-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      account: { email: string };
      bookings: { referenceNumber: string; specialRequests: string }[];
    };
    expect(data.account.email).toBe(client.email);
    expect(data.bookings).toMatchObject([
      { referenceNumber: booking.referenceNumber, specialRequests: 'a quiet room' },
    ]);
  });
});

test('an account is deleted after its owner has read what goes and what stays', async ({
  page,
}) => {
  const { client } = await confirmedBooking(await person({ role: 'admin' }));
  await signIn(page, client.email, '/profile', client.password);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Your coming session is cancelled');
  await expect(dialog).toContainText('there are no records that we must keep');

  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByLabel('I understand that my account will be deleted for good').click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(client.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(`${environment.site}/`);
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();

  await expect(accounts().getUser(client.uid)).rejects.toThrow();
  await page.goto('/my-sessions');
  await expect(page.getByText('Please log in to view your sessions')).toBeVisible();
  await expect(page.getByText('Your account is deleted', { exact: true })).toHaveCount(0);
});
