import { payByLink } from '@tulia/domain/calls/payments/pay-links';
import { deviceZone } from '../../../shared/views/moments';
import { WaysToTalk } from '../../../shared/views/ways-to-talk';
import { PayStatus } from '../../../shared/pay/pay-status';
import { WaysToPay } from '../../../shared/pay/lazy-ways';
import { paymentsCopy } from '../../../shared/pay/texts';
import { useCopy } from '../../../platform/language/use-copy';
import { usePractice } from '../../../shared/practice/practice';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { EmptyState, ErrorState } from '../../../ui/states';
import { isLinkOver } from '../link-over';
import { usePayLink } from './use-pay-link';

/** What a link is for: the sum, where to pay it and how it stands. It names no person, and nothing of the session. */
export function PayByLink({ token }: { token: string }) {
  const { t } = useCopy(paymentsCopy);
  const { payment } = usePractice();
  const { status, data, refusal, again } = usePayLink(token);
  if (isLinkOver(refusal))
    return (
      <EmptyState title={t.linkOver} action={<WaysToTalk />}>
        {t.linkOverText}
      </EmptyState>
    );
  if (data === undefined && status === 'failed')
    return (
      <ErrorState title={t.linkFailed} action={<Button onClick={again}>{t.linkRetry}</Button>}>
        {t.linkFailedText}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton label={t.loading} lines={4} />;
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
