/**
 * An admin's day: finding a booking, a file for the books, a note and a payment, a new price, an article, an
 * answer, and ending a receptionist's access while her screen is open.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  saveOpeningHours,
  type OpeningHoursInput,
} from '@tulia/domain/calls/practice/opening-hours';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { toInstant, weekdayOf } from '@tulia/domain/time/practice-time';
import { formatDay, formatWeekday } from '@tulia/domain/wording/moments';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { call, done, person } from '../../support/actors';
import { aName, newCode, randomUUID } from '../../support/chance';
import { bookingRequest, freeSlot, pendingBooking, PRACTITIONER } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { openFilters, openStaffPage, toastShown } from '../support/staff';

const ADMIN = 'admin@tulia.example';
const OWNER = 'owner@tulia.example';

/** A request of a new client, made by a call and not on the screen. */
async function aRequest() {
  const client = await person();
  const fullName = aName('Wanjiru');
  const { booking } = await pendingBooking(client, { fullName, email: client.email });
  return { fullName, email: client.email, reference: booking.referenceNumber };
}

const rowOf = (page: Page, reference: string): Locator =>
  page.locator(`[data-booking="${reference}"]`);

test('finds a booking by every name it has, and downloads what it sees', async ({ page }) => {
  const { fullName, email, reference } = await aRequest();
  await signIn(page, ADMIN, '/admin/bookings');
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const typed of [reference.toLowerCase().replaceAll('-', ''), email, fullName]) {
    await search.fill(typed);
    await expect(rowOf(page, reference)).toBeVisible();
    await expect(page.locator('[data-booking]')).toHaveCount(1);
  }
  expect(page.url()).not.toContain(email);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await coming).path();
  const [head, line, ...more] = (await readFile(file, 'utf8')).split('\r\n');
  expect(head).toContain('Reference,Status,Client,Email');
  expect(line).toContain(`${reference},Pending,${fullName},${email},'+254`);
  expect(more).toEqual(['']);

  await search.fill('nobody-of-this-name');
  await expect(page.getByText('No booking fits')).toBeVisible();
});

test('keeps the filters in the address', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/bookings');
  await openFilters(page);
  await page.getByLabel('Service', { exact: true }).selectOption('couples-therapy');
  await page.getByLabel('Session from').fill('2020-01-01');
  await expect(page).toHaveURL(/service=couples-therapy&from=2020-01-01/);
  await page.reload();
  await expect(page.getByLabel('Session from')).toHaveValue('2020-01-01');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('books for a caller, writes a note and records the payment', async ({ page }) => {
  const { date, time } = await freeSlot();
  const fullName = aName('Caller');
  await signIn(page, ADMIN, '/admin/bookings');
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByText('Full name is required')).toBeVisible();
  await dialog.getByLabel('Full name').fill(fullName);
  await dialog.getByLabel('Email').fill(`${randomUUID().slice(0, 8)}@example.com`);
  await dialog.getByLabel('Phone number').fill('0711 222 333');
  await dialog.getByLabel('Service').selectOption('individual-therapy');
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Time (Nairobi)').selectOption(time);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await toastShown(page, 'Booking made');

  const row = page.locator('[data-booking]').filter({ hasText: fullName });
  await expect(row).toContainText('Confirmed');
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByText('Consent still to be given')).toBeVisible();
  await page.getByLabel('Private note').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await toastShown(page, 'Note saved');

  await page.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment received' });
  await expect(payment.getByLabel('Amount')).toHaveValue('3000');
  await payment.getByLabel('Payment code').fill(newCode());
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await toastShown(page, 'Payment recorded');
  await expect(page.getByText(/KES 3,000 of KES 3,000/)).toBeVisible();
});

test('changes a price, which the booking form then asks, and the trail tells in words', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/services');
  const price = async (value: string) => {
    await page.getByRole('button', { name: 'Edit Consultation' }).click();
    await page.getByLabel('Price (KES)').fill(value);
    await page.getByRole('button', { name: 'Save' }).click();
    await toastShown(page, 'Service saved');
  };
  await price('2750');
  await page.goto('/booking?service=consultation');
  await expect(page.getByRole('main')).toContainText('KES 2,750');
  await page.goto('/admin/services');
  await price('2500');
  await expect(page.getByRole('listitem').filter({ hasText: '2,750' })).toHaveCount(0);
  await page.goto('/admin/settings');
  const trail = page.getByRole('region', { name: 'Recent changes' });
  await expect(trail.getByRole('listitem').first()).toContainText(
    /^Service changed by .+ · Consultation · Price \(KES\)$/,
  );
});

