import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookingCopy } from '../../copy/booking/booking';
import { bookingOutcomeCopy } from '../../copy/booking/booking-outcome';
import { useCopy } from '../../copy/use-copy';
import { usePractice } from '../../data/practice';
import { useSession } from '../../session/session';
import { useOwnProfile } from '../../data/use-own-profile';
import { inviteToInstall } from '../../offline/install';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/heading';
import { Container, Stack, WithSide } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { Banner } from '../../ui/banner';
import { BookingForm, type Booked } from './form/booking-form';
import { lastBooking, rememberLastBooking } from './success/last-booking';
import { PendingNotice } from './pending-notice';
import { SideColumn } from './side-column';
import { SuccessView } from './success/success-view';
import { useOfferedServices } from './use-offered-services';

/** The booking page: the form beside its side column, then the success view. `verifyNotice` comes from the page. */
export function BookingFlow({ verifyNotice }: { verifyNotice: ReactNode }) {
  const { t } = useCopy(bookingCopy);
  const { t: outcome } = useCopy(bookingOutcomeCopy);
  const session = useSession();
  const practice = usePractice();
  const services = useOfferedServices();
  const profile = useOwnProfile(session.user?.uid ?? null).data;
  const [query] = useSearchParams();
  const [booked, setBooked] = useState<Booked | null>(null);
  const [previous, setPrevious] = useState(lastBooking);

  if (booked)
    return (
      <SuccessView
        booked={booked}
        practice={practice}
        signedIn={session.status === 'signed-in'}
        onAnother={() => setBooked(null)}
      />
    );
  return (
    <Container>
      <PageHeading lead={t.lead}>{t.title}</PageHeading>
      <WithSide>
        <Stack $gap="lg">
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
          <PendingNotice limit={practice.maxPendingPerClient} />
          {session.status === 'loading' ? (
            <Skeleton label={t.servicesLoading} lines={6} height="3rem" />
          ) : (
            <BookingForm
              key={session.user?.uid ?? ''}
              user={session.user}
              phone={profile?.profile.phone ?? ''}
              practice={practice}
              services={services}
              asked={query.get('service') ?? ''}
              askedPerson={query.get('with') ?? ''}
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
                inviteToInstall();
              }}
            />
          )}
        </Stack>
        <SideColumn practice={practice} services={services.list ?? []} />
      </WithSide>
    </Container>
  );
}
