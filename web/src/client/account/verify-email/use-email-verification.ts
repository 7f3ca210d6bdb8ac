import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../platform/session/session';
import { isPossible } from '../../../platform/offline/capabilities';

/** Minimum time between two emails, and between two silent checks of the account. */
const RESEND_COOLDOWN_MS = 60_000;
const QUIET_LOOK_MS = 10_000;

/** Kept as long as the page is loaded: another route does not shorten the wait. */
let lastSentAt = -Infinity;

/**
 * Seconds until another email may be sent, counting down. `begin` starts the wait.
 * @param justSent an email was sent just before this component appeared
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
 * Checks silently, when the page opens and when it becomes visible, whether the client has confirmed the address in the
 * tab of the email. A refreshed token then opens everything that needs a confirmed address.
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
    // The client did not ask for this check, so a failure shows no message; the button 'I have verified' does.
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