test('does not lose what was typed to a link', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/settings');
  const city = page.getByLabel('City');
  await city.fill('Kisumu, Kenya');
  await openStaffPage(page, 'Messages');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(city).toHaveValue('Kisumu, Kenya');
  await openStaffPage(page, 'Messages');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

/** Waits until the page has heard that something was typed: a person does not press Back in the same millisecond. */
const isGuarded = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'leaveGuard' in (history.state as object))).toBe(true);

test('does not lose what was typed to the Back button, and loses no press of it afterwards', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/messages');
  await openStaffPage(page, 'Settings');
  const city = page.getByLabel('City');
  const usual = await city.inputValue();
  await city.fill('Kisumu, Kenya');
  await isGuarded(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(city).toHaveValue('Kisumu, Kenya');
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);

  await openStaffPage(page, 'Settings');
  await city.fill('Kisumu, Kenya');
  await isGuarded(page);
  await city.fill(usual);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

test('changes the opening hours, sees what would be outside of them, and the site follows', async ({
  page,
}) => {
  const { date, time } = await freeSlot();
  const admin = await person({ role: 'admin' });
  const client = await person();
  done(await call(createBooking, client, bookingRequest({ date, time })));
  const week = defaultPractitioner.openingHours as OpeningHoursInput['openingHours'];
  try {
    await signIn(page, ADMIN, '/admin/time');
    const day = page.getByRole('group', { name: formatWeekday(weekdayOf(date), 'en') });
    await day.getByRole('checkbox').uncheck();
    const saturday = page.getByRole('group', { name: 'Saturday' });
    await saturday.getByRole('checkbox').check();
    await saturday.getByLabel('First session at').selectOption('10:00');
    await saturday.getByLabel('Last session at').selectOption('09:00');
    const hours = page.getByRole('region', { name: 'Opening hours' });
    await hours.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByText('The last session cannot be before the first.').first(),
    ).toBeVisible();
    await saturday.getByLabel('Last session at').selectOption('12:00');
    await hours.getByRole('button', { name: 'Save', exact: true }).click();
    const outside = hours.getByRole('link', {
      name: `${formatDay(toInstant(date, '12:00'), 'en')}, ${time}`,
    });
    // A request without a hold may name the same time.
    await expect(outside.first()).toBeVisible();
    await hours.getByRole('button', { name: 'Save and keep them as booked' }).click();
    await toastShown(page, 'Opening hours saved');

    await page.goto('/contact');
    await expect(page.getByRole('contentinfo')).toContainText('Sat 10AM-12PM');
  } finally {
    const usual = { practitionerId: PRACTITIONER, openingHours: week, keepSessions: true };
    done(await call(saveOpeningHours, admin, usual));
  }
});

test('publishes an article that visitors can read', async ({ page }) => {
  const title = `Rest ${randomUUID().slice(0, 6)}`;
  await signIn(page, ADMIN, '/admin/articles');
  await page.getByRole('button', { name: 'Add Article' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Why rest is work.');
  await page.getByLabel('Text (Markdown)').fill('## Slowly\n\nRest is **work**.');
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong').last()).toHaveText(
    'work',
  );
  await page.getByLabel('Published: everybody can read it').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await toastShown(page, 'Article published');
  await page.goto('/articles');
  await expect(page.getByRole('main')).toContainText(title);

  await page.goto('/admin/articles');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toastShown(page, 'Article removed');
});

test('ticks off a message that came while the page was open', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/messages');
  const name = aName('Zawadi');
  done(
    await call(sendMessage, null, {
      requestId: randomUUID(),
      name,
      email: 'zawadi@example.com',
      subject: 'services',
      message: 'Do you see couples?',
      honeypot: '',
      language: 'en',
    }),
  );
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Do you see couples?');
  await card.getByRole('button', { name: `Mark as answered: ${name}` }).click();
  await expect(card).toHaveCount(0);
  await page.getByLabel('Show').selectOption('answered');
  await expect(card).toBeVisible();
});

test('ends the access of a receptionist at her open screen', async ({ page, anotherPerson }) => {
  const fullName = aName('Njoki');
  const member = await person({ role: 'receptionist', fullName });
  const screen = await anotherPerson();
  await signIn(screen, member.email, '/staff', member.password);
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, OWNER, '/admin/staff');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: fullName });
  await expect(card).toContainText('Last login');
  await card.getByRole('button', { name: `End access: ${fullName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click();
  await expect(card).toContainText('No access');
  await expect(screen).not.toHaveURL(/\/staff/);
});
