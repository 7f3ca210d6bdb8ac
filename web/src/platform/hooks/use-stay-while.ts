import { useEffect } from 'react';

/**
 * While a change is on its way to the server, the browser asks before the tab is closed or loaded again, which
 * could end the request before the server has it. Another page of the site ends no request, so there is no
 * question.
 */
export function useStayWhile(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
}
