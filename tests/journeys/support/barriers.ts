/** What keeps a visitor from using a page: failures of WCAG 2.2 AA found by axe, and sideways scrolling. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { depth } from '../../../local/depth';
import { follow, visit } from './follow';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const LAPTOP = { width: 1280, height: 800 };

/**
 * What is wrong with the page as it stands, a line each; on a laptop too where a run goes deep.
 * @param within a selector of the only part to look at: a dialog makes the page behind it inert
 */
export async function flaws(page: Page, within?: string): Promise<string[]> {
  const found = await flawsAsSeen(page, within);
  const phone = page.viewportSize();
  if (!depth().everyWidth || phone === null) return found;
  await page.setViewportSize(LAPTOP);
  const wider = await flawsAsSeen(page, within);
  await page.setViewportSize(phone);
  return [...found, ...wider.map((flaw) => `on a laptop: ${flaw}`)];
}

/** Axe is half a megabyte that is sent and read twice for each look; a page that has it is given nothing to read. */
async function builder(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return isThere ? new AxeBuilder({ page, axeSource: 'null' }) : new AxeBuilder({ page });
}

async function flawsAsSeen(page: Page, within?: string): Promise<string[]> {
  // The header stays in sight: on a scrolled page it would half cover a row, and axe would find the row's buttons
  // too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // "Legacy" leaves frames of other sites out, of which there are none, and takes half the time; so does naming only
  // what is wrong, instead of a selector for each element that is right.
  const axe = await builder(page);
  axe.options({ runOnly: TAGS, resultTypes: ['violations'] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${new URL(page.url()).pathname}: ${id} at ${target.join(' ')}`),
  );
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sideways > 0 ? [...found, `${page.url()}: scrolls sideways by ${sideways} px`] : found;
}

const languageOf = (path: string) => (/^\/sw(?![\w-])/.test(path) ? 'sw' : 'en');

/** Loads a page to look at it: in the light in English, in the dark in Swahili. */
async function visitInItsTheme(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: languageOf(path) === 'sw' ? 'dark' : 'light' });
  await visit(page, path);
}

/** The flaws of each of these addresses, loaded anew each; of the frame around them on the first of a language. */
export async function flawsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const framesSeen = new Set<string>();
  for (const path of addresses) {
    await visitInItsTheme(page, path);
    found.push(...(await flaws(page, framesSeen.has(languageOf(path)) ? 'main' : undefined)));
    framesSeen.add(languageOf(path));
  }
  return found;
}

/**
 * The flaws of each of these pages of the app, which is open; another language is another app. The frame around them
 * is the same on all pages of a language, and looked at on the first.
 */
export async function flawsWithin(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const framesSeen = new Set<string>();
  for (const path of paths) {
    const language = languageOf(path);
    const isHere = language === languageOf(new URL(page.url()).pathname);
    await (isHere ? follow : visitInItsTheme)(page, path);
    found.push(...(await flaws(page, framesSeen.has(language) ? 'main' : undefined)));
    framesSeen.add(language);
    if ((await page.title()) === '') found.push(`${path}: has no title`);
  }
  return found;
}

/** Elements that stick out of the screen to the right, and how far the page scrolls sideways. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const reaching = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (each) => each.checkVisibility() && each.getBoundingClientRect().right > clientWidth + 1,
    );
    const named = reaching.map((each) => `${each.tagName} ${each.textContent.slice(0, 30)}`);
    return scrollWidth > clientWidth
      ? [`${location.pathname} scrolls by ${scrollWidth - clientWidth}`, ...named.slice(0, 5)]
      : [];
  });
}
