/** Watches the focus in a prerendered frame; the returned function focuses the same element of React's page. */
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
