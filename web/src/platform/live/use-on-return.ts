import { useEffect, useRef } from 'react';
import { useOnline } from '../offline/use-connection';

/** Repeats a failed call when the connection returns. Listeners do so themselves. */
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
