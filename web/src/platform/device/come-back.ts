/**
 * A page that is left stays in the browser's memory, and Back shows it as it was (the back-forward cache). One whose
 * time was over when it was left, or is over by now, is loaded anew.
 * @param isOver asked when the page comes back
 */
export function loadAnewOnReturn(
  isOver: () => boolean,
  page: EventTarget | undefined = typeof window === 'undefined' ? undefined : window,
  reload = () => location.reload(),
): void {
  page?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted && isOver()) reload();
  });
}
