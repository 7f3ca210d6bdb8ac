/** G1 and G2: the first visit to the home page on a cheap phone, against the same content written by hand. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { spreadOf } from '../measure/spread';
import { staticHome } from '../references/static-home';
import type { Measure } from '../world/context';
import { phone } from '../world/slow-phone';

const KIB = 1024;
/** Long enough for all that a page does when it is idle. */
const IDLE_MS = 8000;

interface Visit {
  lcp: number;
  /** bytes over the wire until `load` */
  bytes: number;
  /** addresses of the scripts that had come by then */
  scripts: string[];
}

export const home: Measure = async ({ browser, origin, site, repetitions, say }) => {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8');
  const { page, close } = await phone(browser, false);
  await page.goto(`${origin}/robots.txt`);
  writeFileSync(path.join(site, 'bench-home.html'), await staticHome(page, html));
  await close();

  const product: Visit[] = [];
  const byHand: Visit[] = [];
  // Painting on a busy machine varies by a tenth, and the bound is a twentieth.
  const rounds = 2 * repetitions + 1;
  for (let round = 1; round <= rounds; round += 1) {
    say(`home page on a slow phone, ${round} of ${rounds}`);
    product.push(await visit(browser, `${origin}/`));
    byHand.push(await visit(browser, `${origin}/bench-home`));
  }
  const lcp = (visits: readonly Visit[]) => spreadOf(visits.map((each) => each.lcp));
  const bytes = (visits: readonly Visit[]) => spreadOf(visits.map((each) => each.bytes)).median;
  const scripts = new Set(product.flatMap((each) => each.scripts));
  const framework = [...scripts].filter((url) => holdsReact(site, url));
  const ahead = await fetchedWhenIdle(browser, origin, site, false);
  const dear = await fetchedWhenIdle(browser, origin, site, true);
  const everything = readdirSync(path.join(site, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .reduce((sum, name) => sum + brotliOf(path.join(site, 'assets', name)), 0);
  const both = (visits: readonly Visit[]) =>
    `${Math.round(lcp(visits).median)} ms (${Math.round(lcp(visits).lowest)} to ${Math.round(lcp(visits).highest)})`;
  return [
    {
      id: 'G1',
      what: 'home: LCP against the same content by hand',
      value: lcp(product).median / lcp(byHand).median,
      bound: { kind: 'most', value: 1.05 },
      detail: `${both(product)} against ${both(byHand)}`,
    },
    {
      id: 'G1',
      what: 'home: bytes until load against by hand',
      value: bytes(product) / bytes(byHand),
      bound: { kind: 'most', value: 1.5 },
      detail: `${Math.round(bytes(product) / KIB)} KiB against ${Math.round(bytes(byHand) / KIB)} KiB, as served here`,
    },
    {
      id: 'G1',
      what: 'home: scripts with React before intent',
      value: framework.length,
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
    {
      id: 'G2',
      what: 'home: KiB fetched ahead when idle (brotli)',
      value: ahead / KIB,
      bound: { kind: 'most', value: 90 },
      detail: `${Math.round((100 * ahead) / everything)} % of all scripts of the site`,
    },
    {
      id: 'G2',
      what: 'home: KiB fetched ahead with data saving',
      value: dear / KIB,
      bound: { kind: 'exactly', value: 0 },
      detail: 'navigator.connection.saveData',
    },
  ];
};

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, devtools, close } = await phone(browser);
  let bytes = 0;
  const scripts: string[] = [];
  let open = true;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (open) bytes += encodedDataLength;
  });
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (open && type === 'Script') scripts.push(response.url);
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  open = false;
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), 1000);
      }),
  );
  await close();
  return { lcp, bytes, scripts };
}

/** Bytes of brotli of the scripts that come after `load`, without any input. */
async function fetchedWhenIdle(
  browser: Browser,
  origin: string,
  site: string,
  saveData: boolean,
): Promise<number> {
  const { page, close } = await phone(browser, false);
  if (saveData)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  const ahead = new Set<string>();
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  page.on('request', (request) => ahead.add(new URL(request.url()).pathname));
  await page.waitForTimeout(IDLE_MS);
  await close();
  return [...ahead]
    .filter((name) => name.startsWith('/assets/'))
    .reduce((sum, name) => sum + brotliOf(path.join(site, name)), 0);
}

function holdsReact(site: string, url: string): boolean {
  return readFileSync(path.join(site, new URL(url).pathname), 'utf8').includes(
    'react.transitional.element',
  );
}

function brotliOf(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
