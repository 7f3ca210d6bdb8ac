import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from '../../build/early-script';
import { keepFont } from './kept-font';

const FILE = '/assets/text.woff2';
const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = `<meta name="text-font" content="${FILE}">`;
  delete root.dataset.font;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of the visit, painted a second after it was asked for. @param arrival of our font, in milliseconds; null where it was not asked for */
function page(arrival: number | null) {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    if (name === 'first-contentful-paint') return [{ startTime: 1000 } as PerformanceEntry];
    expect(name).toBe(`${location.origin}${FILE}`);
    return arrival === null ? [] : [{ responseEnd: arrival } as PerformanceResourceTiming];
  });
  keepFont();
}

/** What the first script of the next page makes of it. */
function next() {
  document.querySelectorAll('link').forEach((link) => link.remove());
  // The very text that stands in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(EARLY_SCRIPT)();
  const link = document.querySelector('link');
  return { font: root.dataset.font, asked: link && [link.rel, link.as, link.getAttribute('href')] };
}

const asked = ['preload', 'font', FILE];

it('a first visit, whose text was painted before our font came, stays in the font of the device', () => {
  expect(next()).toEqual({ font: undefined, asked: null });
  page(1200);
  expect(next()).toEqual({ font: 'device', asked: null });
  page(null);
  expect(next()).toEqual({ font: 'device', asked: null });
});

it('the next visit asks for our font before its first paint, and keeps it from page to page', () => {
  page(1200);
  sessionStorage.clear();
  expect(next()).toEqual({ font: undefined, asked });
  page(900);
  expect(next()).toEqual({ font: undefined, asked });
  page(1100);
  expect(next()).toEqual({ font: undefined, asked });
});

it('asks for no file of an earlier build', () => {
  localStorage.setItem('tulia.font', '/assets/older.woff2');
  expect(next()).toEqual({ font: undefined, asked: null });
});
