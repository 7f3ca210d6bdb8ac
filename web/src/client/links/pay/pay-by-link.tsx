import { payByLink } from '@tulia/domain/calls/payments/pay-links';
import { deviceZone } from '../../../shared/views/moments';
import { PayStatus } from '../../../shared/pay/pay-status';
import { WaysToPay } from '../../../shared/pay/lazy-ways';
import { paymentsTexts } from '../../../shared/pay/texts';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { Card } from '../../../ui/card';
import { isLinkOver } from '../link-over';
import { LinkState } from '../link-state';
import { usePayLink } from './use-pay-link';

/** What a link is for: the sum, where to pay it and how it stands. It names no person, and nothing of the session. */
export function PayByLink({ token }: { token: string }) {
  const { t } = useTexts(paymentsTexts);
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
              inputOf={(phone) => ({ token, phone })}
              ownPhone=""
              onAsked={again}
            />
          )}
        </PayStatus>
      )}
    </Card>
  );
}
