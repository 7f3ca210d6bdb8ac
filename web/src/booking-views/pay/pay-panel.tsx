import { amountToPay, refundDue } from '@tulia/domain/booking/payment';
import { netPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { formatMoney } from '@tulia/domain/wording/money';
import { lazy, Suspense, useId } from 'react';
import { paymentsCopy } from '../../copy/booking/payments';
import { useCopy } from '../../copy/use-copy';
import { useNow } from '../../hooks/use-now';
import { paths } from '../../paths';
import { Badge } from '../../ui/badge';
import { Banner } from '../../ui/banner';
import { H3 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { payStateOf, type PayState } from './pay-state';
import { useFollowPayment } from './use-follow-payment';

/** With the forms comes what checks them; whoever owes nothing does not fetch it. */
const WaysToPay = lazy(() =>
  import('./ways-to-pay').then((module) => ({ default: module.WaysToPay })),
);

const TONES = {
  open: 'warning',
  waiting: 'primary',
  checking: 'primary',
  received: 'success',
  'refund-due': 'warning',
  refunded: 'neutral',
} as const satisfies Record<PayState, string>;

/** How the money of a booking stands, and how to pay where something is open: in words first, then what to do. */
export function PayPanel({ booking, practice }: { booking: Booking; practice: PracticeSettings }) {
  const { t } = useCopy(paymentsCopy);
  const now = useNow(5000);
  const titleId = useId();
  const state = payStateOf(booking, now);
  const isFollowed = state === 'waiting' || state === 'checking';
  useFollowPayment(booking.id, isFollowed ? (booking.prompt?.attemptId ?? null) : null);
  if (state === null) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack $gap="sm">
        <Cluster $justify="space-between">
          <H3 as="h3" id={titleId}>
            {t.heading}
          </H3>
          <Badge $tone={TONES[state]}>{t.states[state]}</Badge>
        </Cluster>
        <div role="status">
          <StateText state={state} booking={booking} />
        </div>
        {state === 'open' && (
          <Suspense fallback={null}>
            <WaysToPay booking={booking} practice={practice} />
          </Suspense>
        )}
        {booking.payment.paid > 0 && (
          <div>
            <LinkButton to={`${paths.receipt}?booking=${booking.id}`} variant="quiet" size="sm">
              {t.receipt}
            </LinkButton>
          </div>
        )}
      </Stack>
    </section>
  );
}

function StateText({ state, booking }: { state: PayState; booking: Booking }) {
  const { t } = useCopy(paymentsCopy);
  const { payment, prompt, saidCode, paidTime } = booking;
  switch (state) {
    case 'open':
      return (
        <Stack $gap="xs">
          {prompt?.state === 'refused' && prompt.end !== null && (
            <Banner tone="warning">{t.ends[prompt.end]}</Banner>
          )}
          <strong>{t.toPay(formatMoney(amountToPay(booking)))}</strong>
          {booking.status === 'pending' && <span>{t.notConfirmed}</span>}
        </Stack>
      );
    case 'waiting':
      return <p>{t.waitingText(prompt?.phone ?? '')}</p>;
    case 'checking':
      return (
        <p>
          {prompt?.state === 'refused' || prompt === null
            ? t.saidText(saidCode ?? '')
            : t.checkingText}
        </p>
      );
    case 'received':
      return (
        <p>
          {t.paid(formatMoney(netPaid(payment)))} {paidTime === 'kept' && t.kept}
        </p>
      );
    case 'refund-due':
      return (
        <Stack $gap="xs">
          {paidTime === 'lost' && <p>{t.lost}</p>}
          <p>{t.refundDue(formatMoney(refundDue(booking)))}</p>
          {paidTime === 'lost' && (
            <div>
              <LinkButton to={paths.booking} variant="secondary">
                {t.chooseTime}
              </LinkButton>
            </div>
          )}
        </Stack>
      );
    case 'refunded':
      return <p>{t.refunded(formatMoney(payment.refunded))}</p>;
  }
}
