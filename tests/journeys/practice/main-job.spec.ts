/**
 * The main job, by two people at once: a client signs up, verifies the address, books on the real page; staff see the
 * request arrive without reloading and confirm it; a meeting is made and invitations go out; the client sees it live.
 */
import { inbox, calendar } from '../../support/environment';
import { fillBooking, submitBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { newClient, signIn, signUp } from '../support/people';

// As people do it: with the service worker.
test.use({ worker: true });

test('a client books, staff see it arrive and confirm it, and the client gets the link', async ({
  page,
  anotherPerson,
}) => {
  const client = newClient();
  const staff = await anotherPerson();
  await signIn(staff, 'admin@tulia.example', '/admin/bookings');
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();

  await signUp(page, client);
  await fillBooking(page, { requests: 'Please call me Zawa', passOverDays: 3 });
  const reference = await submitBooking(page);
  await expect(page.getByRole('main')).toContainText('Please call me Zawa');
  const kept = await page.evaluate(() => localStorage.getItem('tulia.me.last-booking'));
  expect(kept).toContain(`"reference_number":"${reference}"`);

  const row = staff.getByRole('listitem').or(staff.getByRole('row')).filter({ hasText: reference });
  await expect(row).toContainText(client.fullName);
  const [notification] = await inbox.waitFor('practice@tulia.example', ({ text }) =>
    text.includes(reference),
  );
  expect(notification?.subject).toBe('New Booking Request');
  await inbox.waitFor(client.email, ({ text }) => text.includes(reference));

  await page.goto('/my-sessions');
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card.getByRole('button', { name: 'Awaiting Approval' })).toBeDisabled();

  await row.getByRole('button', { name: `Confirm ${reference}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Confirm booking' });
  await dialog.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(staff.getByText('Booking confirmed!', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: /Join/ })).toHaveAttribute(
    'href',
    /^https:\/\/meet\.google\.com\//,
  );

  await expect(card).toContainText('Confirmed');
  await expect(card.getByRole('link', { name: /View Calendar/ })).toBeVisible();
  const events = await calendar.events();
  expect(events.some(({ hangoutLink }) => hangoutLink !== undefined)).toBe(true);

  const invited = ({ attachments }: { attachments: readonly unknown[] }) => attachments.length > 0;
  const [invitation] = await inbox.waitFor(client.email, invited);
  expect(invitation?.text).toContain('meet.google.com');
  await inbox.waitFor('therapist@tulia.example', invited);
});
