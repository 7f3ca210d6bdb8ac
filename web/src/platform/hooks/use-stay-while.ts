import { useEffect } from 'react';

/**
 * Has the browser ask before it closes or reloads the tab while a change is being sent. Other pages of the site end
 * no request.
 */
export function useStayWhile(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
}
