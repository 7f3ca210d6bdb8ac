/**
 * One person on one page: found in the list, written about, booked again, and the same for other staff within what
 * they may see.
 */
import { clientPath } from '@tulia/domain/records/client';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { HOUR } from '@tulia/domain/time/instant';
import { formatClock, formatDay, formatShortDay } from '@tulia/domain/wording/moments';
import { database, person } from '../../support/actors';
import { aName } from '../../support/chance';
import { confirmedBooking, onceBegun } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

async function aClient() {
  const fullName = aName('Makena');
  const admin = await person({ role: 'admin' });
  const { booking, client } = await confirmedBooking(admin, undefined, { fullName });
  const profile = newProfile({ email: client.email, fullName }, Date.now());
  const emergencyContact = { name: 'Rose', phone: '+254 700 000 018', relationship: 'aunt' };
  const details = { ...profile.profile, emergencyContact };
  const stored = profiles.toStored({ ...profile, profile: details });
  await database().doc(profilePath(client.uid)).set(stored);
  return { fullName, admin, client, booking };
}

test('a client is found in the list, and booked again from their page', async ({ page }) => {
  const { fullName, booking } = await aClient();
  await signIn(page, 'admin@tulia.example', '/admin/clients');
  await page.getByRole('searchbox').fill(fullName);
  // The list of all clients gives way to the clients found.
  await expect(page.getByText('1 client shown')).toBeVisible();
  await page.getByRole('link', { name: fullName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
  await expect(page).toHaveURL(new RegExp(`/admin/clients/${booking.clientId}$`));
  await expect(page.getByText('Rose, aunt')).toBeVisible();
  await expect(page.getByText('Privacy Policy, version')).toBeVisible();
  await expect(page.getByText(/^All of this is destroyed on .* 20\d\d, unless/)).toBeVisible();
  const text = page.getByRole('link', { name: /^WhatsApp text/ });
  await expect(text).toHaveAttribute('href', /^https:\/\/wa\.me\/254/);

  await page.getByRole('button', { name: 'Book next session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await expect(dialog.getByLabel('Full name')).toHaveValue(fullName);
  await expect(dialog.getByLabel('Email')).toHaveValue(booking.clientEmail);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page
    .locator(`li[data-booking="${booking.referenceNumber}"]`)
    .getByRole('link', { name: /^Open the session of/ })
    .click();
  const opened = page.getByRole('dialog', { name: 'Booking' });
  await expect(opened).toContainText(booking.referenceNumber);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
});

test('the next session of a client is a coming one, although the last is not concluded', async ({
  page,
}) => {
  const { fullName, admin, client, booking } = await aClient();
  const { booking: later } = await confirmedBooking(admin, client, { fullName });
  await database()
    .doc(clientPath(booking.clientId))
    .update({ [`coming.${booking.id}.startsAt`]: Date.now() - HOUR });
  const [day, clock] = [formatDay(later.startsAt, 'en'), formatClock(later.startsAt, 'en')];

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'admin@tulia.example', '/admin/clients');
  await page.getByRole('searchbox').fill(fullName);
  const row = page.getByRole('listitem').filter({ hasText: fullName });
  await expect(row).toContainText(formatShortDay(later.startsAt, 'en'));
  await row.getByRole('link', { name: fullName }).click();
  const text = page.getByRole('link', { name: /^WhatsApp text/ });
  const written = async () => {
    const href = (await text.getAttribute('href')) ?? '';
    return new URL(href, page.url()).searchParams.get('text');
  };
  await expect.poll(written).toContain(`${day}, ${clock}`);
  const next = page.getByRole('heading', { name: 'Next session', exact: true }).locator('..');
  await expect(next).toContainText(day);
  await expect(next).toContainText(clock);
});

test('a receptionist comes there from a booking, and sees neither notes nor emergency contact', async ({
  page,
}) => {
  const { fullName, booking } = await aClient();
  await signIn(page, 'reception@tulia.example', '/staff?tab=bookings');
  const row = page.locator(`tr[data-booking="${booking.referenceNumber}"]`);
  await row.getByRole('link', { name: fullName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
  await expect(page.getByText('Only this client’s therapist and admins see it.')).toBeVisible();
  await expect(page.getByText('Rose, aunt')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Notes' })).toHaveCount(0);
});

test('a note begins with a template, outlives its page, is signed for good, and takes an amendment', async ({
  page,
}) => {
  const { booking } = await aClient();
  await onceBegun(booking.id, async () => {
    await signIn(page, 'admin@tulia.example', `/admin/clients/${booking.clientId}`);
    await page.getByRole('button', { name: /^Note of/ }).click();
    await page.getByRole('button', { name: 'SOAP' }).click();
    const text = page.getByLabel('Private note');
    await expect(text).toHaveValue(/Subjective:/);
    const words = 'Sleeps better, five nights of seven.';
    await text.fill(words);
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Note of/ }).click();
    await expect(text).toHaveValue(words);
    await expect(page.getByText(/^You wrote this on/)).toBeVisible();
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByRole('button', { name: 'Sign note' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign this note?' });
    await question.getByRole('button', { name: 'Sign note' }).click();
    await expect(page.getByText(/Signed by /)).toBeVisible();
    await expect(text).toHaveCount(0);
    await page.getByLabel('Amendment').fill('Exams begin on 11 January.');
    await page.getByRole('button', { name: 'Add amendment' }).click();
    await expect(page.getByLabel('Amendment')).toHaveValue('');
    await expect(page.getByText('Exams begin on 11 January.')).toBeVisible();
  });
});

test('who is not there is said', async ({ page }) => {
  await signIn(page, 'admin@tulia.example', '/admin/clients/nobody-at-all');
  await expect(page.getByText('There is no such client')).toBeVisible();
  await page.getByRole('link', { name: 'Clients' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
});

test('the page of a client is read in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { booking } = await aClient();
  await signIn(page, 'admin@tulia.example', `/admin/clients/${booking.clientId}`);
  await expect(page.getByText('Rose, aunt')).toBeVisible();
  // Sheets as they follow each other in the document, each with the place of its heading on the screen.
  const places = await page.locator('main h2').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), text: heading.textContent };
      }),
  );
  expect(places.length).toBeGreaterThan(3);
  const jumpsBack = places.filter((place, index) => {
    const before = places[index - 1];
    return before !== undefined && place.top < before.top && place.left < before.left;
  });
  expect(jumpsBack).toEqual([]);
});
