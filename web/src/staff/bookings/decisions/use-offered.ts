import type { Booking } from '@tulia/domain/booking/booking';
import { offeredActions } from '@tulia/domain/booking/offered-actions';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import { useAreSeveral } from '../../../shared/practice/practitioners';
import { useBoard } from '../board/board-context';

/** The actions that staff may do now. Only where there is a colleague can a booking be handed over. */
export function useOffered(booking: Booking): BookingAction[] {
  const { actorOn, now } = useBoard();
  const areSeveral = useAreSeveral();
  return offeredActions(booking, actorOn(booking), now).filter(
    (action) => action !== 'hand-over' || areSeveral,
  );
}
