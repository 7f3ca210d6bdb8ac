/**
 * Finds barriers of a page: failures of WCAG 2.2 AA by axe, sideways scrolling, and a “Leave this page” that covers
 * something.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { depth, first } from '../../../local/test-run/depth';
import { follow, visit } from './follow';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const LAPTOP = { width: 1280, height: 800 };

/**
 * The flaws of the page as it is, a line each; in a deep run on a laptop, too.
 * @param within a selector of the only part to look at: a dialog makes the page behind it inert
 */
export async function flaws(page: Page, within?: string): Promise<string[]> {
  const found = await flawsAsSeen(page, within);
  const phone = page.viewportSize();
  if (!depth().everything || phone === null) return found;
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

/** Width and height of a screen, and how large its text is; more of them where a run goes deep. */
const SIZES = first<readonly [width: number, height: number, times: number]>(3, [
  [320, 568, 1],
  [360, 740, 2],
  [1280, 800, 1],
  [320, 568, 2],
  [768, 1024, 1],
  [768, 1024, 2],
  [1280, 800, 2],
]);

/** What the control for leaving lies on while the page rests at its top: everything that can be read or pressed. */
export function coveredByLeave(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const link = document.querySelector('[data-leave-quickly]');
    if (link === null) return ['there is no way to leave'];
    scrollTo({ top: 0, behavior: 'instant' });
    const own = link.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      Math.min(right, own.right) - Math.max(left, own.left) > 0.5 &&
      Math.min(bottom, own.bottom) - Math.max(top, own.top) > 0.5;
    const found: string[] = [];
    const strip = link.parentElement;
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (
        !strip?.contains(control) &&
        control.checkVisibility() &&
        meets(control.getBoundingClientRect())
      )
        found.push(control.outerHTML.slice(0, 80));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (link.contains(node) || !node.parentElement?.checkVisibility()) continue;
      if (getComputedStyle(node.parentElement).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(meets)) found.push(node.textContent ?? '');
    }
    if (own.left < 0 || own.right > innerWidth + 0.5) found.push('it stands outside of the window');
    return found;
  });
}

/** Text of so many times its size. */
export async function enlarge(page: Page, times: number): Promise<void> {
  await page.evaluate((to) => (document.documentElement.style.fontSize = to), `${times * 100}%`);
}

/**
 * The flaws of a page that is not of staff on a narrow and a wide screen, and in text twice as large: it scrolls
 * sideways, or “Leave this page” covers something.
 */
export async function flawsOfSizes(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? LAPTOP;
  const found: string[] = [];
  for (const [width, height, times] of SIZES) {
    await page.setViewportSize({ width, height });
    await enlarge(page, times);
    const flaws = await coveredByLeave(page);
    // Only a phone's layout adapts to large text that the browser does not know of.
    if (times === 1 || width === 360) flaws.push(...(await tooWide(page)));
    found.push(...flaws.map((each) => `${page.url()}: ${each}, ${width} px, text x ${times}`));
  }
  await enlarge(page, 1);
  await page.setViewportSize(before);
  return found;
}

const languageOf = (path: string) => (/^\/sw(?![\w-])/.test(path) ? 'sw' : 'en');

/** Loads a page to look at it: in the light in English, in the dark in Swahili. */
async function visitInItsTheme(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: languageOf(path) === 'sw' ? 'dark' : 'light' });
  await visit(page, path);
}

/**
 * The flaws of each address, each loaded anew, at all sizes; axe checks the frame around pages on the first of a
 * language.
 */
export async function flawsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const framesSeen = new Set<string>();
  for (const path of addresses) {
    await visitInItsTheme(page, path);
    found.push(...(await flaws(page, framesSeen.has(languageOf(path)) ? 'main' : undefined)));
    framesSeen.add(languageOf(path));
    found.push(...(await flawsOfSizes(page)));
  }
  return found;
}

/** A finger's height in CSS pixels, with room for rounding. */
const FINGER = 43.5;

/** What is pressed on a phone and is lower than a finger. Links within a text are as high as the text. */
export async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      'button, summary, select, textarea, input:not([type=checkbox], [type=radio]), a';
    const all = document.querySelectorAll(`:is(main, [role=dialog]) :is(${pressed})`);
    return [...all]
      .filter((each) => {
        const { display, clipPath } = getComputedStyle(each);
        const { height } = each.getBoundingClientRect();
        const isInText = each.tagName === 'A' && display === 'inline';
        const isShown = each.checkVisibility() && clipPath === 'none' && height > 1;
        return isShown && !isInText && height < least;
      })
      .map((each) => `${location.pathname}: ${each.outerHTML.slice(0, 90)} is low`);
  }, FINGER);
}

/**
 * The flaws of each page of the open app; another language is another app. The frame is the same on all pages of a
 * language, and checked on the first.
 * @param about `targets`: what is pressed is large enough for a finger, too
 */
export async function flawsWithin(
  page: Page,
  paths: readonly string[],
  about: { targets?: boolean } = {},
): Promise<string[]> {
  const found: string[] = [];
  const framesSeen = new Set<string>();
  for (const path of paths) {
    const language = languageOf(path);
    const isHere = language === languageOf(new URL(page.url()).pathname);
    await (isHere ? follow : visitInItsTheme)(page, path);
    found.push(...(await flaws(page, framesSeen.has(language) ? 'main' : undefined)));
    if (about.targets === true) found.push(...(await lowTargets(page)));
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
