/** Going from page to page: loading each, or within the open app as its links do. */
import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Loads a page and waits until it is drawn: its main heading stands and nothing is loading any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** What a link of the site does; whether the next page comes is for the journey to see. */
export async function push(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** What of an address decides which page it is; the rest is how it is looked at. */
const pageOf = ({ pathname, searchParams }: URL) => `${pathname}?${searchParams.get('tab') ?? ''}`;

/** Goes to a page and waits until it has come, loaded or not. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  const before = new URL(page.url());
  const heading = page.getByRole('heading', { level: 1 }).first();
  const shown = await heading.innerText();
  await push(page, path);
  // The open page stays on screen until the next one is there.
  if (pageOf(new URL(path, before)) !== pageOf(before)) {
    await expect(heading).not.toHaveText(shown);
  }
}

/** Goes to a page and waits until it stands there, with nothing loading any more. */
export async function follow(page: Page, path: string): Promise<void> {
  await arriveAt(page, path);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** How long a page must stand where it is to count as still, in milliseconds. */
const STILL_MS = 300;

/** Waits until the page has stopped scrolling, so that what is pressed or measured stays in its place. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async (pause) => {
    let before: number;
    do {
      before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, pause));
    } while (scrollY !== before);
  }, STILL_MS);
}
