import { offeredActions } from '@tulia/domain/booking/offered-actions';
import type { Booking } from '@tulia/domain/booking/booking';
import { Link } from 'react-router-dom';
import { nearMoment } from '../../shared/views/moments';
import { adminDecisionsTexts } from '../bookings/board/texts/decisions';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { useBoard } from '../bookings/board/board-context';
import { BookingActions } from '../bookings/decisions/booking-actions';
import { Ends, RequestLine, Who } from '../parts/panel-style';
import { useOpenLink } from '../parts/use-open-link';
import { useWithWhom } from './use-with-whom';
import { Soft } from '../../ui/layout';

/** An earlier session without an outcome, with a button for each outcome. */
export function ConcludeNeed({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(todayTexts);
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const board = useBoard();
  const openLink = useOpenLink();
  const withWhom = useWithWhom();
  const { id, clientName, startsAt, referenceNumber } = booking;
  const offered = offeredActions(booking, board.actorOn(booking), board.now);
  const about = withWhom(t.unconcluded(nearMoment(startsAt, board.now, lang)), booking);
  return (
    <RequestLine as="div" data-booking={referenceNumber}>
      <Who>
        <Link to={openLink(id)}>{clientName}</Link>
        <Soft>{about}</Soft>
      </Who>
      <Ends>
        {board.underWay.has(id) ? (
          <BookingActions booking={booking} />
        ) : (
          (['complete', 'no-show'] as const).map(
            (action) =>
              offered.includes(action) && (
                <Button
                  key={action}
                  size="sm"
                  variant="secondary"
                  aria-label={decisions.actionOn(decisions.actions[action], referenceNumber)}
                  onClick={() => board.begin(action, booking)}
                >
                  {decisions.actions[action]}
                </Button>
              ),
          )
        )}
      </Ends>
    </RequestLine>
  );
}
