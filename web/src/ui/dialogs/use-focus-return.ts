import { useLayoutEffect, useRef } from 'react';

/** The element that gets the focus when the open dialog closes. */
let awaited: HTMLElement | null = null;

/**
 * Returns a handler for `onCloseAutoFocus` that restores the focus from before the dialog opened; Radix does so only
 * for its own trigger. A dialog that replaces another returns the focus to where the first was opened. If that element
 * is gone (a pay button after the payment), the dialog below gets the focus, since it would hear no key without. If it
 * is hidden, the next element gets it.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : awaited;
    awaited = opener.current;
  }, [open]);
  return (event) => {
    const target = opener.current;
    if (awaited === target) awaited = null;
    const next = target?.isConnected === true ? shownFrom(target) : dialogBelow();
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
}

/** The element, or the first one after it that can have the focus. */
function shownFrom(target: HTMLElement): HTMLElement | null {
  if (target.closest('[hidden]') === null) return target;
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ];
  const later = all.slice(all.indexOf(target) + 1);
  return later.find((each) => each.closest('[hidden]') === null && each.tabIndex >= 0) ?? null;
}

function dialogBelow(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('[role$=dialog][data-state=open]');
  return open[open.length - 1] ?? null;
}
