import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import { isCodeAwaited, payViewOf } from '@tulia/domain/booking/pay-view';
import { promiseOf } from '@tulia/domain/booking/time-promise';
import { kenyanMobile, shownMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type { Booking } from '@tulia/domain/booking/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { paymentsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useNow } from '../../platform/hooks/use-now';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Stack } from '../../ui/layout';
import { OwnWays, SaidPaid } from './lazy-ways';
import { PayStatus } from './pay-status';
import { PromiseText } from './promise-text';
import { TimeAgain } from './time-again';
import { useFollowPayment } from './use-follow-payment';

interface PayPanelProps {
  booking: Booking;
  practice: PracticeSettings;
  /** the client's others, as far as the page has them: a series can be paid at once */
  bookings?: readonly Booking[];
  /** opens the free times; by default a link leads to them */
  onChooseTime?: (() => void) | undefined;
}

/** The money of the reader's own booking, and how to pay what is open. */
export function PayPanel({ booking, practice, bookings = [], onChooseTime }: PayPanelProps) {
  const { t } = useTexts(paymentsTexts);
  const now = useNow(5000);
  const view = payViewOf(booking, now);
  const isFollowed = view?.state === 'waiting' || view?.state === 'checking';
  useFollowPayment(booking.id, isFollowed ? (view.prompt?.attemptId ?? null) : null);
  const { id: bookingId, timezone } = booking;
  const again = <TimeAgain booking={booking} now={now} onChooseTime={onChooseTime} />;
  if (view === null) {
    // The time of a free session is held too.
    const promise = promiseOf(booking, now);
    if (promise === null) return null;
    return (
      <Stack $gap="xs">
        <PromiseText promise={promise} zone={timezone} />
        {again}
      </Stack>
    );
  }
  const own = kenyanMobile(booking.clientPhone);
  return (
    <PayStatus view={view} zone={timezone}>
      {again}
      {view.state === 'open' && (
        <OwnWays
          view={view}
          payment={practice.payment}
          booking={booking}
          bookings={bookings}
          ownPhone={own === null ? '' : shownMobile(own)}
        >
          <SaidPaid
            key={booking.saidCode}
            bookingId={bookingId}
            summary={waysToPay(practice).mobile?.by === 'till' ? null : t.said}
          />
        </OwnWays>
      )}
      {isCodeAwaited(view) && (
        <SaidPaid key={booking.saidCode} bookingId={bookingId} summary={t.codeWrong} />
      )}
      {booking.payment.paid > 0 && (
        <div>
          <LinkButton to={`${paths.receipt}?booking=${bookingId}`} variant="quiet" size="sm">
            {t.receipt}
          </LinkButton>
        </div>
      )}
    </PayStatus>
  );
}
