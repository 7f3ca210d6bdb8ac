/** A guest who comes back with an account. For that moment the practice takes bookings from guests. */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { call, done, person, signIn as tokenOf } from '../../support/actors';
import { bookingById, bookingRequest, freeSlot, pendingBooking } from '../../support/makers';
import { inbox } from '../../support/environment';
import { expect, test } from '../support/journey';
import { newClient, signIn, type NewClient } from '../support/people';
import { whileEntryIs } from '../support/settings';

const requestOf = ({ email }: NewClient) =>
  whileEntryIs('guest', async () => {
    const request = bookingRequest(await freeSlot(), { email });
    return done(await call(createBooking, null, request));
  });

test('what a guest booked is there once the address has an account', async ({ page }) => {
  const guest = newClient('Juma Otieno');
  const { referenceNumber: reference } = await requestOf(guest);
  const claimed = await person({ email: guest.email, verified: false });
  await signIn(page, claimed.email, '/my-sessions', claimed.password);
  await expect(page.getByText('No sessions yet')).toBeVisible();
  await page.getByRole('button', { name: /Send the link again/ }).click();
  const link = await inbox.accountLink(guest.email, 'verifyEmail');
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
  await expect(
    page.getByRole('article').filter({ hasText: own.booking.referenceNumber }),
  ).toBeVisible();
});

test('a guest moves the request and cancels it by the link in the mail', async ({ page }) => {
  const guest = newClient('Juma Otieno');
  const { bookingId } = await requestOf(guest);
  const before = await bookingById(bookingId);
  const [email] = await inbox.waitFor(guest.email);
  const link = /\S+\/manage#[0-9a-f]{32}/.exec(email?.text ?? '')?.[0] ?? '';
  expect(email?.text).not.toContain('/my-sessions');

  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main).toContainText('KES 3,000 to pay');
  // The address holds nothing that the next person on a shared phone could open.
  await expect(page).toHaveURL(/\/manage$/);
  const shown = main.getByRole('heading', { level: 2, name: /^Requested for / });
  const footer = page.getByRole('contentinfo');
  await page.reload();
  await expect(shown).toBeVisible();
  await footer.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goBack();
  await expect(shown).toBeVisible();
  await footer.getByRole('link', { name: 'Kiswahili' }).click();
  await expect(main).toContainText('KES 3,000 ya kulipa');
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(shown).toBeVisible();
  for (const hidden of [before.clientName, 'Therapy', before.referenceNumber])
    await expect(main).not.toContainText(hidden);

  await main.getByRole('button', { name: 'Change contact details' }).click();
  await page.getByLabel('New phone number').fill('0733 000 000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact details saved', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Choose another time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.locator('[role=gridcell]:not([aria-disabled=true])').nth(2).click();
  await dialog.getByRole('radiogroup', { name: 'New time' }).locator('label').first().click();
  await dialog.getByRole('button', { name: 'Choose another time' }).click();
  await expect(page.getByText('We have your new time', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  expect((await bookingById(bookingId)).startsAt).not.toBe(before.startsAt);

  await main.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(main.getByRole('heading', { level: 2, name: /^Cancelled/ })).toBeFocused();
  expect((await bookingById(bookingId)).status).toBe('cancelled');
});
