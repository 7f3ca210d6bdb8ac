/**
 * The desk: what arrives is told of on any page, a request is confirmed by one press where it stands on the page of
 * today, a booking is found by a beginning from anywhere, and the list is worked through by keyboard.
 */
import { completeBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { call, done, person } from '../../support/actors';
import { aName } from '../../support/chance';
import { confirmedBooking, onceBegun, pendingBooking } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { openStaffPage } from '../support/staff';

async function aRequest() {
  const fullName = aName('Wambui');
  const { booking } = await pendingBooking(undefined, { fullName });
  return { fullName, reference: booking.referenceNumber };
}

test('a request is told of on any page, and confirmed from today by one press', async ({ page }, {
  project,
}) => {
  test.skip(
    project.name === 'practice-laptop',
    'the same there; the days of whole-day are spent on the lines of a laptop',
  );
  await signIn(page, 'reception@tulia.example', '/staff?tab=messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  // What waits already is the beginning, and not new.
  await expect(page.getByRole('button', { name: 'No new requests since you came' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { fullName, reference } = await aRequest();
  await expect(page.getByText(`New request: ${fullName}`)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);

  await openStaffPage(page, 'Today');
  const line = page.locator(`li[data-booking="${reference}"]`);
  await expect(line).toContainText('min left');
  await line.getByRole('button', { name: `Confirm ${fullName}` }).click();
  await expect(page.getByText('Booking confirmed!', { exact: true }).first()).toBeVisible();
  await expect(line).toHaveCount(0);
  // Answered is read.
  await expect(page).not.toHaveTitle(/^\(\d+\) /);
});

test('a session without a note stands on today until something is written about it', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'practice-laptop', 'the same on any width');
  await signIn(page, 'therapist@tulia.example', '/staff');
  const line = page.getByRole('link', { name: /sessions? without a note/ });
  await line.click();
  const details = page.getByRole('dialog', { name: 'Booking' });
  const note = details.getByLabel('Private note');
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const counted = async () => Number.parseInt((await line.textContent()) ?? '', 10);
  const before = await counted();
  const { booking } = await confirmedBooking(await person({ role: 'admin' }));
  await onceBegun(booking.id, async () => {
    const seen = { bookingId: booking.id, version: booking.version };
    done(await call(completeBooking, await person({ role: 'admin' }), seen));
  });
  await expect.poll(counted).toBe(before + 1);
  await page.goto(`/staff?open=${booking.id}`);
  await note.fill('Sleeps better.');
  await details.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect.poll(counted).toBe(before);
});

test('a note outlives Escape, and the end of its tab in the middle of a sentence', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'practice-laptop', 'the same on any width');
  const { booking } = await confirmedBooking(await person({ role: 'admin' }));
  const typing = async () => {
    await signIn(page, 'admin@tulia.example', '/admin');
    const open = page
      .locator(`[data-booking="${booking.referenceNumber}"]`)
      .getByRole('link', { name: /^Open/ })
      .first();
    await open.click();
    const details = page.getByRole('dialog', { name: 'Booking' });
    const note = details.getByLabel('Private note');
    await expect(note).toBeEditable();
    await note.pressSequentially('She said that sh');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await open.click();
    await expect(note).toHaveValue('She said that sh');

    await note.pressSequentially('e sleeps');
    await expect(details.getByText('Not saved yet')).toBeVisible();
    await expect(details.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    await note.pressSequentially(', but');
    const later = await page.context().newPage();
    await page.close();
    await later.goto(`/admin?open=${booking.id}`);
    await expect(later.getByLabel('Private note')).toHaveValue(/^She said that she sleeps/);
    const onDevice = () =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(await later.evaluate(onDevice)).not.toContain('she sleeps');
  };
  await onceBegun(booking.id, typing, { minutesAgo: 5 });
});

test('from today two presses lead to a payment or a client', async ({ page }, { project }) => {
  test.skip(
    project.name === 'practice-laptop',
    'the same there; the bar has more steps than the rail',
  );
  const fullName = aName('Baraka');
  const admin = await person({ role: 'admin' });
  const { booking } = await confirmedBooking(admin, undefined, { fullName });
  const running = async () => {
    await signIn(page, 'admin@tulia.example', '/admin');
    await page.getByRole('link', { name: new RegExp(`^Not paid: .*${fullName}`) }).click();
    const details = page.getByRole('dialog', { name: 'Booking' });
    await details.getByRole('button', { name: 'Record payment' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();

    await openStaffPage(page, 'Clients');
    await page.getByRole('searchbox').fill(fullName);
    await expect(page.getByText('1 client shown')).toBeVisible();
    await page.getByRole('link', { name: fullName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
  };
  await onceBegun(booking.id, running, { minutesAgo: 5 });
});

test('a booking is found from anywhere by a beginning, and opened over the list', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'practice-phone', 'a phone has no keys');
  const fullName = aName('Zuhura');
  const admin = await person({ role: 'admin' });
  const { booking } = await confirmedBooking(admin, undefined, { fullName });
  await signIn(page, 'admin@tulia.example', '/admin/settings');
  await expect(page.getByLabel('City')).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Quick search' });
  await search.getByRole('searchbox').fill(fullName.slice(0, 10).toLowerCase());
  await search.getByRole('link', { name: new RegExp(fullName) }).click();
  const details = page.getByRole('dialog', { name: 'Booking' });
  await expect(details).toContainText(booking.referenceNumber);
  await details.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('the list is worked through by keyboard, and ordered by its heading', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'practice-phone', 'a phone has no keys');
  await signIn(page, 'admin@tulia.example', '/admin/bookings');
  const rows = page.locator('tr[data-booking]');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByText('History', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL(/view=upcoming/);
  const when = page.getByRole('columnheader', { name: /^When/ });
  await expect(when).toHaveAttribute('aria-sort', 'ascending');
  await when.getByRole('button').click();
  await expect(when).toHaveAttribute('aria-sort', 'descending');
});
