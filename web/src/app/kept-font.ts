/**
 * A visit keeps the fonts of its first page, the device's or ours (decision 053). The script in the head
 * (`build/early-script.ts`) reads this note before the first paint; a browser that has our fonts loads them at once.
 */
import { readText, writeText } from '../storage';

/** Per tab `own` or `device`; per browser the font files it has fetched. */
const FONT = 'tulia.font';

/** Call it once the page and its fonts are loaded. */
export function keepFont(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content;
  if (files === undefined) return;
  const isFetched = (file: string) =>
    performance.getEntriesByName(new URL(file, location.href).href, 'resource').length > 0;
  if (readText(FONT, 'tab') === null)
    writeText(FONT, isDrawn('heading') && isDrawn('text') ? 'own' : 'device', 'tab');
  if (files.split(' ').every(isFetched)) writeText(FONT, files);
}

/** Whether this page uses a font of ours: no API tells, but widths that differ from the stand-in's do. */
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
