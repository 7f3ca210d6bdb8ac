import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../platform/session/session';
import { isPossible } from '../../../platform/offline/capabilities';

/** Least time between two mails, and between two quiet looks at the account. */
const RESEND_COOLDOWN_MS = 60_000;
const QUIET_LOOK_MS = 10_000;

/** When the last mail was sent, for the life of the page: leaving and coming back does not shorten the wait. */
let lastSentAt = -Infinity;

/**
 * Seconds until another mail may be sent; counts down by itself. `begin` starts the wait.
 * @param justSent a mail was sent as this appeared
 */
export function useResendCooldown(justSent = false): { seconds: number; begin: () => void } {
  const left = () => Math.max(0, Math.ceil((lastSentAt + RESEND_COOLDOWN_MS - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(() => (justSent ? RESEND_COOLDOWN_MS / 1000 : left()));
  useEffect(() => {
    if (justSent) lastSentAt = Date.now();
  }, [justSent]);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  const begin = () => {
    lastSentAt = Date.now();
    setSeconds(left());
  };
  return { seconds, begin };
}

/**
 * Looks quietly, when the page opens and whenever it is seen again, whether the address has been confirmed meanwhile in
 * the mail's own tab; a refreshed token then opens what needs a confirmed address.
 */
export function useQuietRefresh(active: boolean): void {
  const { refresh } = useSession();
  const lastCheck = useRef(-Infinity);
  const look = useCallback(() => {
    const soon = Date.now() - lastCheck.current < QUIET_LOOK_MS;
    if (
      !active ||
      soon ||
      document.visibilityState !== 'visible' ||
      !isPossible('verify an e-mail address')
    )
      return;
    lastCheck.current = Date.now();
    // The person did not ask for this look, so a failure stays silent: the button 'I have verified' tells.
    refresh().catch(() => undefined);
  }, [active, refresh]);
  useEffect(() => {
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
}
