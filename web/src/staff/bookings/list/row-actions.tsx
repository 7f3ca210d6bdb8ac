import type { Booking } from '@tulia/domain/booking/booking';
import { useBoard } from '../board/board-context';
import { UnderWay } from '../decisions/booking-actions';
import { FittingButtons, useFitting } from '../decisions/fitting-buttons';
import { Acts } from './list-style';

/** The two actions that fit the moment; the others are in the menu (decision 035). */
export function RowActions({ booking, onDetails }: { booking: Booking; onDetails: () => void }) {
  const { underWay } = useBoard();
  const fitting = useFitting(booking, 'any-time');
  return (
    <Acts>
      {underWay.has(booking.id) ? (
        <UnderWay booking={booking} />
      ) : (
        <FittingButtons booking={booking} fitting={fitting} onOpen={onDetails} />
      )}
    </Acts>
  );
}
