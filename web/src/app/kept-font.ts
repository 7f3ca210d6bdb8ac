/**
 * A visit keeps the font of its first page: text in the font of the device on one page and in ours on the next would be
 * two sites (decision 053). The first script of a page (`build/early-script.ts`) reads what is noted here before anything is
 * painted. A browser that has our font from an earlier visit is asked for it at once, early enough for the first paint.
 */

/** For a tab the font of its visit, `own` or `device`; for the browser, the file of ours that it has fetched. */
const FONT = 'tulia.font';

/** Called when the page is loaded, and its fonts with it. */
export function keepFont(): void {
  const file = document.querySelector<HTMLMetaElement>('meta[name=text-font]')?.content;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (file === undefined || painted === undefined) return;
  const [fetched] = performance.getEntriesByName(new URL(file, location.href).href, 'resource');
  const isOwn =
    fetched !== undefined && (fetched as PerformanceResourceTiming).responseEnd <= painted;
  try {
    if (sessionStorage.getItem(FONT) === null)
      sessionStorage.setItem(FONT, isOwn ? 'own' : 'device');
    if (fetched) localStorage.setItem(FONT, file);
  } catch {
    // A browser that keeps nothing asks anew on every page.
  }
}
