/**
 * Data got out: the admin records it, sees the 72 hours where the day begins, tells the Commissioner, and closes it.
 * And who read what is confidential stands there and beside the booking.
 */
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

test('the readings of a booking name their reader, and an incident is followed until it is closed', async ({
  page,
}) => {
  const { booking } = await pendingBooking(undefined, { specialRequests: 'a quiet room' });
  const fullName = `Njeri ${booking.referenceNumber.slice(0, 4)}`;
  const { email, password } = await person({ role: 'admin', fullName });

  await test.step('the readings of what is confidential about a booking name the staff member', async () => {
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

  await test.step('an incident is recorded, stands on the day’s page until it is told, and is closed', async () => {
    await page.goto('/admin/privacy');
    const what = `A phone was lost at ${Date.now()}.`;
    await page.getByRole('button', { name: 'Record an incident' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('What happened')).toBeFocused();
    await page.getByLabel('What happened').fill(what);
    await page.getByLabel('bookings and times').check();
    await page.getByLabel('How many people, about').fill('3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The incident is saved', { exact: true })).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: what });
    await expect(card.getByText('71 hours left')).toBeVisible();

    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('link', { name: /Tell the Data Commissioner/ }).click();
    await expect(page).toHaveURL(/\/admin\/privacy$/);

    await card.getByRole('button', { name: /Open the incident/ }).click();
    const noticed = await page.getByLabel('Day it became known').inputValue();
    await page.getByLabel('Data Commissioner told on').fill(noticed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card.getByText('Commissioner told')).toBeVisible();

    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Tell the Data Commissioner/ })).toHaveCount(0);

    await page.goto('/admin/privacy');
    await card.getByRole('button', { name: /Open the incident/ }).click();
    await page.getByLabel('Reasons for closing').fill('The phone was found, and nobody had it.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card.getByText('Closed', { exact: true })).toBeVisible();
  });
});
