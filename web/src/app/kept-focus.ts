/**
 * The frame of a page that was built ahead is replaced once React has drawn. Who has begun to go through it by keyboard goes
 * on from where they were, instead of from the top.
 */

/** Watches the focus within the frame until the page is drawn; what it gives puts it on the same link or field there. */
export function keepFocus(root: HTMLElement): () => void {
  let same: string | null = null;
  const note = () => {
    const focused = document.activeElement;
    if (!root.contains(focused) || focused === null || focused === root) return;
    const href = focused.getAttribute('href');
    same = focused.id !== '' ? `[id="${focused.id}"]` : `a[href="${href ?? ''}"]`;
  };
  note();
  root.addEventListener('focusin', note);
  return () => {
    root.removeEventListener('focusin', note);
    if (same === null || document.activeElement !== document.body) return;
    root.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
  };
}
