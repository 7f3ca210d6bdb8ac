/**
 * Nothing moves while a page arrives, and its text keeps its font. Our fonts come last, as on a slow phone: what was
 * drawn with the device's own fonts until then stays where it is.
 */
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { depth } from '../../../local/test-run/depth';
import { holdBack } from '../support/hold-back';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signIn } from '../support/people';

const PAGES = [
  '/',
  '/about',
  '/services',
  '/testimonials',
  '/articles',
  '/contact',
  '/privacy',
  '/booking-status',
  '/booking',
  '/client-login',
  '/login',
  '/signup',
  '/no-such-page',
];
const addresses = PAGES.flatMap((path) => [path, path === '/' ? '/sw' : `/sw${path}`]);

/** Width and height; a browser that draws its own windows may have none as narrow as the first. */
const PHONE = [360, 740] as const;
const LANDSCAPE = [500, 800] as const;
const LAPTOP = [1280, 800] as const;
type Window = typeof PHONE | typeof LANDSCAPE | typeof LAPTOP;

const isSwahili = (path: string) => path.startsWith('/sw');
/** Every page at each width in both languages where a run goes deep; otherwise one of each kind. */
const LOOKS: readonly (readonly [Window, readonly string[]])[] = depth().everything
  ? [PHONE, LANDSCAPE, LAPTOP].map((window) => [window, addresses] as const)
  : [
      [PHONE, ['/', '/services', '/articles', '/contact', '/booking', '/login', '/no-such-page']],
      [LAPTOP, ['/sw', '/sw/services', '/sw/booking']],
    ];
const MOST = 0.02;
const FONTS = '**/*.woff2';
/** A page stands still when nothing of it has changed for so long; it is drawn without our fonts by then. */
const STANDS_MS = 500;

interface Shift {
  value: number;
  /** what moved, in words that find it, and from where to where */
  moved: string[];
}

/** Runs in the page, before anything of it: notes all its layout shifts. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node?.textContent ?? '').slice(0, 30)}: ${at(previousRect)} to ${at(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
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

/** Opens a page and waits until it stands there, with or without fonts. */
async function open(page: Page, path: string): Promise<void> {
  // The page is not loaded as long as its fonts are not.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page for unknown addresses is built in English, and drawn in the language of the address by its script.
  if (isSwahili(path))
    await expect(page.getByRole('link', { name: 'Ruka hadi kwenye maudhui' })).toBeAttached();
  await untilItStands(page);
}

async function fontsHaveCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([document.fonts.load('600 1em "Fraunces Variable"'), document.fonts.ready]);
  });
  await page.waitForLoadState('load');
}

/**
 * What moves more than it may, by address. The window opens at this size: movement after a resize, such as that of
 * a page to the size of a test's phone, counts as moved by the reader.
 */
