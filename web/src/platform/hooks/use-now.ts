import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';

/** The present instant, renewed every `everyMs` while the page is seen, and at once when it is seen again. */
export function useNow(everyMs: number): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
