/**
 * One whole working day, from the page Today: requests and messages arrive, are answered, moved, booked and paid;
 * sessions end and get notes. The owner does all of it on a phone, with cards and the bar; receptionist and therapist
 * work on laptops in `staff-day.spec.ts`.
 */
import { toWallTime } from '@tulia/domain/time/practice-time';
import { aName, randomUUID } from '../../support/random';
import type { Locator, Page } from '@playwright/test';
import { person } from '../../support/actors';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  onceBegun,
  pendingBooking,
  type MadeBooking,
} from '../../support/makers';
import { inbox } from '../../support/environment';
import { expect, test } from '../support/journey';
import { signInOnPage } from '../support/people';
import { chooseTime, openStaffPage, toastShown } from '../support/staff';

const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const details = (page: Page) => page.getByRole('dialog', { name: 'Booking', exact: true });

interface Request {
  id: string;
  fullName: string;
  email: string;
  reference: string;
  line: Locator;
}

/** A new client asks for a time, and the request stands on the page of today. */
async function aRequest(page: Page, first: string): Promise<Request> {
  const [client, fullName] = [await person(), aName(first)];
  const { email } = client;
  const { booking } = await pendingBooking(client, { fullName, email });
  const { id, referenceNumber: reference } = booking;
  const line = page.locator(`li[data-booking="${reference}"]`);
  await expect(line).toContainText(fullName);
  return { id, fullName, email, reference, line };
}

async function closeDetails(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
}

/**
 * Three requests: one confirmed by a press, one at another time, one declined; the mail about the first does not
 * arrive.
 */
async function answerRequests(page: Page): Promise<Request> {
  const first = await aRequest(page, 'Wambui');
  const second = await aRequest(page, 'Otieno');
  const third = await aRequest(page, 'Naliaka');
  await inbox.waitFor(first.email);
  await inbox.fault('refuse', 1, first.email);
  await first.line.getByRole('button', { name: `Confirm ${first.fullName}` }).click();
  await expect(first.line).toHaveCount(0);

  await second.line.getByRole('link', { name: `Open ${second.fullName}` }).click();
  await exactly(page, `Confirm ${second.reference}`).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm booking' });
  const other = await freeSlot();
  await chooseTime(confirm, other);
  await confirm.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(confirm).toBeHidden();
  await closeDetails(page);
  await expect(second.line).toHaveCount(0);
  expect(await bookingById(second.id)).toMatchObject({
    status: 'confirmed',
    confirmedTimeSlot: other.time,
  });

  await third.line.getByRole('link', { name: `Open ${third.fullName}` }).click();
  await exactly(page, `Reject ${third.reference}`).click();
  const reject = page.getByRole('dialog', { name: 'Reject booking' });
  await reject.getByLabel('Reason').fill('We are sorry: that hour is for emergencies.');
  await reject.getByRole('button', { name: 'Reject booking' }).click();
  await expect(reject).toBeHidden();
  await closeDetails(page);
  await expect(third.line).toHaveCount(0);
  return first;
}

/** The mail that did not arrive stands on the page of today until it has been sent again. */
async function sendMailAgain(page: Page, { fullName, email }: Request): Promise<void> {
  // The address names a session of another day.
  const name = new RegExp(`^Not delivered: .*(${fullName}|${email})`);
  const need = page.getByRole('link', { name });
  await need.click();
  await details(page)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await toastShown(page, 'It is on its way again');
  await closeDetails(page);
  await expect(need).toHaveCount(0);
}

async function moveSession(page: Page, { id, fullName, reference }: Request): Promise<void> {
  await page.getByRole('button', { name: /^Quick search/ }).click();
  const search = page.getByRole('dialog', { name: 'Quick search' });
  await search.getByRole('searchbox').fill(fullName);
  const bookings = search.getByRole('region', { name: 'Bookings' });
  await bookings.getByRole('link', { name: new RegExp(fullName) }).click();
  await details(page)
    .getByRole('button', { name: `Move ${reference}` })
    .click();
  const move = page.getByRole('dialog', { name: 'Move session' });
  const { date, time } = await freeSlot();
  await chooseTime(move, { date, time });
  await move.getByRole('button', { name: 'Move session' }).click();
  await expect(move).toBeHidden();
  const stands = async () => {
    const { startsAt } = await bookingById(id);
    return toWallTime(startsAt);
  };
  await expect.poll(stands).toMatchObject({ date, time });
  // This toast waits for the emails, and would cover the next one.
  await toastShown(page, 'Session moved');
}

