/**
 * Outside services are down: Google Calendar when a session is confirmed, the mail server when a client is written to.
 * Staff see it on the booking and can try again; the faults are of one booking and one address only.
 */
import type { Page } from '@playwright/test';
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { calendar, inbox, job } from '../../support/world';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const ADMIN = 'admin@tulia.example';

test.afterEach(async () => {
  await calendar.fault({ kind: 'ok' });
});

/** The row of one booking on the page of all. */
async function rowOf(page: Page, reference: string) {
  await signIn(page, ADMIN, '/admin/bookings');
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  const row = page.locator(`[data-booking="${reference}"]`);
  await expect(row).toBeVisible();
  await expect(page.locator('[data-booking]')).toHaveCount(1);
  return row;
}

async function lineOf(page: Page, reference: string, mail: string) {
  const row = await rowOf(page, reference);
  await row.getByRole('button', { name: /^Details/ }).click();
  return page.getByRole('listitem').filter({ hasText: mail });
}

test('Google Calendar is down: the booking is confirmed, the fault is shown, trying again works', async ({
  page,
}) => {
  const { booking } = await pendingBooking(await person());
  await calendar.fault({ kind: 'error', status: 503, about: booking.id });
  const row = await rowOf(page, booking.referenceNumber);
  await row.getByRole('button', { name: `Confirm ${booking.referenceNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm booking' });
  await dialog.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(row).toContainText('Confirmed');
  await expect(row).toContainText('Google has a fault at the moment.');

  await calendar.fault({ kind: 'ok' });
  await row.getByRole('button', { name: `Retry ${booking.referenceNumber}` }).click();
  await expect(row.getByRole('link', { name: `Join ${booking.referenceNumber}` })).toBeVisible();
  await expect(row).not.toContainText('Google has a fault');
});

test('the mail server refuses an address: staff see it failed and send it again', async ({
  page,
}) => {
  const client = await person();
  await inbox.fault('refuse', 1, client.email);
  const { booking } = await pendingBooking(client);
  const line = await lineOf(page, booking.referenceNumber, 'Request received');
  await expect(line).toContainText('failed');
  expect(await inbox.mails(client.email)).toEqual([]);

  await line.getByRole('button', { name: 'Send again: Request received' }).click();
  await expect(line.getByText('sent', { exact: true })).toBeVisible();
  await inbox.waitFor(client.email, ({ text }) => text.includes(booking.referenceNumber));
});

test('the mail server is down for a while: staff see it waiting, and it is sent by itself', async ({
  page,
}) => {
  const client = await person();
  await inbox.fault('temporary', 1, client.email);
  const { booking } = await pendingBooking(client);
  const line = await lineOf(page, booking.referenceNumber, 'Request received');
  await expect(line).toContainText('waiting');
  await expect(line).toContainText('1 attempt');
  // Nothing of this booking may be on its way while the clock of the job is moved.
  const other = page.getByRole('listitem').filter({ hasText: 'Notice of the request' });
  await expect(other.getByText('sent', { exact: true })).toBeVisible();

  await job('sweepOutbox', Date.now() + 120_000);
  await expect(line.getByText('sent', { exact: true })).toBeVisible();
  await expect(line).toContainText('2 attempts');
  expect(await inbox.mails(client.email)).toHaveLength(1);
});
