import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes to `where` after `delayMs`, in place of this page; to nowhere while it is null.
 * @param state of the history, for the page that comes
 */
export function useGoOn(where: string | null, delayMs: number, state?: object): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (where === null) return;
    const timer = setTimeout(() => void navigate(where, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [where, delayMs, navigate, state]);
}
