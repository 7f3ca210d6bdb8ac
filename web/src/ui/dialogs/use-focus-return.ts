import { useLayoutEffect, useRef } from 'react';

/** Where the focus is to return once the dialog on screen is closed; null while there is none. */
let awaited: HTMLElement | null = null;

/**
 * Remembers what had the focus when a controlled dialog opened, and gives a handler for `onCloseAutoFocus` that returns
 * it there. Radix returns the focus only to its own trigger, and our dialogs are opened from anywhere. A dialog that takes
 * the place of another finds the focus nowhere: it returns it to where the first was opened from.
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
    if (target?.isConnected !== true) return;
    event.preventDefault();
    target.focus();
  };
}
