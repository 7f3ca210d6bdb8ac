import { CalendarHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReachUs } from '../../shared/views/reach-us';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useOnline } from '../../platform/offline/use-connection';
import { isOwnDevice } from '../../platform/device/own-device';
import { paths } from '../../paths';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/states';
import { BookingsNotice } from './bookings-notice';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';

/** The loading, failed and empty states of the list, else `children`. */
export function BookingsState({
  bookings,
  children,
}: {
  bookings: MyBookings;
  children: ReactNode;
}) {
  const { t, common } = useTexts(sessionsTexts);
  const online = useOnline();
  switch (bookings.status) {
    case 'loading':
      return (
        <Card>
          <Skeleton label={t.loading} lines={5} />
        </Card>
      );
    case 'error':
      return (
        <ErrorState
          title={t.loadError}
          action={<Button onClick={bookings.retry}>{common.retry}</Button>}
        >
          {t.loadErrorText}
        </ErrorState>
      );
    case 'unreachable':
      return online ? (
        <EmptyState title={common.weakTitle}>{common.weakText}</EmptyState>
      ) : (
        <EmptyState
          title={common.offlineTitle}
          action={!isOwnDevice() && <p>{t.offlineOwnDevice}</p>}
        >
          {t.offlineText} <ReachUs />
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <BookingsNotice bookings={bookings} />
          {bookings.list.length === 0 ? (
            <EmptyState
              icon={<CalendarHeart aria-hidden size={40} />}
              title={t.emptyTitle}
              action={<LinkButton to={paths.booking}>{t.bookFirst}</LinkButton>}
            >
              {t.emptyText}
            </EmptyState>
          ) : (
            <>
              {children}
              <Earlier earlier={bookings.earlier} />
            </>
          )}
        </>
      );
  }
}

function Earlier({ earlier: { state, load } }: Pick<MyBookings, 'earlier'>) {
  const { t } = useTexts(sessionsTexts);
  if (state === 'none') return null;
  return (
    <>
      {state === 'failed' && <Banner tone="danger">{t.earlierFailed}</Banner>}
      <div>
        <Button
          variant="secondary"
          busy={state === 'loading'}
          busyLabel={t.loadingEarlier}
          onClick={load}
        >
          {t.showEarlier}
        </Button>
      </div>
    </>
  );
}
