/**
 * The main jobs on pages that the browser translates: its texts stand in the place of those that React knows. Nothing
 * fails, and what changes is seen to change.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { database, person } from '../../support/actors';
import { randomInt } from '../../support/chance';
import { bookingById } from '../../support/makers';
import { inbox, world } from '../../support/world';
import { fillBooking, moveSession, submitBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { fillSignIn, newClient, signIn } from '../support/people';
import { toastShown } from '../support/staff';
import { isTranslated, translatePages } from '../support/translate';

test.beforeAll(async () => {
  await database().doc(PRACTICE_SETTINGS_PATH).update({ 'payment.mobileMoneyPaybill': '400200' });
});
test.afterAll(async () => {
  await database().doc(PRACTICE_SETTINGS_PATH).update({ 'payment.mobileMoneyPaybill': '' });
});
test.beforeEach(({ context }) => translatePages(context));

async function bookingOf(reference: string): Promise<Booking> {
  const all = database().collection(bookings.collection);
  const found = await all.where('referenceNumber', '==', reference).get();
  return bookingById(found.docs[0]!.id);
}

test('a client logs in, books and pays, staff confirm, and the client moves the session and cancels it', async ({
  page,
  anotherPerson,
}) => {
  const client = await person();
  const staff = await anotherPerson();
  await translatePages(staff.context());
  await signIn(staff, 'admin@tulia.example', '/admin/bookings');
  await isTranslated(staff);
  let reference = '';

  await test.step('the client logs in at the second try, and books', async () => {
    await page.goto('/login?redirect=%2Fbooking');
    await isTranslated(page);
    await fillSignIn(page, client.email, 'not-the-password');
    await expect(
      page.getByRole('main').getByText('The email or the password is not right.'),
    ).toBeVisible();
    await fillSignIn(page, client.email, client.password);
    await page.waitForURL(/\/booking$/);
    await fillBooking(page, { requests: 'Please call me Zawa', passOverDays: 3 });
    reference = await submitBooking(page);
  });

  await test.step('the client pays with the second PIN', async () => {
    const panel = page.getByRole('region', { name: 'Payment' });
    const phone = `07${randomInt(10_000_000, 99_999_999)}`;
    const phonePage = await anotherPerson();
    for (const action of ['Wrong PIN', 'Enter PIN']) {
      await panel.getByLabel(/M-Pesa phone number/).fill(phone);
      await panel.getByRole('button', { name: 'Pay KES 3,000' }).click();
      await expect(panel).toContainText('Waiting for your PIN');
      await phonePage.goto(world.daraja);
      const prompt = phonePage.getByRole('listitem').filter({ hasText: `254${phone.slice(1)}` });
      await prompt.getByRole('button', { name: action }).click();
      if (action === 'Wrong PIN') await expect(panel).toContainText('The PIN was not right.');
    }
    await expect(panel).toContainText('KES 3,000 received. Thank you.');
  });

  const card = page.getByRole('article').filter({ hasText: reference });
  await test.step('staff confirm, and the client sees it', async () => {
    await page.goto('/my-sessions');
    await isTranslated(page);
    await expect(card.getByRole('button', { name: 'Awaiting Approval' })).toBeDisabled();
    await staff.getByRole('button', { name: `Confirm ${reference}` }).click();
    const dialog = staff.getByRole('dialog', { name: 'Confirm booking' });
    await dialog.getByRole('button', { name: 'Confirm booking' }).click();
    await toastShown(staff, 'Booking confirmed!');
    await expect(card).toContainText('Confirmed');
  });

  await test.step('the client moves the session, and cancels it', async () => {
    await card.getByRole('button', { name: 'Show special requests' }).click();
    await moveSession(page, card);
    await toastShown(page, 'Session rescheduled');
    await expect(card).toContainText((await bookingOf(reference)).confirmedTimeSlot ?? 'no time');
    await card.getByRole('button', { name: 'Cancel session' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(card).toContainText('Cancelled');
  });
});

test('a visitor signs up, asks for a new password and writes a message; a client changes the profile', async ({
  page,
}) => {
  const visitor = newClient();
  await page.goto('/signup');
  await isTranslated(page);
  await page.getByLabel('Full name').fill(visitor.fullName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  await page.goto('/reset-password');
  await isTranslated(page);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await inbox.accountLink(visitor.email, 'resetPassword');

  await page.goto('/contact');
  await isTranslated(page);
  await page.getByLabel('Name', { exact: true }).fill(visitor.fullName);
  await page.getByLabel('Email', { exact: true }).fill(visitor.email);
  await page.getByLabel('Message', { exact: true }).fill('How early can I come?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!', { exact: true })).toBeVisible();

  const client = await person();
  await signIn(page, client.email, '/profile', client.password);
  await isTranslated(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Location').fill('Kisumu');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toastShown(page, 'Profile updated successfully');
  await expect(page.getByText('Kisumu')).toBeVisible();
});
