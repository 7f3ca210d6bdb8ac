/**
 * Outside services are down: Google Calendar when a session is confirmed, the mail server when a client is written to.
 * Staff see it on the booking and can try again; the faults are of one booking and one address only.
 */
import type { Page } from '@playwright/test';
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { calendar, inbox } from '../../support/environment';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const ADMIN = 'admin@tulia.example';

test.afterEach(async () => {
  await calendar.fault({ kind: 'ok' });
});

/** The row of one booking on the page of all, which is open. */
async function rowOf(page: Page, reference: string) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  const row = page.locator(`[data-booking="${reference}"]`);
  await expect(row).toBeVisible();
  await expect(page.locator('[data-booking]')).toHaveCount(1);
  return row;
}

test('mail server and Google Calendar are down for one booking: staff see it on the booking, and trying again works', async ({
  page,
}) => {
  const client = await person();
  await inbox.fault('refuse', 1, client.email);
  const { booking } = await pendingBooking(client);
  const { referenceNumber: reference } = booking;
  await signIn(page, ADMIN, '/admin/bookings');

  await test.step('the mail server refuses an address: staff see it failed and send it again', async () => {
    const row = await rowOf(page, reference);
    await row.getByRole('button', { name: /^Details/ }).click();
    const line = page.getByRole('listitem').filter({ hasText: 'Request received' });
    await expect(line).toContainText('failed');
    expect(await inbox.mails(client.email)).toEqual([]);

    await line.getByRole('button', { name: 'Send again: Request received' }).click();
    await expect(line.getByText('sent', { exact: true })).toBeVisible();
    await inbox.waitFor(client.email, ({ text }) => text.includes(reference));
  });

  await test.step('Google Calendar is down: the booking is confirmed, the fault is shown, trying again works', async () => {
    await calendar.fault({ kind: 'error', status: 503, about: booking.id });
    await page.goto('/admin/bookings');
    const row = await rowOf(page, reference);
    await row.getByRole('button', { name: `Confirm ${reference}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm booking' });
    await dialog.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(row).toContainText('Confirmed');
    await expect(row).toContainText('Google has a fault at the moment.');

    await calendar.fault({ kind: 'ok' });
    await row.getByRole('button', { name: `Retry ${reference}` }).click();
    await expect(row.getByRole('link', { name: `Join ${reference}` })).toBeVisible();
    await expect(row).not.toContainText('Google has a fault');
  });
});
