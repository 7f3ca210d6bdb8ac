/**
 * A day of the practice, side by side: the receptionist confirms a request that arrives while she looks, the therapist
 * reads what the client confided and writes a note, the admin cancels another session; the client's own screen follows
 * each of them.
 */
import type { Page } from '@playwright/test';
import { aName } from '../../support/random';
import { pendingBooking } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { moreOf, openStaffPage } from '../support/staff';

const rowOf = (page: Page, reference: string) => page.locator(`[data-booking="${reference}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('one session passes from the receptionist to the therapist to the admin, and the client sees it all', async ({
  page,
  anotherPerson,
}) => {
  const fullName = aName('Amina');
  const [reception, therapist, admin] = [
    await anotherPerson(),
    await anotherPerson(),
    await anotherPerson(),
  ];
  await signIn(reception, 'reception@tulia.example', '/staff');
  await openStaffPage(reception, 'Bookings');
  await expect(reception.locator('[data-booking]').first()).toBeVisible();

  const asks = { fullName, specialRequests: 'The lift is broken for me' };
  const { client, booking, place } = await pendingBooking(undefined, asks);
  const reference = booking.referenceNumber;
  await signIn(page, client.email, '/my-sessions', client.password);
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card.getByRole('button', { name: 'Awaiting Approval' })).toBeVisible();

  await test.step('the receptionist sees it arrive and confirms it, but not what was confided', async () => {
    await expect(rowOf(reception, reference)).toBeVisible();
    await button(reception, `Confirm ${reference}`).click();
    const dialog = reception.getByRole('dialog', { name: 'Confirm booking' });
    await dialog.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(rowOf(reception, reference)).toContainText('Confirmed');
    await expect(button(reception, `Mark Complete ${reference}`)).toHaveCount(0);
    await rowOf(reception, reference)
      .getByRole('button', { name: /^Details/ })
      .click();
    await expect(reception.getByText('History', { exact: true }).first()).toBeVisible();
    await expect(reception.getByText('The lift is broken for me')).toHaveCount(0);
    await expect(card).toContainText('Confirmed');
  });

  await test.step('the therapist’s page of today lists the sessions without a note, the earliest first', async () => {
    await signIn(therapist, 'therapist@tulia.example', '/staff');
    await therapist.getByRole('button', { name: /sessions? without a note/ }).click();
    await therapist
      .getByRole('button', { name: /^Note of/ })
      .first()
      .click();
    await expect(therapist.getByLabel('Private note')).toHaveValue('');
  });

  await test.step('the therapist reads from the schedule what was confided, and writes a note', async () => {
    await therapist.goto(`/staff?tab=schedule&view=list&date=${place.date}`);
    await therapist
      .locator(`[data-day="${place.date}"]`)
      .getByRole('button', { name: new RegExp(`^${place.time}.*${fullName}`) })
      .click();
    const details = therapist.getByRole('dialog', { name: 'Booking' });
    await expect(details).toContainText('The lift is broken for me');
    await details.getByLabel('Private note').fill('Came by the stairs.');
    await details.getByRole('button', { name: 'Save note' }).click();
    await expect(therapist.getByText('Note saved', { exact: true })).toBeVisible();
    // The session has not begun, so the page asks first.
    await button(therapist, `Mark Complete ${reference}`).click();
    const question = therapist.getByRole('alertdialog', { name: 'Mark this session complete?' });
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(details).toContainText('Confirmed');
  });

  await test.step('the admin cancels another one with a reason, which the client reads', async () => {
    const { booking: second } = await pendingBooking(client);
    const other = second.referenceNumber;
    const otherCard = page.getByRole('article').filter({ hasText: other });
    await expect(otherCard).toContainText('Pending');
    await signIn(admin, 'admin@tulia.example', '/admin/bookings');
    await moreOf(admin, other, 'Cancel, and say why');
    const asked = admin.getByRole('dialog', { name: 'Cancel booking' });
    await asked.getByLabel('The practice has to cancel').check();
    await asked.getByLabel(/^Reason/).fill('We are at a training.');
    await asked.getByLabel('Tell the client this reason').check();
    await button(admin, 'Cancel booking').click();
    await expect(rowOf(admin, other)).toContainText('Cancelled');
    await expect(otherCard).toContainText('Cancelled');
    await expect(otherCard).toContainText('We are at a training.');
  });
});
