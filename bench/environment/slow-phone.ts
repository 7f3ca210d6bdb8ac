/**
 * A cheap phone on slow mobile data that has never seen the site: Lighthouse's "slow 4G", and a CPU four times slower.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

/** A browser's stored data of a site. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * @param slowly false where nothing is timed
 * @param memory such as that of a signed-in client; never a cache
 */
export async function phone(browser: Browser, slowly = true, memory?: Memory): Promise<Page> {
  const context = await browser.newContext({
    ...(memory === undefined ? {} : { storageState: memory }),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: PRACTICE_ZONE,
  });
  const page = await context.newPage();
  if (slowly) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return page;
}
