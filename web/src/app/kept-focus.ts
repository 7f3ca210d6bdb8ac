/**
 * React replaces the frame of a page that was built ahead once it has drawn. A person who has begun to go through
 * the frame by keyboard goes on from there, instead of from the top.
 */

/**
 * Watches the focus within the frame until the page is drawn. The function it answers with puts the focus on the
 * same link or field there.
 */
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
