/** Reloads a page that comes back from the back-forward cache after its session has ended. */
export function loadAnewOnReturn(
  isOver: () => boolean,
  page: EventTarget | undefined = typeof window === 'undefined' ? undefined : window,
  reload = () => location.reload(),
): void {
  page?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted && isOver()) reload();
  });
}
