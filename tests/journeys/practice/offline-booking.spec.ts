/**
 * A booking that is filled in without a connection: it is kept, also when the app is closed, and the page says so. Only
 * the client sends it, after checking the time again.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { call, database, done, person } from '../../support/actors';
import { bookingRequest } from '../../support/makers';
import { chooseTime, fillBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

test('a booking filled in without a connection is kept, and only the client sends it, after checking the time again', async ({
  page,
  context,
}) => {
  const client = await person({ fullName: 'Wangari Otieno' });
  const ownBookings = async () =>
    (await database().collection('bookings').where('clientUserId', '==', client.uid).get()).size;
  await signIn(page, client.email, '/booking', client.password, { ownDevice: true });
  await fillBooking(page, { requests: 'A quiet room, please', passOverDays: 9 });
  const date = await page
    .locator('[role=gridcell][aria-selected=true]')
    .first()
    .getAttribute('data-date');
  const time = await page.locator('input[name="booking-time"]:checked').inputValue();
  await keptForOffline(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your Booking' });
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog.getByText('Your form is kept. Nothing was sent.')).toBeVisible();
  expect(await ownBookings()).toBe(0);

  // The app is closed and opened again, still without a connection.
  const again = await context.newPage();
  await page.close();
  await again.goto('/booking');
  await expect(again.getByText('We kept what you had typed.')).toBeVisible();
  await expect(again.getByLabel('Special requests')).toHaveValue('A quiet room, please');
  await expect(again.locator('input[name="service"]:checked')).toHaveValue('individual-therapy');

  // Meanwhile another client takes the time.
  const rival = await person();
  const place = { date: date ?? '', time };
  done(await call(createBooking, rival, bookingRequest(place)));
  await context.setOffline(false);
  await expect(
    again.getByText('This time has just been taken. Please choose another one.').first(),
  ).toBeVisible();
  expect(await ownBookings()).toBe(0);

  await chooseTime(again, 10);
  await again.getByRole('button', { name: 'Submit Booking Request' }).click();
  await again
    .getByRole('alertdialog', { name: 'Your Booking' })
    .getByRole('button', { name: 'Confirm Booking' })
    .click();
  await expect(
    again.getByRole('heading', { name: 'Booking Submitted Successfully!' }),
  ).toBeVisible();
  expect(await ownBookings()).toBe(1);
  expect(await again.evaluate(() => localStorage.getItem('tulia.me.booking-draft'))).toBeNull();
});
