/** Who has read what is confidential about a booking stands on the page Privacy and beside the booking. */
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

test('the log of confidential readings names the staff member', async ({ page }) => {
  const { booking } = await pendingBooking(undefined, { specialRequests: 'a quiet room' });
  const fullName = `Njeri ${booking.referenceNumber.slice(0, 4)}`;
  const { email, password } = await person({ role: 'admin', fullName });
  await signIn(page, email, `/admin/bookings?open=${booking.id}`, password);
  const opened = page.getByRole('dialog', { name: 'Booking' });
  await expect(opened.getByText('a quiet room')).toBeVisible();
  await opened.getByText('Who has read the confidential part').click();
  await expect(opened.getByRole('listitem').filter({ hasText: fullName }).first()).toBeVisible();

  await page.goto('/admin/privacy');
  const entry = page.getByRole('listitem').filter({ hasText: fullName });
  await entry.getByRole('link', { name: `Booking ${booking.referenceNumber}` }).click();
  await expect(opened.getByText('a quiet room')).toBeVisible();
});
