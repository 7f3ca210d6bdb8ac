import type { Page } from '@playwright/test';

/** Lets what the page asks for at these addresses wait, until the answer of this is called. */
export async function holdBack(
  page: Page,
  addresses: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
