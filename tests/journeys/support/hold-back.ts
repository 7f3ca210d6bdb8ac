import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets what the page, or any page of the context, asks for at these addresses wait, until the answer of this is
 * called.
 */
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
