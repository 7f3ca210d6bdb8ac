/**
 * Nothing moves while a page arrives. Our fonts come last, as on a slow phone: what was drawn with the device's own fonts
 * until then stays where it is.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const PAGES = [
  '/',
  '/about',
  '/services',
  '/testimonials',
  '/articles',
  '/contact',
  '/privacy',
  '/booking-status',
  '/client-login',
  '/login',
  '/signup',
  '/no-such-page',
];
const WIDTHS = [360, 412, 768, 1280];
const MOST = 0.02;
/** A page stands still when nothing of it has changed for so long; it is drawn without our fonts by then. */
const STANDS_MS = 500;

const addresses = PAGES.flatMap((path) => [path, path === '/' ? '/sw' : `/sw${path}`]);

interface Shift {
  value: number;
  /** what moved, in words that find it, and from where to where */
  moved: string[];
}

async function untilItStands(page: Page): Promise<void> {
  await page.evaluate(
    (milliseconds) =>
      new Promise<void>((resolve) => {
        const stands = () => {
          watcher.disconnect();
          resolve();
        };
        let timer = setTimeout(stands, milliseconds);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(stands, milliseconds);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    STANDS_MS,
  );
}

/**
 * All layout shifts of a page from its first paint on, until the fonts have come after everything else.
 * @param then what comes after the fonts
 */
async function shiftsOf(
  page: Page,
  path: string,
  then: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Shift[]> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  // The page is not loaded as long as its fonts are not.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page for unknown addresses is built in English, and drawn in the language of the address by its script.
  if (path.startsWith('/sw'))
    await expect(page.getByRole('link', { name: 'Ruka hadi kwenye maudhui' })).toBeAttached();
  await untilItStands(page);
  await page.evaluate(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node?.textContent ?? '').slice(0, 30)}: ${at(previousRect)} to ${at(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  release();
  await page.evaluate(async () => {
    await Promise.all([document.fonts.load('600 1em "Fraunces Variable"'), document.fonts.ready]);
  });
  await then(page);
  const shifts = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let each = 0; each < 3; each += 1) await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  await page.unroute('**/*.woff2');
  return shifts;
}

/** What moves more than it may at a width, by address. */
async function movedAt(browser: Browser, baseURL: string, width: number): Promise<string[]> {
  const height = width < 600 ? 740 : 800;
  const moved: string[] = [];
  for (const path of addresses) {
    // Each in a browser of its own: a font that is kept comes before the first paint.
    const context = await browser.newContext({ baseURL, viewport: { width, height } });
    const shifts = await shiftsOf(await context.newPage(), path);
    await context.close();
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= MOST)
      moved.push(`${path} at ${width} px: ${sum.toFixed(3)}, ${JSON.stringify(shifts)}`);
  }
  return moved;
}

test('fonts that come last move nothing on the pages that are open to all', async ({
  browser,
  baseURL,
}) => {
  const moved = await Promise.all(WIDTHS.map((width) => movedAt(browser, baseURL ?? '', width)));
  expect(moved.flat()).toEqual([]);
});

test('text keeps its font when React takes the page over', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const shifts = await shiftsOf(await context.newPage(), '/services', async (page) => {
    await page.mouse.move(100, 100);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
    );
    await untilItStands(page);
  });
  await context.close();
  expect(shifts.filter(({ value }) => value >= MOST)).toEqual([]);
});
