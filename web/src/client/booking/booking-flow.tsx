import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookingTexts } from './texts/booking';
import { formOutcomeTexts } from './texts/form-outcome';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { useWhyClosed } from '../../shared/practice/use-why-closed';
import { useSession } from '../../platform/session/session';
import { bookingChoiceOf, paths } from '../../paths';
import { PageHeading } from '../../ui/heading';
import { Container, Stack, WhereThereIsRoom, WithSide } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { Banner } from '../../ui/banner';
import { BookingForm } from './form/booking-form';
import type { Booked } from './values/booking-values';
import { lastBooking, rememberLastBooking } from './success/last-booking';
import { NotOpen } from './not-open';
import { PendingNotice } from './pending-notice';
import { SideColumn } from './side-column';
import { useKnownClient } from './use-known-client';
import { useOfferedServices } from './use-offered-services';

/** `form/booking-form.tsx` loads this view before it sends the request. */
const SuccessView = lazy(() => import('./success/success-view'));

/** The form with its side column, then the success view. `beside` stands at the top of the side column. */
export function BookingFlow({
  verifyNotice,
  beside,
}: {
  verifyNotice: ReactNode;
  beside?: ReactNode;
}) {
  const { t } = useTexts(bookingTexts);
  const { t: outcome } = useTexts(formOutcomeTexts);
  const session = useSession();
  const practice = usePractice();
  const services = useOfferedServices();
  const closed = useWhyClosed(services.provisional ? undefined : services.list);
  const [query, setQuery] = useSearchParams();
  const { known, agreed, waiting } = useKnownClient();
  const [booked, setBooked] = useState<Booked | null>(null);
  const [previous, setPrevious] = useState(lastBooking);

  const isFull = waiting >= practice.maxPendingPerClient;
  // The notice stands above the form only for a client who can send no more requests.
  const requests = <PendingNotice waiting={waiting} limit={practice.maxPendingPerClient} />;

  if (booked)
    return (
      <Suspense fallback={<Skeleton label={t.servicesLoading} lines={6} height="3rem" />}>
        <SuccessView
          booked={booked}
          signedIn={session.status === 'signed-in'}
          onAnother={() => setBooked(null)}
        />
      </Suspense>
    );
  return (
    <Container>
      <PageHeading lead={<WhereThereIsRoom>{t.lead}</WhereThereIsRoom>}>{t.title}</PageHeading>
      <WithSide>
        <Stack $gap="lg">
          {isFull && requests}
          {session.status === 'loading' ? (
            <Skeleton label={t.servicesLoading} lines={6} height="3rem" />
          ) : closed !== null ? (
            <NotOpen />
          ) : (
            <BookingForm
              key={session.user?.uid ?? ''}
              user={session.user}
              known={known}
              waiting={waiting}
              agreed={agreed}
              services={services}
              choice={bookingChoiceOf(query)}
              verifyNotice={verifyNotice}
              onBooked={(next) => {
                const record = {
                  reference_number: next.answer.referenceNumber,
                  booking_id: next.answer.bookingId,
                  status: next.answer.status,
                  submission_time: new Date().toISOString(),
                };
                rememberLastBooking(record);
                setPrevious(record);
                setBooked(next);
                // The next form must not begin with the time that the client has just booked.
                setQuery({}, { replace: true });
              }}
            />
          )}
          {!isFull && requests}
          {previous && (
            <Banner
              tone="neutral"
              action={
                <LinkButton to={paths.bookingStatus} variant="quiet" size="sm">
                  {outcome.bookingStatus}
                </LinkButton>
              }
            >
              {outcome.lastBooking(previous.reference_number)}
            </Banner>
          )}
        </Stack>
        <SideColumn services={services.list ?? []} beside={beside} />
      </WithSide>
    </Container>
  );
}
