import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The present instant, renewed every 20 s and whenever the page is seen again: join buttons and holds follow the clock. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    };
    const timer = setInterval(renew, TICK_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
