import { useEffect, useState } from 'react';
import { presentInstant, subscribeToClock } from './clock';

/** The present by our servers' clock, renewed every `everyMs` while the page is visible, and when it appears. */
export function useNow(everyMs: number) {
  const [now, setNow] = useState(presentInstant);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setNow(presentInstant());
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    const stop = subscribeToClock(renew);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
