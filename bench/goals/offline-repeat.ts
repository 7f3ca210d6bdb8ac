/** G4: a client's own device on a slow phone: opening the sessions without a connection against the first visit. */
import type { Page } from '@playwright/test';
import { spreadOf } from '../measure/spread';
import { CLIENT, signIn } from '../world/people';
import type { Measure } from '../world/context';
import { phone } from '../world/slow-phone';

const TIMEOUT_MS = 180_000;

export const offlineRepeat: Measure = async ({ browser, origin, repetitions, say }) => {
  const first: number[] = [];
  const repeat: number[] = [];
  // One first visit takes half a minute on such a phone.
  const rounds = Math.min(3, repetitions);
  for (let round = 1; round <= rounds; round += 1) {
    say(`first visit and repeat without a connection, ${round} of ${rounds}`);
    const { page, context, devtools, close } = await phone(browser);
    await page.addInitScript(() => {
      try {
        localStorage.setItem('tulia.me.own-device', 'true');
      } catch {
        // The blank page has no storage.
      }
    });
    const began = performance.now();
    await signIn(page, origin, CLIENT, '/my-sessions');
    await sessions(page);
    first.push(performance.now() - began);

    // Let the service worker and the cache finish: this wait is no part of what is measured.
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await sessions(page);
    await page.waitForTimeout(1000);
    await context.setOffline(true);
    const again = performance.now();
    await page.goto(`${origin}/my-sessions`);
    await sessions(page);
    repeat.push(performance.now() - again);
    await close();
  }
  const median = { first: spreadOf(first).median, repeat: spreadOf(repeat).median };
  return [
    {
      id: 'G4',
      what: 'sessions without a connection against the first visit',
      value: median.repeat / median.first,
      bound: { kind: 'most', value: 0.15 },
      detail: `${Math.round(median.repeat)} ms against ${Math.round(median.first)} ms, signing in included`,
    },
  ];
};

async function sessions(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor({ timeout: TIMEOUT_MS });
}
