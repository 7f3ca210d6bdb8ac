import { isOver } from '@tulia/domain/booking/status';
import { bookingStatusCards, bookingStatusPath } from '@tulia/domain/records/booking';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { publicBookingStatusTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { useDocument } from '../../platform/live/use-document';
import { StatusBadge } from '../../shared/views/status-badge';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { StackedCard } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Cluster, Soft } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/states';
import { color, space, text } from '../../ui/tokens';
import { isPossible } from '../../platform/offline/capabilities';
import { useConnection } from '../../platform/offline/use-connection';

/** Loaded late: only the booking's client sees it. */
const OwnPayment = lazy(() =>
  import('./own-payment').then((module) => ({ default: module.OwnPayment })),
);

const Frame = styled(StackedCard)`
  max-width: 46rem;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.sm} ${space.xl};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dd {
    font-size: ${text.lg};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;

/** Below a phone's first screen, so it is scrolled into view and focused. */
function Answer({ children }: { children: ReactNode }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={answer} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Reference, status and name of one booking, live. */
export function StatusResult({ reference }: { reference: string }) {
  const { t, common } = useTexts(publicBookingStatusTexts);
  const { confirmationHours } = usePractice();
  const reachable = isPossible('look up a booking status', useConnection());
  const { status, data, fromCache, overdue, retry } = useDocument(
    bookingStatusPath(reference),
    bookingStatusCards,
  );

  if (status === 'error')
    return (
      <Answer>
        <ErrorState title={t.failed} action={<Button onClick={retry}>{common.retry}</Button>}>
          {t.failedText}
        </ErrorState>
      </Answer>
    );
  // Only the server can say that there is no document; a cache cannot.
  const unsure = data === undefined || (data === null && fromCache);
  if (unsure && !reachable)
    return (
      <Answer key="offline">
        <EmptyState title={common.offlineTitle}>{t.offlineText}</EmptyState>
      </Answer>
    );
  if (unsure && overdue)
    return (
      <Answer key="weak">
        <EmptyState title={common.weakTitle}>{common.weakText}</EmptyState>
      </Answer>
    );
  if (unsure) return <Skeleton label={t.checking} lines={3} />;
  if (data === null)
    return (
      <Answer key="answered">
        <div role="status">
          <EmptyState title={t.notFound}>{t.notFoundText}</EmptyState>
        </div>
      </Answer>
    );

  const shown = data.status;
  const unconfirmed = fromCache && overdue ? t.unconfirmed : t.live;
  return (
    <Answer key="answered">
      <Frame as="section" role="status" aria-labelledby="booking-found">
        <H2 id="booking-found">{t.result}</H2>
        <Facts>
          <div>
            <dt>{t.reference}</dt>
            <dd translate="no">{data.referenceNumber}</dd>
          </div>
          <div>
            <dt>{t.status}</dt>
            <dd>
              <StatusBadge status={shown} />
            </dd>
          </div>
          <div>
            <dt>{t.clientName}</dt>
            <dd>{data.clientName}</dd>
          </div>
        </Facts>
        <p>{t.explained[shown](confirmationHours)}</p>
        <Suspense fallback={null}>
          <OwnPayment reference={data.referenceNumber} status={shown} />
        </Suspense>
        <Cluster>{isOver(shown) && <LinkButton to={paths.booking}>{t.book}</LinkButton>}</Cluster>
        <Soft as="p">{reachable ? unconfirmed : t.stale}</Soft>
      </Frame>
    </Answer>
  );
}
