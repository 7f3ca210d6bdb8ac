/**
 * A visit keeps the fonts of its first page: text in the font of the device on one page and in ours on the next would be
 * two sites (decision 053). The first script of a page (`build/early-script.ts`) reads what is noted here before anything is
 * painted. A browser that has our fonts from an earlier visit is asked for them at once, early enough for the first paint.
 */

/** For a tab the fonts of its visit, `own` or `device`; for the browser, the files of ours that it has fetched. */
const FONT = 'tulia.font';

/** Called when the page is loaded, and its fonts with it. */
export function keepFont(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (files === undefined || painted === undefined) return;
  const arrivals = files.split(' ').map((file) => {
    const [fetched] = performance.getEntriesByName(new URL(file, location.href).href, 'resource');
    return fetched && (fetched as PerformanceResourceTiming).responseEnd;
  });
  const isOwn = arrivals.every((arrival) => arrival !== undefined && arrival <= painted);
  try {
    if (sessionStorage.getItem(FONT) === null)
      sessionStorage.setItem(FONT, isOwn ? 'own' : 'device');
    if (!arrivals.includes(undefined)) localStorage.setItem(FONT, files);
  } catch {
    // A browser that keeps nothing asks anew on every page.
  }
}
