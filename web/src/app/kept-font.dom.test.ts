import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from '../../build/early-script';
import { keepFont } from './kept-font';

const FILES = ['/assets/heading.woff2', '/assets/text.woff2'] as const;
const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = `<meta name="fonts" content="${FILES.join(' ')}">`;
  delete root.dataset.font;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of the visit, painted a second after it was asked for. @param arrivals of our fonts, in milliseconds; null where one was not asked for */
function page(...arrivals: [heading: number | null, text: number | null]) {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    if (name === 'first-contentful-paint') return [{ startTime: 1000 } as PerformanceEntry];
    const arrival = arrivals[FILES.findIndex((file) => name === `${location.origin}${file}`)];
    expect(arrival).toBeDefined();
    return arrival == null ? [] : [{ responseEnd: arrival } as PerformanceResourceTiming];
  });
  keepFont();
}

/** What the first script of the next page makes of it. */
function next() {
  document.querySelectorAll('link').forEach((link) => link.remove());
  // The very text that stands in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(EARLY_SCRIPT)();
  const asked = [...document.querySelectorAll('link')].map((link) => [
    ...[link.rel, link.as, link.getAttribute('href')],
  ]);
  return { font: root.dataset.font, asked };
}

const asked = FILES.map((file) => ['preload', 'font', file]);

it('a first visit, which was painted before our fonts came, stays in the font of the device', () => {
  expect(next()).toEqual({ font: undefined, asked: [] });
  page(900, 1200);
  expect(next()).toEqual({ font: 'device', asked: [] });
  page(1200, null);
  expect(next()).toEqual({ font: 'device', asked: [] });
});

it('the next visit asks for our fonts before its first paint, and keeps them from page to page', () => {
  page(1200, 1200);
  sessionStorage.clear();
  expect(next()).toEqual({ font: undefined, asked });
  page(900, 900);
  expect(next()).toEqual({ font: undefined, asked });
  page(1100, 900);
  expect(next()).toEqual({ font: undefined, asked });
});

it('asks for no file of an earlier build', () => {
  localStorage.setItem('tulia.font', '/assets/older.woff2');
  expect(next()).toEqual({ font: undefined, asked: [] });
});
