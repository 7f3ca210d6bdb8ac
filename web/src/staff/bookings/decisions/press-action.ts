import { isAskedBefore } from '@tulia/domain/booking/cancellation';
import { hasWord } from '@tulia/domain/booking/line-word';
import { hasBegun } from '@tulia/domain/booking/offered-actions';
import { isActive } from '@tulia/domain/booking/status';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Board } from '../board/board-context';

/** Its dialog asks whether the later sessions go, too. */
const isOfSeries = ({ status, seriesId }: Booking) => seriesId != null && isActive(status);

/** Opens the dialog that the action needs, or begins the action with Undo. */
export function pressAction(
  board: Pick<Board, 'openDialog' | 'begin' | 'now'>,
  action: BookingAction,
  booking: Booking,
): void {
  switch (action) {
    case 'confirm':
    case 'move':
    case 'hand-over':
    case 'reject':
      board.openDialog(action, booking);
      break;
    case 'complete':
      if (hasBegun(booking, board.now)) board.begin('complete', booking);
      else board.openDialog('complete', booking);
      break;
    case 'cancel':
      if (isAskedBefore(booking, board.now) || isOfSeries(booking))
        board.openDialog('cancel', booking);
      else board.begin('cancel', booking);
      break;
    case 'no-show':
      if (hasWord(booking)) board.openDialog('no-show', booking);
      else board.begin('no-show', booking);
      break;
    default:
      board.begin(action, booking);
  }
}
