/** The schedule's grid by mouse: where a time of a day is, and dragging as a person does, looking before letting go. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** Below the site's header, which stays at the top. */
const HEADER = 120;

/**
 * Waits until the grid of this date stands still, with its head at the top of the screen so that every hour fits
 * below.
 */
export async function showGrid(page: Page, date: string): Promise<void> {
  const head = page.locator(`[role=columnheader][data-date="${date}"]`);
  await expect(head).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  let before = '';
  await expect
    .poll(async () => {
      await head.evaluate((element, header) => {
        const top = element.getBoundingClientRect().top - header;
        if (Math.abs(top) > 1) window.scrollBy({ top, behavior: 'instant' });
      }, HEADER);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      const now = JSON.stringify([
        await head.boundingBox(),
        await hour(page, '12:00').boundingBox(),
      ]);
      const still = now === before;
      before = now;
      return still;
    })
    .toBe(true);
}

const hour = (page: Page, time: string) => page.getByText(time, { exact: true }).first();

/** Where a time of a day is on the grid: the columns are the days, the rows the hours. */
export async function pointAt(page: Page, date: string, time: string): Promise<Point> {
  const column = await boxOf(page.locator(`[role=columnheader][data-date="${date}"]`));
  const row = await boxOf(hour(page, time));
  return { x: column.x + column.width / 2, y: row.y + row.height / 2 };
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no place on the screen.`);
  return box;
}

/** Drags from one point to another and lets go when the grid says the times that it would be. */
export async function drag(page: Page, from: Point, to: Point, says: string): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText(says).first()).toBeVisible();
  await page.mouse.up();
}
