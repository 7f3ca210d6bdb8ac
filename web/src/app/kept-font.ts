/**
 * A visit keeps the fonts of its first page: text in the font of the device on one page and in ours on the next
 * would be two sites (decision 053). The first script of a page (`build/early-script.ts`) reads what is noted here
 * before anything is painted. A browser that has our fonts from an earlier visit is asked for them at once, early
 * enough for the first paint.
 */
import { readText, writeText } from '../storage';

/** For a tab the fonts of its visit, `own` or `device`; for the browser, the files of ours that it has fetched. */
const FONT = 'tulia.font';

/** Called when the page is loaded, and its fonts with it. */
export function keepFont(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content;
  if (files === undefined) return;
  const isFetched = (file: string) =>
    performance.getEntriesByName(new URL(file, location.href).href, 'resource').length > 0;
  if (readText(FONT, 'tab') === null)
    writeText(FONT, isDrawn('heading') && isDrawn('text') ? 'own' : 'device', 'tab');
  if (files.split(' ').every(isFetched)) writeText(FONT, files);
}

/**
 * Whether this page draws with a font of ours. The browser decides that at its first layout and tells no script: a
 * font can be there and not be used. Letters of other widths than those of the stand-in show that it is.
 */
function isDrawn(font: 'heading' | 'text'): boolean {
  const word = document.createElement('span');
  word.textContent = 'William';
  word.style.cssText = 'position:fixed;visibility:hidden;font:100px monospace';
  document.body.append(word);
  const standIn = word.offsetWidth;
  word.style.fontFamily = `var(--${font}-font), monospace`;
  const isOurs = word.offsetWidth !== standIn;
  word.remove();
  return isOurs;
}
