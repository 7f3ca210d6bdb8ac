import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from '../../build/early-script';
import { keepFont } from './kept-font';

const FILES = ['/assets/heading.woff2', '/assets/text.woff2'] as const;
const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = `<meta name="fonts" content="${FILES.join(' ')}">`;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of the visit that is drawn with some of our fonts, and has fetched some. */
function page({ drawn, fetched }: { drawn: string[]; fetched: string[] }) {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
  width.mockImplementation(function (this: HTMLElement) {
    return drawn.some((font) => this.style.fontFamily.includes(`--${font}-font`)) ? 310 : 420;
  });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    fetched.some((file) => name === `${location.origin}${file}`) ? [{} as PerformanceEntry] : [],
  );
  keepFont();
  expect(document.body.children).toHaveLength(0);
}

/** What the first script of the next page makes of it. */
function next() {
  document.querySelectorAll('link').forEach((link) => link.remove());
  delete root.dataset.font;
  // The very text that stands in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(EARLY_SCRIPT)();
  const links = [...document.querySelectorAll('link')];
  const asked = links.map((link) => [link.rel, link.as, link.getAttribute('href')]);
  return { font: root.dataset.font, asked };
}

const asked = FILES.map((file) => ['preload', 'font', file]);
const BOTH = ['heading', 'text'];
const files = [...FILES];

it('a first visit stays in the font of the device, also when ours came and one of them or none is drawn', () => {
  expect(next()).toEqual({ font: undefined, asked: [] });
  for (const drawn of [[], ['heading'], ['text']]) {
    sessionStorage.clear();
    page({ drawn, fetched: files });
    expect(next()).toEqual({ font: 'device', asked: [] });
  }
});

it('the first page decides the font of the visit, also when later pages are drawn with another', () => {
  page({ drawn: [], fetched: files });
  page({ drawn: BOTH, fetched: files });
  expect(next()).toEqual({ font: 'device', asked: [] });
  sessionStorage.clear();
  page({ drawn: BOTH, fetched: files });
  page({ drawn: [], fetched: files });
  expect(next()).toEqual({ font: undefined, asked });
});

it('the next visit asks for our fonts before its first paint, once all were fetched', () => {
  page({ drawn: [], fetched: files.slice(1) });
  sessionStorage.clear();
  expect(next()).toEqual({ font: undefined, asked: [] });
  page({ drawn: [], fetched: files });
  sessionStorage.clear();
  expect(next()).toEqual({ font: undefined, asked });
});

it('the page fetches no font file of an earlier build', () => {
  localStorage.setItem('tulia.font', '/assets/older.woff2');
  expect(next()).toEqual({ font: undefined, asked: [] });
});
