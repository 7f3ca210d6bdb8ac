/** The service worker as a journey meets it. */
import type { Page } from '@playwright/test';

/** Waits until the worker has stored what must work without a connection: after a first page of the app, all of it. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}
