import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by Escape while a notification lies above it. Radix gives the key to the uppermost layer alone,
 * which is then the toast; it closes on the same press, and leaves the event to the element that had the focus.
 */
export function escapeUnderToast(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
