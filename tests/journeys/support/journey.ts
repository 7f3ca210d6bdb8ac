/** What every journey needs: a page that fails the test on unexpected console output, and a name for each visit. */
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { tellWhoAsks } from '../../support/random';
import { followListeners, type Listeners } from './listeners';
import { witness } from './witness';

/**
 * A browser's own messages about failed requests do not fail a journey, which sees the effect on screen. Firefox also
 * prints an error for requests of a page that is being left.
 */
const BROWSERS_OWN = new RegExp(
  [
    'Failed to load resource:',
    'The Same Origin Policy disallows reading',
    'download failed \\(font-family',
    'error loading dynamically imported module',
  ]
    .map((start) => `^${start}`)
    .join('|'),
);

/** Watches a page; `unexpected` collects console errors and warnings and uncaught errors. */
export function watch(page: Page, unexpected: string[]): void {
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || BROWSERS_OWN.test(text)) return;
    unexpected.push(`${message.type()} at ${page.url()}: ${text}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!BROWSERS_OWN.test(message)) unexpected.push(`uncaught at ${page.url()}: ${message}`);
  });
}

/**
 * Playwright fills in a field of Firefox as a script does, and React would not notice the change (its
 * `inputValueTracking.js`).
 */
function letReactNotice(): void {
  const onInput = ({ isTrusted, target }: Event) => {
    const { _valueTracker: tracker } = target as {
      _valueTracker?: { setValue: (to: string) => void };
    };
    if (!isTrusted) tracker?.setValue('not what stands there');
  };
  window.addEventListener('input', onInput, { capture: true });
}

/** As in a browser that refuses workers. */
function refuseWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** For details that only a deep run tries: rare faults and barriers, and what unit tests hold as well. */
export const IN_A_DEEP_RUN = { tag: '@deep' };

/** Details of a journey that there is on a phone only. */
export const ON_A_PHONE = { tag: '@phone' };

/** Details of a journey that a deep run makes in Firefox too, as those of one person (`playwright.config.ts`). */
export const IN_FIREFOX_TOO = { tag: '@firefox' };

/** Details of the journey by which every run proves Firefox. */
export const ALWAYS_IN_FIREFOX = { tag: ['@firefox', '@always'] };

/**
 * Playwright tells each page which colours to prefer, and Firefox understands that since 159; Debian has 153, whose
 * refusal would end every journey. Those in which colours count are not made in Firefox.
 */
function withoutColours(browser: Browser): void {
  const { toImpl } = Reflect.get(browser, '_connection') as { toImpl: (one: Browser) => object };
  const { _browserSession: session } = toImpl(browser) as { _browserSession: Session };
  const send = session.send.bind(session);
  session.send = (method, input) => {
    const sent = send(method, input);
    return method === 'emulation.setMediaFeaturesOverride' ? sent.catch(() => undefined) : sent;
  };
}

/** Of Playwright's own, beneath what it declares. */
interface Session {
  send: (method: string, input: object) => Promise<unknown>;
}

interface Fixtures {
  /**
   * Whether pages get their service worker (`test.use({ worker: true })`). It fetches every file of the site again for
   * each journey, so most journeys go without.
   */
  worker: boolean;
  /** Random values are those of the test, a second time others: the environment still holds what the first has made. */
  seeded: undefined;
  isEngineHere: undefined;
  unexpected: string[];
  listeners: Listeners;
  anotherPerson: () => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') withoutColours(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  isEngineHere: [
    async ({ browserName }, use, info) => {
      const isMissing = browserName === 'firefox' && process.env['FIREFOX'] === undefined;
      info.skip(isMissing, 'There is no Firefox here (local/testing/browser.ts).');
      await use(undefined);
    },
    { auto: true },
  ],
  worker: [false, { option: true }],
  seeded: [
    // Playwright reads the pattern to learn which fixtures are needed: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { testId, repeatEachIndex, retry }) => {
      tellWhoAsks([testId, repeatEachIndex, retry].join('-'));
      await use(undefined);
    },
    { auto: true },
  ],
  // Playwright reads the pattern to learn which fixtures are needed: none.
  // eslint-disable-next-line no-empty-pattern
  unexpected: async ({}, use) => {
    const unexpected: string[] = [];
    await use(unexpected);
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
  // Playwright reads the pattern to learn which fixtures are needed: none.
  // eslint-disable-next-line no-empty-pattern
  listeners: async ({}, use) => {
    const listeners = followListeners();
    await use(listeners);
    await listeners.end();
  },
  // In this order: the listeners are taken back when the context has been closed.
  context: async ({ worker, listeners, context, browserName }, use) => {
    if (!worker) await context.addInitScript(refuseWorkers);
    if (browserName === 'firefox') await context.addInitScript(letReactNotice);
    listeners.follow(context);
    await use(context);
  },
  page: async ({ page, unexpected }, use, info) => {
    watch(page, unexpected);
    const testify = witness(page);
    await use(page);
    await testify(info);
  },
  /** A second person's browser, with nothing in common with the first. */
  anotherPerson: async (
    { worker, browser, browserName, unexpected, listeners, contextOptions, viewport, baseURL },
    use,
  ) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      contexts.push(context);
      if (!worker) await context.addInitScript(refuseWorkers);
      if (browserName === 'firefox') await context.addInitScript(letReactNotice);
      listeners.follow(context);
      const page = await context.newPage();
      watch(page, unexpected);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
