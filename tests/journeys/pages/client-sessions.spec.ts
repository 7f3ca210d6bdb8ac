/** A client moves and cancels own sessions, and sees what it means before it happens. */
import { recordPayment } from '@tulia/domain/calls/bookings/staff-actions';
import { call, done, person } from '../../support/actors';
import { randomUUID } from '../../support/random';
import { bookingById, confirmedBooking } from '../../support/makers';
import { inbox, environment } from '../../support/environment';
import { moveSession } from '../support/book';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const staff = () => person({ role: 'admin' });

test('a session is moved to another time, in place, and signing out in one tab signs out the other', async ({
  page,
  context,
  unexpected,
}) => {
  const waysToPay = /\/assets\/own-ways[^/]*\.js/;
  const release = await holdBack(page, waysToPay);
  const { client, booking } = await confirmedBooking(await staff());
  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await test.step('nothing on a card moves from under a finger when the ways to pay arrive', async () => {
    const asked = page.waitForRequest(waysToPay);
    await signIn(page, client.email, '/my-sessions', client.password);
    await asked;
    await page.waitForTimeout(500);
    expect(await page.getByText(booking.referenceNumber).count()).toBe(0);
    release();
    await expect(card.getByRole('button', { name: 'Reschedule' })).toBeVisible();
    expect(await card.getByText('Pay by yourself').count()).toBe(1);
  });

  await test.step('the session is moved, and the card and a mail say so', async () => {
    const dialog = await moveSession(page, card);
    await expect(page.getByText('Session rescheduled', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();

    const moved = await bookingById(booking.id);
    expect(moved.startsAt).not.toBe(booking.startsAt);
    expect(moved.status).toBe('confirmed');
    await expect(card).toContainText(moved.confirmedTimeSlot ?? 'no time');
    await inbox.waitFor(client.email, ({ attachments }) => attachments.length > 0);
  });

  await test.step('signing out in a second tab takes the sessions away in the first', async () => {
    const second = await context.newPage();
    second.on('pageerror', (error) => unexpected.push(error.message));
    await second.goto('/profile');
    await second.getByRole('button', { name: /^Account:/ }).click();
    await second.getByRole('menuitem', { name: 'Log out' }).click();
    await second.waitForURL(`${environment.site}/`);
    await expect(page.getByText('Please log in to view your sessions')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test('a client reads the refund before cancelling a paid session, and a lost answer is no failure', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Its channel gives no body of a request to send on.');
  const { client, booking } = await confirmedBooking(await staff());
  const { id: bookingId, version } = booking;
  const money = { amount: 3000, method: 'cash' as const, code: '' };
  const paid = { requestId: randomUUID(), bookingId, version, ...money };
  done(await call(recordPayment, await staff(), paid));
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
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  await test.step('the refund is told first, and the session can be kept', async () => {
    await card.getByRole('button', { name: 'Cancel session' }).click();
    await expect(dialog).toContainText('You will get a full refund of KES 3,000.');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the card shows the cancellation before the answer comes', async () => {
    await card.getByRole('button', { name: 'Cancel session' }).click();
    // Without an answer the page first asks for this file of the site.
    const looked = page.waitForResponse(/\/connection\.txt/);
    await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(page.getByText('Session cancelled', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('Cancelled');
    await expect(card.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
    // On a busy machine the answer comes seconds after the change that the card already shows.
    await answer;
    expect((await bookingById(bookingId)).payment.state).toBe('refund-due');
    lose();
    await (await looked).finished();
    await page.waitForTimeout(500);
    expect(await page.getByText('Could not cancel').count()).toBe(0);
  });
});
