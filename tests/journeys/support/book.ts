/** Filling in the booking page as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface BookingInput {
  requests?: string;
  /** how many free days and times to pass over, so that journeys do not compete for one slot */
  passOverDays?: number;
}

/** Chooses a service by its slug; one that was chosen before may stand alone. */
export async function chooseService(page: Page, slug: string): Promise<void> {
  const service = page.locator(`label:has(input[name="service"][value="${slug}"])`);
  const others = page.getByRole('button', { name: /^(Change service|Badilisha huduma)$/ });
  await service.or(others).first().waitFor();
  if (!(await service.isVisible())) await others.click();
  await service.click();
}

/** Reads one of the two texts and agrees to it. */
export async function agreeTo(
  page: Page,
  { opener, box, agree = 'I agree' }: { opener: string; box: string; agree?: string },
): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: agree }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(box)).toBeChecked();
}

/** The same, unless it was agreed to before and that holds. */
async function agreeOnce(page: Page, opener: string, box: string, renewed: RegExp): Promise<void> {
  const known = page.getByText(renewed);
  await page.getByLabel(box).or(known).first().waitFor();
  if (!(await known.isVisible())) await agreeTo(page, { opener, box });
}

const NEXT = /^(Next month|Mwezi ujao)$/;
const PREVIOUS = /^(Previous month|Mwezi uliotangulia)$/;

/** Turns the calendar by a month, and waits until the days of that are there. */
async function turnMonth(page: Page, way: RegExp): Promise<void> {
  const calendar = page.locator('[data-ready]');
  const name = calendar.getByRole('paragraph');
  const before = await name.innerText();
  await page.getByRole('button', { name: way }).click();
  await expect(name).not.toHaveText(before);
  await expect(calendar).toHaveAttribute('data-ready', 'true');
}

/** A client moves a session of My Sessions to a free time of the next month. @returns the dialog, which closes then */
export async function moveSession(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule your session' });
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.locator('[role=gridcell]:not([aria-disabled=true])').nth(7).click();
  await dialog.getByRole('radiogroup', { name: 'New time' }).locator('label').first().click();
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  return dialog;
}

/** Chooses a day of this month or of the next two. @param date `YYYY-MM-DD` */
export async function chooseDay(page: Page, date: string): Promise<void> {
  await expect(page.locator('[data-ready]')).toHaveAttribute('data-ready', 'true');
  const days = page.locator('[role=gridcell][data-date]');
  // React's calendar may take the place of the early one between a look and a press, so the way is found anew each
  // time.
  for (let turns = 0; turns < 4; turns += 1) {
    const last = (await days.last().getAttribute('data-date')) ?? '';
    const first = (await days.first().getAttribute('data-date')) ?? '';
    if (first <= date && date <= last) break;
    await turnMonth(page, last < date ? NEXT : PREVIOUS);
  }
  await page.locator(`[role=gridcell][data-date="${date}"]`).click();
}

/** Chooses the first free time of a free day, passing over `days` free ones. */
export async function chooseTime(page: Page, days = 0): Promise<void> {
  const free = page.locator('[role=gridcell][data-date]:not([aria-disabled=true])');
  await expect(free.first()).toBeVisible();
  const shown = await free.count();
  if (shown <= days) {
    await turnMonth(page, NEXT);
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
  const phone = page.getByLabel('Phone number');
  await phone.waitFor({ state: 'attached' });
  // The details of a client with an earlier booking are folded into one line.
  if (await phone.isVisible()) {
    await phone.fill('+254 711 222 333');
    // An error below it goes, and what is pressed next moves up.
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByText('18 and above').click();
  }
  await chooseService(page, 'individual-therapy');
  if (input.requests !== undefined) {
    await page.getByText('Topic and special requests').click();
    await page.getByLabel('Special requests').fill(input.requests);
  }
  await chooseTime(page, input.passOverDays);
  await agreeOnce(
    page,
    'Read the Privacy Policy',
    'I have read the Privacy Policy and agree to it',
    /^You agreed to the Privacy Policy on/,
  );
  await agreeOnce(
    page,
    'Read the Consent Agreement',
    'I have read the Consent Agreement and consent to it',
    /^You consented to the Consent Agreement on/,
  );
}

/** Submits, confirms in the dialog, and returns the reference number of the success view. */
export async function submitBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your Booking' });
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(
    page.getByRole('heading', { name: 'Booking Submitted Successfully!' }),
  ).toBeVisible();
  const text = await page.getByRole('main').innerText();
  const reference = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0];
  if (reference === undefined) throw new Error('The success view shows no reference number.');
  return reference;
}
