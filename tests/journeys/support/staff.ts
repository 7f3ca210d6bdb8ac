/** The staff's pages as staff use them: the one place that knows where their entries, filters and menus stand. */
import { expect, type Locator, type Page } from '@playwright/test';
import { PRESS_MS } from './people';

/**
 * Goes to a page of the staff by its entry: in the rail of a laptop, in the bar of a phone, or there among those of
 * the practice.
 * @param name as the entry is called; what waits behind it is said after its name
 */
export async function openStaffPage(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Staff pages' });
  await navigation.waitFor();
  const entry = navigation.getByRole('link', { name: new RegExp(`^${name}( .+ waiting)?$`) });
  // A press elsewhere closes the menu; `unfoldToday` may press at any moment.
  await expect(async () => {
    if ((await entry.count()) === 0)
      await navigation.getByText('Practice', { exact: true }).click();
    await entry.click({ timeout: PRESS_MS });
  }).toPass();
}

/** Unfolds the filters of the list of bookings. */
export async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
}

/** Chooses what stands in the menu of a booking's row. */
export async function moreOf(page: Page, reference: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${reference}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** One tap, or the date field for a day far away. @param date `YYYY-MM-DD` */
export async function chooseDay(dialog: Locator, date: string): Promise<void> {
  const chip = dialog.locator(`input[type=radio][value="${date}"]`);
  if ((await chip.count()) > 0) return chip.check();
  await dialog.getByRole('button', { name: 'Another day' }).click();
  await dialog.getByLabel('Another day').fill(date);
}

export async function chooseTime(
  dialog: Locator,
  { date, time }: { date: string; time: string },
): Promise<void> {
  await chooseDay(dialog, date);
  await dialog.locator(`input[type=radio][value="${time}"]`).check();
}

/** Waits for a toast with this title. It looks in every frame, since a later toast takes its place. */
export async function toastShown(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (said) =>
      [...document.querySelectorAll('[role=region] > ol > li *')].some(
        ({ textContent }) => textContent === said,
      ),
    title,
  );
}
