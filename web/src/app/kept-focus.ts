/**
 * React replaces a prerendered frame once it has drawn. This watches the focus in the frame; the returned function
 * focuses the same link or field of the new page.
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
