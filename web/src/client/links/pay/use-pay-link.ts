import type { OutputOf } from '@tulia/domain/calls/call';
import { showPayLink } from '@tulia/domain/calls/payments/pay-links';
import { SECOND } from '@tulia/domain/time/instant';
import { useEffect } from 'react';
import { useAnswer, type Answer } from '../../../platform/live/use-answer';
import { isLinkOver } from '../link-over';

/** Without an account there is no listener, so the page asks: often while a PIN is awaited, else now and then. */
const WHILE_WAITING = 4 * SECOND;
const NOW_AND_THEN = 30 * SECOND;

/** How the money stands that a link is for. What was shown stays while an answer is missing. */
export function usePayLink(token: string): Answer<OutputOf<typeof showPayLink>> {
  const answer = useAnswer(showPayLink, { token });
  const { status, data, refusal, again } = answer;
  const state = data?.view?.state;
  const pause = state === 'waiting' || state === 'checking' ? WHILE_WAITING : NOW_AND_THEN;
  const isResting = data !== undefined && status !== 'loading' && !isLinkOver(refusal);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, pause);
    return () => clearInterval(timer);
  }, [isResting, pause, again]);
  return answer;
}
