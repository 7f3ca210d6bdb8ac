import { useLayoutEffect, useRef } from 'react';

/** Where the focus is to return once the dialog on screen is closed; null while there is none. */
let awaited: HTMLElement | null = null;

/**
 * Remembers what had the focus when a controlled dialog opened, and gives a handler for `onCloseAutoFocus` that
 * returns it there. Radix returns the focus only to its own trigger, and our dialogs are opened from anywhere. A
 * dialog that takes the place of another finds the focus nowhere: it returns it to where the first was opened
 * from. Where that is gone, as a button to pay is once the payment is there, the focus goes to the dialog below,
 * which would hear no key otherwise. Where it is hidden now, the focus goes to what follows it.
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

/** The element itself, or the first one after it that can be reached. */
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