async function movedIn(
  [width, height]: Window,
  paths: readonly string[],
  launchOptions: LaunchOptions,
  baseURL: string,
): Promise<string[]> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--window-size=${width},${height}`],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const moved: string[] = [];
  try {
    for (const path of paths) {
      // Each with nothing kept: a font that is kept comes before the first paint.
      const own = { baseURL, viewport: null, isMobile: false, hasTouch: false };
      const context = await browser.newContext(own);
      await context.addInitScript(noteShifts);
      const release = await holdBack(context, FONTS);
      const page = await context.newPage();
      await open(page, path);
      release();
      await fontsHaveCome(page);
      await untilItStands(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      await context.close();
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum >= MOST)
        moved.push(`${path} at ${width} px: ${sum.toFixed(3)}, ${JSON.stringify(shifts)}`);
    }
  } finally {
    await browser.close();
  }
  return moved;
}

test('fonts that come last move nothing on the pages that are open to all', async ({
  launchOptions,
  baseURL,
}) => {
  const moved = await Promise.all(
    LOOKS.map(([window, paths]) => movedIn(window, paths, launchOptions, baseURL ?? '')),
  );
  expect(moved.flat()).toEqual([]);
});

/** The fonts that the heading and a paragraph of the page are really drawn with. */
async function drawnFonts(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const drawn: string[] = [];
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    drawn.push(...fonts.map(({ familyName }) => familyName));
  }
  await devtools.detach();
  return drawn.join(', ');
}

async function untilTakenOver(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    ),
  );
  await untilItStands(page);
}

const OURS = /Fraunces.*Nunito/;

/** A visit to two pages, the first of which React takes over: its fonts, each time it is looked at. */
async function fontsOfVisit(page: Page, release = () => {}): Promise<string[]> {
  await open(page, '/services');
  const fonts = [await drawnFonts(page)];
  release();
  await fontsHaveCome(page);
  await untilTakenOver(page);
  fonts.push(await drawnFonts(page));
  const noted = await page.evaluate(() => sessionStorage.getItem('tulia.font'));
  expect(noted).toBe(OURS.test(fonts[0] ?? '') ? 'own' : 'device');
  await page.goto('/about');
  await untilItStands(page);
  fonts.push(await drawnFonts(page));
  return fonts;
}

/**
 * Pages of the tab are first drawn when the fonts that they ask for are there. Chromium waits 50 ms for them, in
 * which a busy machine has not always read them; a stylesheet that comes after them lets it wait for longer.
 */
async function drawAfterFonts(page: Page): Promise<void> {
  const LAST = '/after-fonts.css';
  await page.route(/\/(services|about)$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</head>', `<link rel="stylesheet" href="${LAST}"></head>`);
    await route.fulfill({ response, body });
  });
  await page.route(`**${LAST}`, async (route) => {
    const haveCome = () => {
      const files = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content;
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return files?.split(' ').every((file) => fetched.some((name) => name.endsWith(file)));
    };
    // Nothing is drawn yet, so it cannot be asked before each drawing, as is usual.
    await page.waitForFunction(haveCome, null, { polling: 50 });
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
}

test('text keeps its font for the whole of a visit', IN_A_DEEP_RUN, async ({ context }) => {
  const release = await holdBack(context, FONTS);
  const first = await fontsOfVisit(await context.newPage(), release);
  expect(new Set(first).size, first.join(' | ')).toBe(1);
  expect(first[0]).not.toMatch(/Nunito|Fraunces/);
  // In another tab a new visit begins, of a browser that has our fonts.
  const page = await context.newPage();
  await drawAfterFonts(page);
  const later = await fontsOfVisit(page);
  expect(new Set(later).size, later.join(' | ')).toBe(1);
  expect(later[0]).toMatch(OURS);
});

test(
  'the buttons of a booking stay where they are when its menu and its details come',
  IN_A_DEEP_RUN,
  async ({ page, context }) => {
    await test.step('the menu of a row', async () => {
      const release = await holdBack(context, '**/row-menu*.js');
      await signIn(page, 'admin@tulia.example', '/admin/bookings');
      const rows = page.locator('[data-booking]');
      const buttons = rows.first().getByRole('button', { name: /^(Details|Confirm)/ });
      await expect(buttons.first()).toBeVisible();
      await untilItStands(page);
      const places = () =>
        buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().x));
      const before = await places();
      release();
      await expect(rows.getByRole('button', { name: /^More/ }).first()).toBeVisible();
      expect(await places()).toEqual(before);
    });
    await test.step('the details of an opened booking', async () => {
      const release = await holdBack(context, '**/booking-details*.js');
      await page.goto('/staff');
      await page
        .getByRole('link', { name: /^Open / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Booking', exact: true });
      const buttons = dialog.getByRole('button');
      await expect(dialog.getByRole('link', { name: /@/ })).toBeVisible();
      await untilItStands(page);
      const places = async () =>
        Object.fromEntries(
          await buttons.evaluateAll((all) =>
            all.map((button) => [button.outerHTML, button.getBoundingClientRect().y] as const),
          ),
        );
      const before = await places();
      release();
      await expect(dialog.getByText('Date and time')).toBeVisible();
      await untilItStands(page);
      expect(await places()).toMatchObject(before);
    });
  },
);
