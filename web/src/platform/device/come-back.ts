/** Reloads a page restored from the back-forward cache if its time was over when it was left, or is over now. */
export function loadAnewOnReturn(
  isOver: () => boolean,
  page: EventTarget | undefined = typeof window === 'undefined' ? undefined : window,
  reload = () => location.reload(),
): void {
  page?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted && isOver()) reload();
  });
}
