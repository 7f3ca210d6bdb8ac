/** G14: the first visit of the sign-in page on a cheap phone: until its heading is painted, against a page by hand. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { spreadOf } from '../measure/spread';
import type { Measure } from '../world/context';
import { phone } from '../world/slow-phone';

const TIMEOUT_MS = 120_000;

const BY_HAND = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title><style>body{margin:0;padding:1rem;background:#fbf6ee;color:#1d2927;font:1rem/1.6 system-ui,sans-serif}label{display:block;margin:1rem 0}input,button{display:block;width:100%;min-height:44px;font:inherit}</style></head><body><h1>Sign in</h1><form><label>Email<input name="email" type="email"></label><label>Password<input name="password" type="password"></label><button>Sign In</button></form></body></html>`;

export const signInPage: Measure = async ({ browser, origin, site, repetitions, say }) => {
  writeFileSync(path.join(site, 'bench-login.html'), BY_HAND);
  const ways = { product: '/login', byHand: '/bench-login' };
  const painted: Record<keyof typeof ways, number[]> = { product: [], byHand: [] };
  for (let round = 1; round <= repetitions; round += 1) {
    say(`sign-in page on a slow phone, ${round} of ${repetitions}`);
    for (const way of ['product', 'byHand'] as const)
      painted[way].push(await headingPainted(browser, `${origin}${ways[way]}`));
  }
  const times = (way: keyof typeof ways) => {
    const { median, lowest, highest } = spreadOf(painted[way]);
    return `${Math.round(median)} ms (${Math.round(lowest)} to ${Math.round(highest)})`;
  };
  return [
    {
      id: 'G14',
      what: 'sign-in: its heading is painted, against a page by hand',
      value: spreadOf(painted.product).median / spreadOf(painted.byHand).median,
      bound: { kind: 'most', value: 1.3 },
      detail: `${times('product')} against ${times('byHand')}`,
    },
  ];
};

/** The first frame that shows anything, of a page with its heading in the file: nothing is painted without it. */
async function headingPainted(browser: Browser, url: string): Promise<number> {
  const { page, close } = await phone(browser);
  try {
    await page.addInitScript(() => {
      const seen = { headingAt: 0 };
      Object.assign(globalThis, { seen });
      const look = new MutationObserver(() => {
        if (document.querySelector('h1') === null) return;
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => (seen.headingAt = performance.now())));
      });
      look.observe(document, { subtree: true, childList: true });
    });
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    return await page.evaluate(async () => {
      const { seen } = globalThis as unknown as { seen: { headingAt: number } };
      const [first] = performance.getEntriesByName('first-contentful-paint');
      while (seen.headingAt === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      // A heading that came after the first frame was painted by the next one.
      return Math.max(first?.startTime ?? 0, seen.headingAt);
    });
  } finally {
    await close();
  }
}
