import { payStateOf } from '@tulia/domain/booking/pay-view';
import { isStaffRole } from '@tulia/domain/person/role';
import { lazy, Suspense, useEffect, useState } from 'react';
import { presentInstant } from '../../platform/hooks/clock';
import { sessionsTexts } from '../sessions/texts';
import { useTexts } from '../../platform/language/use-texts';
import { ConsentRequest } from '../sessions/consent-request/consent-request';
import { MySessionsList } from '../sessions/my-sessions-list';
import { sessionsInOrder } from '../sessions/sessions-in-order';
import { useMyBookings, type MyBookings } from '../../shared/bookings/use-my-bookings';
import { useSession } from '../../platform/session/session';
import { inviteToInstall } from '../../platform/offline/install';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useConnection } from '../../platform/offline/use-connection';
import { paths, withRedirect } from '../../paths';
import { PageHeading } from '../../ui/heading';
import { Container, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/states';

// Most clients have confirmed their address.
const VerifyEmailBanner = lazyPart(() =>
  import('../account/verify-email/verify-email-banner').then((part) => part.default),
);
// A card for who waits for a time; most wait for none.
const Waiting = lazy(() => import('../sessions/waiting/waiting-part'));
// Stands below the list, and may come late.
const PushOffer = lazy(() => import('../profile/notifications/push-offer'));

function Content({ bookings }: { bookings: MyBookings }) {
  const { t, common } = useTexts(sessionsTexts);
  const session = useSession();
  const [openedAt] = useState(presentInstant);
  const { ahead } = sessionsInOrder(bookings.list, openedAt);
  const isAhead = bookings.status === 'ready' && ahead.length > 0;
  const isToPay = ahead.some((booking) => payStateOf(booking, openedAt) === 'open');
  // The invitation stands above the page, so it waits while it would push a payment off the screen.
  const isMoment = isAhead && !isToPay;
  useEffect(() => {
    if (isMoment) inviteToInstall();
  }, [isMoment]);
  switch (session.status) {
    case 'loading':
      return <Skeleton label={t.loading} lines={5} />;
    case 'signed-out':
      return (
        <EmptyState
          title={t.loginTitle}
          action={
            <LinkButton to={withRedirect(paths.login, paths.mySessions)}>{common.logIn}</LinkButton>
          }
        >
          {t.loginText}
        </EmptyState>
      );
    case 'signed-in':
      return (
        // With the banner above it at once, so that nothing moves down later.
        <Suspense fallback={<Skeleton label={t.loading} lines={5} />}>
          {!session.user.emailVerified && (
            <>
              <VerifyEmailBanner />
              <p>{t.unverified}</p>
            </>
          )}
          <ConsentRequest bookings={bookings.list} />
          <Suspense fallback={null}>
            {session.user.emailVerified && (
              <Waiting uid={session.user.uid} bookings={bookings.list} />
            )}
          </Suspense>
          <MySessionsList bookings={bookings} />
          <Suspense fallback={null}>
            {isAhead && !isStaffRole(session.role) && <PushOffer />}
          </Suspense>
        </Suspense>
      );
  }
}

/** /my-sessions: without a guard, so that a visitor sees a link to the login (specification section 2). */
export default function MySessionsPage() {
  const { t } = useTexts(sessionsTexts);
  const bookings = useMyBookings();
  const connected = useConnection() === 'connected';
  return (
    <Container>
      <PageHeading lead={connected && !bookings.stale ? t.lead : t.leadApart}>
        {t.heading}
      </PageHeading>
      <Stack>
        <Content bookings={bookings} />
      </Stack>
    </Container>
  );
}
