/** The service worker as a journey meets it. */
import type { Page } from '@playwright/test';

/** Waits until the worker has stored everything that must work without a connection. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}
