/** Filling in the booking page as a person does. */
import { expect, type Page } from '@playwright/test';

export interface BookingInput {
  /** slug of the service */
  service?: string;
  phone?: string;
  requests?: string;
  /** how many free days and times to pass over, so that journeys do not compete for one slot */
  passOverDays?: number;
}

/** Opens a document that must be read first, and closes it with "I Understand". */
async function read(page: Page, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I Understand' }).click();
  await expect(dialog).toBeHidden();
}

/** Turns the calendar to the next month, and waits until its days are there. */
async function showNextMonth(page: Page): Promise<void> {
  const calendar = page.locator('[data-ready]');
  const name = calendar.getByRole('paragraph');
  const before = await name.innerText();
  await page.getByRole('button', { name: /^(Next month|Mwezi ujao)$/ }).click();
  await expect(name).not.toHaveText(before);
  await expect(calendar).toHaveAttribute('data-ready', 'true');
}

/** Chooses a day of this month or of the next two. @param date `YYYY-MM-DD` */
export async function chooseDay(page: Page, date: string): Promise<void> {
  await expect(page.locator('[data-ready]')).toHaveAttribute('data-ready', 'true');
  const cell = page.locator(`[role=gridcell][data-date="${date}"]`);
  for (let months = 0; months < 2 && (await cell.count()) === 0; months += 1)
    await showNextMonth(page);
  await cell.click();
}

/** Chooses the first free time of a free day, passing over `days` free ones. */
export async function chooseTime(page: Page, days = 0): Promise<void> {
  const free = page.locator('[role=gridcell][data-date]:not([aria-disabled=true])');
  await expect(free.first()).toBeVisible();
  const shown = await free.count();
  if (shown <= days) {
    await showNextMonth(page);
    await expect(free.first()).toBeVisible();
  }
  await free.nth(shown <= days ? days - shown : days).click();
  await page
    .locator('label:has(input[name="booking-time"]:not([aria-disabled=true]):enabled)')
    .first()
    .click();
}

/** Fills in the whole form of a grown-up client, up to the submit button. */
export async function fillBooking(page: Page, input: BookingInput = {}): Promise<void> {
  await page.getByLabel('Phone number').fill(input.phone ?? '+254 711 222 333');
  await page.getByText('18 and above').click();
  await page
    .getByLabel('Service', { exact: true })
    .selectOption(input.service ?? 'individual-therapy');
  if (input.requests !== undefined) await page.getByLabel('Special requests').fill(input.requests);
  await chooseTime(page, input.passOverDays);
  await read(page, 'Read the Privacy Policy');
  await read(page, 'Read the Consent Agreement');
  await page.getByLabel('I have read the Privacy Policy and agree to it').click();
  await page.getByLabel('I have read the Consent Agreement and consent to it').click();
}

/** Submits, confirms in the dialog, and returns the reference number of the success view. */
export async function submitBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your Booking' });
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Submitted Successfully!' })).toBeVisible({
    timeout: 20_000,
  });
  const text = await page.getByRole('main').innerText();
  const reference = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0];
  if (reference === undefined) throw new Error('The success view shows no reference number.');
  return reference;
}
