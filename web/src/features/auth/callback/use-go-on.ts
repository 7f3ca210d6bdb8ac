import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to `where` after `delayMs`, in place of this page; to nowhere while it is null. */
export function useGoOn(where: string | null, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (where === null) return;
    const timer = setTimeout(() => void navigate(where, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [where, delayMs, navigate]);
}
