/**
 * The menu of small screens, a `details` element with `data-menu`: Escape closes it and gives the focus back; a
 * press outside, the choice of a link and the way back close it too. Plain DOM, because it must work while the
 * page sleeps and go on when it wakes.
 */
const OPEN = 'details[data-menu][open]';

/** Installs the behaviour for this page. It must stand before others that listen for Escape. */
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
