import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** True for five seconds after the connection came back. */
export function useRecentReturn(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [returned, setReturned] = useState(false);
  if (before !== online) {
    setBefore(online);
    setReturned(online);
  }
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setReturned(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned;
}
