/**
 * The desk: what arrives is told of on any page, a request is confirmed by one press where it stands on the page of today, a booking
 * is found by a beginning from anywhere, and the list is worked through by keyboard.
 */
import { createBooking } from '@tulia/domain/calls/create-booking';
import { call, done, person } from '../../support/actors';
import { randomUUID } from '../../support/chance';
import { bookingRequest, confirmedBooking, freeSlot } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { openStaffPage } from '../support/staff';

async function aRequest() {
  const fullName = `Wambui ${randomUUID().slice(0, 6)}`;
  const input = bookingRequest(await freeSlot(), { fullName });
  const { referenceNumber } = done(await call(createBooking, await person(), input));
  return { fullName, reference: referenceNumber };
}

test('a request is told of on any page, and confirmed from today by one press', async ({
  page,
}) => {
  await signIn(page, 'reception@tulia.example', '/staff?tab=messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  // What waits already is the beginning, and not new.
  await expect(page.getByRole('button', { name: 'No new requests since you came' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { fullName, reference } = await aRequest();
  await expect(page.getByText(`New request: ${fullName}`)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);

  await openStaffPage(page, 'Today');
  const line = page.locator(`li[data-booking="${reference}"]`);
  await expect(line).toContainText('min left');
  await line.getByRole('button', { name: `Confirm ${fullName}` }).click();
  await expect(page.getByText('Booking confirmed!', { exact: true }).first()).toBeVisible();
  await expect(line).toHaveCount(0);
  // Answered is read.
  await expect(page).not.toHaveTitle(/^\(\d+\) /);
});

test('a booking is found from anywhere by a beginning, and opened over the list', async ({
  page,
}) => {
  const fullName = `Zuhura ${randomUUID().slice(0, 6)}`;
  const admin = await person({ role: 'admin' });
  const { booking } = await confirmedBooking(admin, undefined, { fullName });
  await signIn(page, 'admin@tulia.example', '/admin/settings');
  await expect(page.getByLabel('City')).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Quick search' });
  await search.getByRole('searchbox').fill(fullName.slice(0, 10).toLowerCase());
  await search.getByRole('link', { name: new RegExp(fullName) }).click();
  const details = page.getByRole('dialog', { name: 'Booking' });
  await expect(details).toContainText(booking.referenceNumber);
  await details.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('the list is worked through by keyboard, and ordered by its heading', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'practice-phone', 'a phone has no keys');
  await signIn(page, 'admin@tulia.example', '/admin/bookings');
  const rows = page.locator('tr[data-booking]');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByText('History', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL(/view=upcoming/);
  const when = page.getByRole('columnheader', { name: /^When/ });
  await expect(when).toHaveAttribute('aria-sort', 'ascending');
  await when.getByRole('button').click();
  await expect(when).toHaveAttribute('aria-sort', 'descending');
});
