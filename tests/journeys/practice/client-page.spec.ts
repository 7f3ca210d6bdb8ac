/**
 * One person on one page: found in the list, written about, booked again, and the same for other staff within what
 * they may see.
 */
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import type { Page } from '@playwright/test';
import { callRaw, database, done, person } from '../../support/actors';
import { inbox } from '../../support/environment';
import { aName, randomUUID } from '../../support/random';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  onceBegun,
  phoneRequest,
  PRACTITIONER,
} from '../../support/makers';
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
  return { fullName, booking };
}

/** Sheets as they follow each other in the document stand on the screen in the same order. */
async function expectReadAsSeen(page: Page): Promise<void> {
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
}

test('a client is found in the list, booked again from their page, and shown to a receptionist within limits', async ({
  page,
  anotherPerson,
}) => {
  const { fullName, booking } = await aClient();

  await test.step('a client is found in the list', async () => {
    await signIn(page, 'admin@tulia.example', '/admin/clients');
    await page.getByRole('searchbox').fill(fullName);
    // The list of all clients gives way to the clients found.
    await expect(page.getByText('1 client shown')).toBeVisible();
    await page.getByRole('link', { name: fullName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
    await expect(page).toHaveURL(new RegExp(`/admin/clients/${booking.clientId}$`));
    await expect(page.getByText('Rose, aunt')).toBeVisible();
  });

  await test.step('the form for the next session knows the client', async () => {
    await page.getByRole('button', { name: 'Book next session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    await expect(dialog.getByLabel('Full name')).toHaveValue(fullName);
    await expect(dialog.getByLabel('Email')).toHaveValue(booking.clientEmail);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a session opens over the page', async () => {
    await page
      .locator(`li[data-booking="${booking.referenceNumber}"]`)
      .getByRole('link', { name: /^Open the session of/ })
      .click();
    const opened = page.getByRole('dialog', { name: 'Booking' });
    await expect(opened).toContainText(booking.referenceNumber);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  });

  await test.step('on a laptop the page is read in the order in which it is seen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectReadAsSeen(page);
  });

  await test.step('a receptionist comes there from a booking, and sees neither notes nor emergency contact', async () => {
    const reception = await anotherPerson();
    await signIn(reception, 'reception@tulia.example', '/staff?tab=bookings');
    const row = reception.locator(`tr[data-booking="${booking.referenceNumber}"]`);
    await row.getByRole('link', { name: fullName }).click();
    await expect(reception.getByRole('heading', { level: 1 })).toHaveText(fullName);
    const why = 'Only this client’s therapist and admins see it.';
    await expect(reception.getByText(why)).toBeVisible();
    await expect(reception.getByText('Rose, aunt')).toHaveCount(0);
    await expect(reception.getByRole('heading', { name: 'Notes' })).toHaveCount(0);
  });
});

test('the note of a session is written on the page of its client, and outlives the page', async ({
  page,
}) => {
  const { booking } = await aClient();
  await onceBegun(booking.id, async () => {
    await signIn(page, 'admin@tulia.example', `/admin/clients/${booking.clientId}`);
    await page.getByRole('button', { name: /^Note of/ }).click();
    const text = page.getByLabel('Private note');
    const words = 'Sleeps better, five nights of seven.';
    await text.fill(words);
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Note of/ }).click();
    await expect(text).toHaveValue(words);
  });
});

test('two records of one person become one, and two again', async ({ page }) => {
  const { fullName, booking } = await aClient();
  const { clientId } = booking;
  const typed = aName('Makena');
  const asked = phoneRequest(await freeSlot(), { fullName: typed, email: '' });
  const admin = await person({ role: 'admin' });
  const made = done(await callRaw<{ bookingId: string }>('bookOnBehalf', admin, asked));
  const { clientId: other } = await bookingById(made.bookingId);

  await signIn(page, 'admin@tulia.example', `/admin/clients/${other}`);
  await page.getByRole('button', { name: 'Merge with another record…' }).click();
  await page.getByLabel('The other record').fill(fullName);
  await page.getByRole('button', { name: new RegExp(`^${fullName}`) }).click();
  // The other one has an account.
  await expect(page.getByRole('radio', { name: new RegExp(fullName) })).toBeChecked();
  await expect(page.getByRole('radio', { name: new RegExp(typed) })).toBeDisabled();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/clients/${clientId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
  await expect(page.getByRole('heading', { name: 'Also known as' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: typed })).toBeVisible();

  await page.getByRole('button', { name: `Undo merging with ${typed}` }).click();
  await expect(page.getByText('There are two records again', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Also known as' })).toHaveCount(0);
  expect((await bookingById(made.bookingId)).clientId).toBe(other);
});

/** The practice's phone. */
const PHONE = { width: 360, height: 740 };

test('staff keep the file of a caller on a phone: corrected, proved, agreed on paper, and erased at last', async ({
  page,
  anotherPerson,
}) => {
  await page.setViewportSize(PHONE);
  const fullName = aName('Wambui');
  const admin = await person({ role: 'admin' });
  const asked = phoneRequest(await freeSlot(), { fullName, practitionerId: PRACTITIONER });
  const { bookingId } = done(await callRaw<{ bookingId: string }>('bookOnBehalf', admin, asked));
  const { clientId } = await bookingById(bookingId);
  const email = `wambui-${randomUUID().slice(0, 8)}@example.com`;
  await signIn(page, 'admin@tulia.example', `/admin/clients/${clientId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);

  await test.step('the phone number and an emergency contact are corrected, also in the session ahead', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct contact details' });
    await dialog.getByLabel('Phone').first().fill('+254 722 000 018');
    await dialog.getByLabel(/^Name/).fill('Juma Kamau');
    await dialog.getByLabel('Phone').last().fill('+254 733 000 019');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Contact details corrected', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '+254 722 000 018' })).toBeVisible();
    await expect(page.getByText('Juma Kamau')).toBeVisible();
    await expect(page.getByText('Corrected · Phone · Emergency contact')).toBeVisible();
    expect(await bookingById(bookingId)).toMatchObject({ clientPhone: '+254 722 000 018' });
  });

  await test.step('an address counts once the client has opened the link and typed the digits', async () => {
    await page.getByRole('button', { name: 'Add email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email address' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Waits for the client’s proof since/)).toBeVisible();
    const link = new RegExp(`\\S+/manage#email\\.${clientId}\\.[0-9a-f]{32}`);
    const [mail] = await inbox.waitFor(email, ({ text }) => link.test(text));
    const client = await anotherPerson();
    await client.setViewportSize(PHONE);
    await client.goto(link.exec(mail?.text ?? '')?.[0] ?? '');
    await client.getByLabel('Last four digits of your phone number').fill('0018');
    await client.getByRole('button', { name: 'Yes, this address is mine' }).click();
    await expect(client.getByText(/^Thank you. From now on/)).toBeVisible();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
  });

  await test.step('consents on paper end the waiting of the booking', async () => {
    for (const text of ['privacy', 'adult']) {
      await page.getByRole('button', { name: 'Record consent' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record consent' });
      await dialog.getByLabel('Text', { exact: true }).selectOption(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText(/On paper · recorded by/)).toHaveCount(2);
    await expect(page.getByText(/^Still asked for/)).toHaveCount(0);
  });

  await test.step('the client is erased only once nothing lies ahead', async () => {
    const erase = async () => {
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Erase this client' });
      await dialog.getByLabel(/^To confirm/).fill(fullName);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      return dialog;
    };
    const dialog = await erase();
    await expect(
      page.getByText(/^There is still 1 session or request ahead/).first(),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const { version } = await bookingById(bookingId);
    done(await callRaw('rejectBooking', admin, { bookingId, version, reason: 'Asked for it.' }));
    await erase();
    await expect(page.getByText('Nothing has to be kept.', { exact: true })).toBeVisible();
  });
});