/** From the details that stand open. */
async function recordPayment(page: Page): Promise<void> {
  await details(page).getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment received' });
  await payment.getByLabel('Payment code').fill(`TDY${randomUUID().slice(0, 7).toUpperCase()}`);
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await toastShown(page, 'Payment recorded');
  await expect(details(page)).toContainText('KES 3,000 of KES 3,000');
  await closeDetails(page);
}

/** Books for a client who calls, and has an address for the mails. */
async function bookForCaller(page: Page): Promise<void> {
  const [fullName, { date, time }] = [aName('Chebet'), await freeSlot()];
  await openStaffPage(page, 'Bookings');
  await exactly(page, 'New booking').click();
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  const book = dialog.getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await expect(dialog.getByText('Full name is required')).toBeVisible();
  await dialog.getByLabel('Full name').fill(fullName);
  await dialog.getByLabel('Email').fill(`${randomUUID().slice(0, 8)}@example.com`);
  await dialog.getByLabel('Phone number').fill('0711 222 333');
  await dialog.getByLabel('Service').selectOption('individual-therapy');
  await chooseTime(dialog, { date, time });
  await book.click();
  await toastShown(page, 'Booking made');
  const row = page.locator('[data-booking]').filter({ hasText: fullName });
  await expect(row).toContainText('Confirmed');
}

/** A session of today that is over: not come, thought better of, and concluded. */
async function conclude(page: Page, { booking }: MadeBooking): Promise<void> {
  await page
    .getByRole('link', { name: `Open ${booking.clientName}` })
    .first()
    .click();
  const reference = booking.referenceNumber;
  await details(page)
    .getByRole('button', { name: `No-show ${reference}`, exact: true })
    .click();
  await details(page)
    .getByRole('button', { name: `Undo: keep booking ${reference}`, exact: true })
    .click();
  await toastShown(page, 'Booking kept');
  await details(page)
    .getByRole('button', { name: `Mark Complete ${reference}`, exact: true })
    .click();
  await expect.poll(async () => (await bookingById(booking.id)).status).toBe('completed');
}

/** From the details that stand open: a note by a template, signed for good. */
async function writeNote(page: Page): Promise<void> {
  const panel = details(page);
  await panel.getByRole('button', { name: 'DAP' }).click();
  await panel
    .getByLabel('Private note')
    .fill('Data: slept well. Assessment: better. Plan: weekly.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  await panel.getByRole('button', { name: 'Sign note' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign this note?' });
  await question.getByRole('button', { name: 'Sign note' }).click();
  await expect(panel.getByText(/Signed by /)).toBeVisible();
}

test('the owner’s day: requests, a mail, a move, a payment, a session with its note, and a caller', async ({
  page,
}) => {
  const admin = await person({ role: 'admin' });
  const made = await confirmedBooking(admin, undefined, { fullName: aName('Mumbua') });
  await signInOnPage(page, 'owner@tulia.example', '/staff');
  const first = await test.step('requests are answered', () => answerRequests(page));
  await test.step('a mail is sent again', () => sendMailAgain(page, first));
  await test.step('a session is moved', () => moveSession(page, first));
  await test.step('a payment is recorded', () => recordPayment(page));
  await test.step('a session is concluded, and its note signed', () =>
    onceBegun(made.booking.id, async () => {
      await openStaffPage(page, 'Today');
      await conclude(page, made);
      await writeNote(page);
      await closeDetails(page);
    }));
  await test.step('a caller is booked', () => bookForCaller(page));
});
