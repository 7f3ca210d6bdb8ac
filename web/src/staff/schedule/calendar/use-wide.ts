import { useSyncExternalStore } from 'react';
import { above } from '../../../ui/tokens';

/** Whether the screen is wide enough for a week beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(above.md);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(above.md).matches,
    () => false,
  );
}
