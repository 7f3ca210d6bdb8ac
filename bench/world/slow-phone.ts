/**
 * A cheap phone on slow mobile data, in a browser that has never seen the site: CPU four times slower, 562.5 ms
 * latency, 1.44 Mbit/s down (Lighthouse's "slow 4G" in its DevTools form).
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';

export interface Phone {
  page: Page;
  context: BrowserContext;
  devtools: CDPSession;
  close: () => Promise<void>;
}

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

/** What a browser remembers of a site. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * @param slowly false measures bytes and order only
 * @param memory storage to begin with, such as that of a signed-in client; never a cache
 */
export async function phone(browser: Browser, slowly = true, memory?: Memory): Promise<Phone> {
  const context = await browser.newContext({
    ...(memory === undefined ? {} : { storageState: memory }),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: PRACTICE_ZONE,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slowly) {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { page, context, devtools, close: () => context.close() };
}
