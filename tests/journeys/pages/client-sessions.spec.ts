/** A client moves and cancels own sessions, and sees what it means before it happens. */
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { call, done, person } from '../../support/actors';
import { randomUUID } from '../../support/chance';
import { bookingById, confirmedBooking, pendingBooking } from '../../support/makers';
import { inbox } from '../../support/world';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const staff = () => person({ role: 'admin' });

test('a session is moved to another time, in place', async ({ page }) => {
  const { client, booking } = await confirmedBooking(await staff());
  await signIn(page, client.email, '/my-sessions', client.password);
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await card.getByRole('button', { name: 'Reschedule' }).click();

  const dialog = page.getByRole('dialog', { name: 'Reschedule your session' });
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.locator('[role=gridcell]:not([aria-disabled=true])').nth(7).click();
  await dialog.getByRole('radiogroup', { name: 'New time' }).locator('label').first().click();
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(page.getByText('Session rescheduled', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const moved = await bookingById(booking.id);
  expect(moved.startsAt).not.toBe(booking.startsAt);
  expect(moved.status).toBe('confirmed');
  await expect(card).toContainText(moved.confirmedTimeSlot ?? 'no time');
  await inbox.waitFor(client.email, ({ attachments }) => attachments.length > 0);
});

test('nothing on a card moves from under a finger when the ways to pay arrive', async ({
  page,
}) => {
  const waysToPay = /\/assets\/own-ways[^/]*\.js/;
  const release = await holdBack(page, waysToPay);
  const { client, booking } = await confirmedBooking(await staff());
  const asked = page.waitForRequest(waysToPay);
  await signIn(page, client.email, '/my-sessions', client.password);
  await asked;
  await page.waitForTimeout(500);
  expect(await page.getByText(booking.referenceNumber).count()).toBe(0);
  release();
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await expect(card.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  expect(await card.getByText('Pay by yourself').count()).toBe(1);
});

test('a paid session is cancelled with its refund told first, and the time is free again', async ({
  page,
}) => {
  const { client, booking } = await confirmedBooking(await staff());
  const { id: bookingId, version } = booking;
  const money = { amount: 3000, method: 'cash' as const, code: '' };
  const paid = { requestId: randomUUID(), bookingId, version, ...money };
  done(await call(recordPayment, await staff(), paid));
  await signIn(page, client.email, '/my-sessions', client.password);
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await card.getByRole('button', { name: 'Cancel session' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('You will get a full refund of KES 3,000.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Cancel session' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click();

  await expect(card).toContainText('Cancelled');
  await expect(card.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
  expect((await bookingById(booking.id)).payment.state).toBe('refund-due');
});

test('what the practice decides shows by itself, in Swahili too', async ({ page }) => {
  const { client, booking } = await pendingBooking(undefined, { language: 'sw' });
  await page.goto('/sw/login?redirect=%2Fmy-sessions');
  await page.getByLabel('Barua pepe').fill(client.email);
  await page.getByLabel('Nenosiri', { exact: true }).fill(client.password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL(/\/sw\/my-sessions$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { level: 1, name: 'Vikao Vyangu' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await expect(card).toContainText('Inasubiri');

  const { id: bookingId, version } = booking;
  done(await call(cancelBooking, await staff(), { bookingId, version }));
  await expect(card).toContainText('Imeghairiwa');
});

test('a session that is cancelled shows so before the answer comes, and an answer that is lost is no failure', async ({
  page,
}) => {
  const { client, booking } = await confirmedBooking(await staff());
  await signIn(page, client.email, '/my-sessions', client.password);
  let answered: () => void = () => undefined;
  let lose: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (answered = resolve));
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await intercept(page, /\/cancelBooking$/, async (route) => {
    await route.fetch();
    answered();
    await lost;
    await route.abort();
  });
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await card.getByRole('button', { name: 'Cancel session' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  // A page that gets no answer asks for this file of the site before it says anything.
  const looked = page.waitForResponse(/\/connection\.txt/);
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click();

  await expect(page.getByText('Session cancelled', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Cancelled');
  // On a busy machine the answer comes seconds after the change that the card already shows.
  await answer;
  lose();
  await (await looked).finished();
  await page.waitForTimeout(500);
  expect(await page.getByText('Could not cancel').count()).toBe(0);
});
