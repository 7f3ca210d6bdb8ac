import { useLayoutEffect, useRef } from 'react';

/**
 * Remembers what had the focus when a controlled dialog opened, and gives a handler for `onCloseAutoFocus` that returns
 * it there. Radix returns the focus only to its own trigger, and our dialogs are opened from anywhere.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : null;
  }, [open]);
  return (event) => {
    const target = opener.current;
    if (target?.isConnected !== true) return;
    event.preventDefault();
    target.focus();
  };
}
