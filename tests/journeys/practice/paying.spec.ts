/**
 * People pay, on the phone page of the M-Pesa stand-in: with a wrong PIN first, by a link without an account, and too
 * late; and are refunded. The screens follow by themselves.
 */
import { recordRefund } from '@tulia/domain/calls/bookings/staff-actions';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { makePayLink } from '@tulia/domain/calls/payments/pay-links';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import type { Page } from '@playwright/test';
import { call, database, done, person, type Person } from '../../support/actors';
import { randomUUID } from '../../support/random';
import { bookingById, bookingRequest, pendingBooking } from '../../support/makers';
import { fillBooking, submitBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { newPhone, onPhone } from '../support/phone';
import { takesMobileMoney } from '../support/settings';

takesMobileMoney();

/** Fills in the phone to be prompted, and presses the button. */
async function askOn(page: Page, phone: string, label: RegExp, button: RegExp): Promise<void> {
  await page.getByLabel(label).fill(phone);
  await page.getByRole('button', { name: button }).click();
}

/** The one booking of this client. */
async function bookingOf({ uid }: Person): Promise<Booking> {
  const own = database().collection(bookings.collection).where('clientUserId', '==', uid);
  return bookingById((await own.get()).docs[0]!.id);
}

/** The hold ended a minute ago, and another client has taken the time since. */
async function takenMeanwhile(booking: Booking, place: { date: string; time: string }) {
  const past = new Date(Date.now() - MINUTE);
  const locks = await database().collection('slots').where('bookingId', '==', booking.id).get();
  const batch = database().batch();
  for (const { ref } of locks.docs) batch.update(ref, { expiresAt: past });
  batch.update(database().doc(bookingPath(booking.id)), { holdExpiresAt: past });
  await batch.commit();
  const other = await person();
  const request = bookingRequest(place, { email: other.email });
  return done(await call(createBooking, other, request)).bookingId;
}

/** Staff enter that the money has gone back to the client. */
async function giveBack(bookingId: string): Promise<void> {
  const { version } = await bookingById(bookingId);
  const back = { amount: 3000, method: 'mobile-money' as const, code: '' };
  const input = { requestId: randomUUID(), bookingId, version, ...back };
  done(await call(recordRefund, await person({ role: 'admin' }), input));
}

test('a wrong PIN takes nothing, a relative pays by the link, and the receipt is printed without the service', async ({
  page,
  anotherPerson,
}) => {
  const [relative, phonePage] = [await anotherPerson(), await anotherPerson()];
  const client = await person();
  const panel = page.getByRole('region', { name: 'Payment' });
  await test.step('the client books, and types a wrong PIN', async () => {
    const phone = newPhone();
    await signIn(page, client.email, '/booking', client.password);
    await fillBooking(page, { passOverDays: 3 });
    await submitBooking(page);
    await expect(panel).toContainText('Not paid');
    await expect(panel).toContainText(
      'pending payment. If you pay by then, it stays yours until we confirm',
    );
    await askOn(page, phone, /M-Pesa phone number/, /^Pay KES 3,000$/);
    await expect(panel).toContainText('Waiting for your PIN');
    await onPhone(phonePage, phone, 'Wrong PIN');
    await expect(panel).toContainText('The PIN was not right. Nothing was taken.');
  });

  await test.step('a relative pays by the link, which names nobody', async () => {
    const phone = newPhone();
    const booking = await bookingOf(client);
    const staff = await person({ role: 'admin' });
    const { token } = done(await call(makePayLink, staff, { bookingId: booking.id }));
    await relative.goto(`/pay#${token}`);
    const main = relative.getByRole('main');
    await expect(main).toContainText('KES 3,000 to pay');
    for (const hidden of [booking.clientName, 'Therapy', booking.referenceNumber]) {
      await expect(main).not.toContainText(hidden);
    }
    await askOn(relative, phone, /M-Pesa phone number/, /Pay KES 3,000$/);
    await expect(main).toContainText('Waiting for your PIN');
    await onPhone(phonePage, phone, 'Enter PIN');
    await expect(main).toContainText('KES 3,000 received for this session. Thank you.');
  });

  await test.step('the client reads that it came, and prints the receipt', async () => {
    await expect(panel).toContainText('KES 3,000 received for this session. Thank you.');
    await expect(panel).toContainText('Your time is kept for you until we confirm it.');
    await panel.getByRole('link', { name: 'Receipt' }).click();
    const receipt = page.getByRole('article', { name: /^Receipt \d{4}-\d{5}$/ });
    await expect(receipt).toContainText('Professional services');
    await expect(receipt).not.toContainText('Therapy');
    await page.getByLabel(/Paid by/).fill('Employer Ltd');
    await expect(receipt).toContainText('Employer Ltd');
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test('in Swahili: a wrong PIN, money that comes too late, its receipt, and its way back', async ({
  page,
  anotherPerson,
}) => {
  const phone = newPhone();
  const phonePage = await anotherPerson();
  const { client, booking, place } = await pendingBooking(undefined, { language: 'sw' });
  await page.goto('/sw/login?redirect=%2Fmy-sessions');
  await page.getByLabel('Barua pepe').fill(client.email);
  await page.getByLabel('Nenosiri', { exact: true }).fill(client.password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL(/\/sw\/my-sessions$/);
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await expect(card).toContainText('Haijalipwa');
  await askOn(page, phone, /Nambari ya simu ya M-Pesa/, /^Lipa/);
  await expect(card).toContainText('Tunasubiri PIN yako');
  await onPhone(phonePage, phone, 'Wrong PIN');
  await expect(card).toContainText('PIN haikuwa sahihi. Hakuna kilichokatwa.');
  await askOn(page, phone, /Nambari ya simu ya M-Pesa/, /^Jaribu tena/);
  await expect(card).toContainText('Tunasubiri PIN yako');

  // The hold lapses while the PIN is typed.
  const otherId = await takenMeanwhile(booking, place);
  await onPhone(phonePage, phone, 'Enter PIN');
  await expect(card).toContainText('Inapaswa kurudishwa');
  await expect(card).toContainText('sasa mtu mwingine anao');
  expect((await bookingById(otherId)).startsAt).toBe(booking.startsAt);

  await card.getByRole('button', { name: 'Chagua muda mwingine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mwezi ujao' }).click();
  await dialog.locator('[role=gridcell]:not([aria-disabled=true])').nth(3).click();
  await dialog.getByRole('radiogroup').locator('label').first().click();
  await dialog.getByRole('button', { name: 'Chagua muda mwingine' }).click();
  await expect(card).toContainText('Imepokelewa');
  await expect(card).toContainText('Muda wako umehifadhiwa hadi tuuthibitishe.');
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ paidTime: 'kept', payment: { state: 'paid' } });
  expect(after.startsAt).not.toBe(booking.startsAt);

  await card.getByRole('link', { name: 'Risiti' }).click();
  const receipt = page.getByRole('article', { name: /^Risiti \d{4}-\d{5}$/ });
  await expect(receipt).toContainText('Huduma za kitaalamu');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chapisha' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await card.getByRole('button', { name: 'Ghairi ombi' }).click();
  await page.getByRole('button', { name: 'Ndiyo, ghairi' }).click();
  await expect(card).toContainText('Inapaswa kurudishwa');
  await giveBack(booking.id);
  await expect(card).toContainText('KES 3,000 imekurudia.');
});
