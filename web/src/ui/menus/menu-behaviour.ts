/** Closes the `details` with `data-menu`, before and after React: Escape, a press outside, a link, Back. */
const OPEN = 'details[data-menu][open]';

/** Install it before other listeners for Escape. */
export function followMenus(document: Document): void {
  const opened = () => document.querySelector<HTMLDetailsElement>(OPEN);
  const close = (menu: HTMLDetailsElement) => {
    menu.open = false;
  };

  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? opened() : null;
    if (!menu) return;
    event.preventDefault();
    close(menu);
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const menu = opened();
    if (menu && !(target instanceof Node && menu.contains(target))) close(menu);
  });
  document.addEventListener('click', ({ target }) => {
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>(OPEN) : null;
    if (menu && (target as Element).closest('a')) close(menu);
  });
  document.defaultView?.addEventListener('popstate', () => {
    const menu = opened();
    if (menu) close(menu);
  });
}
