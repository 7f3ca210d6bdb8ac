import { useEffect, useRef } from 'react';
import { useOnline } from '../offline/use-connection';

/**
 * Repeats a call that failed without a connection, as soon as there is one. Listeners do so by themselves; calls
 * do not.
 */
export function useOnReturn(hasFailed: boolean, again: () => void): void {
  const isOnline = useOnline();
  const isMissed = useRef(false);
  useEffect(() => {
    if (!hasFailed) isMissed.current = false;
    else if (!isOnline) isMissed.current = true;
    else if (isMissed.current) {
      isMissed.current = false;
      again();
    }
  }, [hasFailed, isOnline, again]);
}
