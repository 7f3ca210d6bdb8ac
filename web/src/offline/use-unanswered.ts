import { useEffect, useState } from 'react';

/** How long an answer may take before the person is told, rather than left to wait. */
export const ANSWER_MS = 5000;

/**
 * True once `waiting` has lasted for five seconds. A phone that believes it has a connection may be unable to reach
 * anything through it, and `navigator.onLine` never tells.
 */
export function useUnanswered(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  if (!waiting && late) setLate(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
