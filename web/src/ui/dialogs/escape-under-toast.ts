import type { KeyboardEvent } from 'react';

/** Closes a dialog by Escape although a toast lies above it: Radix gives the key to the uppermost layer alone. */
export const escapeUnderToast = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  close();
};
