import type { BrowserContext, Page } from '@playwright/test';

/** Holds requests of the page, or of all pages of the context, to these addresses. @returns what lets them go */
export async function holdBack(
  of: Page | BrowserContext,
  addresses: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await of.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
