import { useSyncExternalStore } from 'react';
import { above } from '../../../ui/tokens';

/** Wide enough for a week side by side. */
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
