import { payByLink, showPayLink } from '@tulia/domain/calls/payments/pay-links';
import { SECOND } from '@tulia/domain/time/instant';
import { useEffect } from 'react';
import { deviceZone } from '../../../shared/views/moments';
import { PayStatus } from '../../../shared/pay/pay-status';
import { WaysToPay } from '../../../shared/pay/lazy-ways';
import { payLinkTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useAnswer } from '../../../platform/live/use-answer';
import { usePractice } from '../../../shared/practice/practice';
import { Card } from '../../../ui/card';
import { isLinkOver, LinkState } from '../link-state';

/** Without an account there is no listener, so the page asks repeatedly, more often while the client types the PIN. */
const WHILE_WAITING = 4 * SECOND;
const NOW_AND_THEN = 30 * SECOND;

/** The state of the payment. The last answer stays while the next one is missing. */
function usePayLink(token: string) {
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

/** The amount, the ways to pay and the state; names no person, and nothing of the session. */
export function PayByLink({ token }: { token: string }) {
  const { t } = useTexts(payLinkTexts);
  const { payment } = usePractice();
  const answer = usePayLink(token);
  const { data, again } = answer;
  if (isLinkOver(answer.refusal) || data === undefined)
    return <LinkState answer={answer} overText={t.linkOverText} />;
  const { view } = data;
  return (
    <Card>
      {view === null ? (
        <p role="status">{t.linkNothing}</p>
      ) : (
        <PayStatus view={view} zone={deviceZone()} heading="h2">
          {view.state === 'open' && (
            <WaysToPay
              view={view}
              payment={payment}
              contract={payByLink}
              inputOf={({ phone }) => ({ token, phone })}
              ownPhone=""
              onAsked={again}
            />
          )}
        </PayStatus>
      )}
    </Card>
  );
}
