/** G1 and G14: the first visit of the home page and of the sign-in page on a cheap phone, against pages by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Goal, Measure } from '../measure/goal';
import { median, milliseconds } from '../measure/spread';
import { staticHome } from '../references/static-home';
import { phone } from '../environment/slow-phone';

const KIB = 1024;

const SIGN_IN_BY_HAND = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title><style>body{margin:0;padding:1rem;background:#fbf6ee;color:#1d2927;font:1rem/1.6 system-ui,sans-serif}label{display:block;margin:1rem 0}input,button{display:block;width:100%;min-height:44px;font:inherit}</style></head><body><h1>Sign in</h1><form><label>Email<input name="email" type="email"></label><label>Password<input name="password" type="password"></label><button>Sign In</button></form></body></html>`;

export const firstVisits: Measure = async ({ browser, origin, site, repetitions, say }) => {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8');
  const page = await phone(browser, false);
  await page.goto(`${origin}/robots.txt`);
  writeFileSync(path.join(site, 'bench-home.html'), await staticHome(page, html));
  await page.context().close();
  writeFileSync(path.join(site, 'bench-login.html'), SIGN_IN_BY_HAND);

  const visitInTurn = async (ours: string, byHand: string, rounds: number) => {
    const visits = { ours: [] as Visit[], byHand: [] as Visit[] };
    for (let round = 1; round <= rounds; round += 1) {
      say(`${ours} on a slow phone, ${round} of ${rounds}`);
      visits.ours.push(await visit(browser, origin + ours));
      visits.byHand.push(await visit(browser, origin + byHand));
    }
    return visits;
  };
  // Painting on a busy machine varies by a tenth, and the bound of the home page is a twentieth.
  const home = await visitInTurn('/', '/bench-home', 2 * repetitions + 1);
  const signIn = await visitInTurn('/login', '/bench-login', repetitions);

  const painted = (
    { ours, byHand }: typeof home,
    moment: 'lcp' | 'heading',
    goal: Pick<Goal, 'id' | 'what' | 'bound'>,
  ): Goal => {
    const [our, theirs] = [ours, byHand].map((visits) => visits.map((each) => each[moment]));
    return {
      ...goal,
      value: median(our ?? []) / median(theirs ?? []),
      detail: `${milliseconds(our ?? [])} against ${milliseconds(theirs ?? [])}`,
    };
  };
  const bytes = (visits: readonly Visit[]) => median(visits.map((each) => each.bytes));
  const scripts = new Set(home.ours.flatMap((each) => each.scripts));
  const holdsReact = (name: string) =>
    readFileSync(path.join(site, name), 'utf8').includes('react.transitional.element');
  return [
    painted(home, 'lcp', {
      id: 'G1',
      what: 'home: LCP against the same content by hand',
      bound: { kind: 'most', value: 1.05 },
    }),
    {
      id: 'G1',
      what: 'home: bytes until load against by hand',
      value: bytes(home.ours) / bytes(home.byHand),
      bound: { kind: 'most', value: 1.5 },
      detail: `${Math.round(bytes(home.ours) / KIB)} KiB against ${Math.round(bytes(home.byHand) / KIB)} KiB, as served here`,
    },
    {
      id: 'G1',
      what: 'home: scripts with React before intent',
      value: [...scripts].filter(holdsReact).length,
      bound: { kind: 'exactly', value: 0 },
      detail: `${scripts.size} script(s) until load`,
    },
    {
      id: 'G1',
      what: 'home: critical KiB (brotli of the page, styles inside)',
      value: brotliCompressSync(html).length / KIB,
      bound: { kind: 'most', value: 14 },
      detail: `${Math.round(html.length / KIB)} KiB of HTML`,
    },
    painted(signIn, 'heading', {
      id: 'G14',
      what: 'sign-in: its heading is painted, against a page by hand',
      bound: { kind: 'most', value: 1.3 },
    }),
  ];
};

interface Visit {
  lcp: number;
  /** when the heading could be seen */
  heading: number;
  /** of the wire until `load` */
  bytes: number;
  /** paths of the scripts that had arrived by then */
  scripts: string[];
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await phone(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const came = { bytes: 0, scripts: [] as string[] };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    came.bytes += encodedDataLength;
  });
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') came.scripts.push(new URL(response.url).pathname);
  });
  await page.addInitScript(noteHeading);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const untilLoad = structuredClone(came);
  const painted = await page.evaluate(async () => {
    // The last of the large paints may come after `load`.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const { headingAt } = globalThis as unknown as { headingAt: number };
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { lcp, heading: Math.max(first?.startTime ?? 0, headingAt) };
  });
  await page.context().close();
  return { ...untilLoad, ...painted };
}

/** Runs in the page: notes when the heading, which may come after the first frame, is painted. */
function noteHeading(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('h1') === null) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(globalThis, { headingAt: performance.now() })),
    );
  }).observe(document, { subtree: true, childList: true });
}
