import type { BookingStatus } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/booking/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { bookingPathOf, paths } from '../../paths';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { OutsideLink } from '../../shared/views/outside-link';
import { WaitButton } from '../booking/waiting/wait-button';
import type { SessionView } from './session-view';
import { useMoments } from './use-moments';

/** Whether the button books the same again or a new session; null for no button. */
const NEXT_BOOKING: Readonly<Record<BookingStatus, 'again' | 'new' | null>> = {
  pending: null,
  confirmed: 'again',
  completed: 'again',
  cancelled: 'again',
  no_show: 'again',
  rejected: 'new',
};

/** The buttons of a session, except the one to join it. */
export function SessionActions({
  booking,
  view,
  onCancel,
  onMove,
}: {
  booking: Booking;
  view: SessionView;
  onCancel: () => void;
  onMove: () => void;
}) {
  const { t, lang } = useTexts(sessionsTexts);
  const moments = useMoments();
  const next = NEXT_BOOKING[booking.status];
  return (
    <Cluster $gap="xs">
      {view.awaiting && (
        <Button variant="secondary" disabled>
          {t.awaiting}
        </Button>
      )}
      {next === 'new' && <LinkButton to={paths.booking}>{t.bookNew}</LinkButton>}
      {next === 'again' && (
        <LinkButton
          to={bookingPathOf({ service: booking.serviceId, with: booking.practitionerId })}
          variant="secondary"
        >
          {t.bookAgain}
        </LinkButton>
      )}
      {view.calendar !== null && <OutsideLink href={view.calendar}>{t.viewCalendar}</OutsideLink>}
      {view.mayMove && (
        <Button variant="secondary" onClick={onMove}>
          {t.move}
        </Button>
      )}
      {view.mayMove && (
        <WaitButton
          service={{ id: booking.serviceId, name: serviceName(booking.service, lang) }}
          practitionerId={null}
          instead={{ booking, moment: moments.full(booking.startsAt, booking.timezone) }}
        />
      )}
      {view.mayCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {view.awaiting ? t.cancelRequest : t.cancel}
        </Button>
      )}
    </Cluster>
  );
}
