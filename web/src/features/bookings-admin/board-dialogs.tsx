import { bookingPath, bookings, type Booking } from '@tulia/domain/records/booking';
import { useDocument } from '../../live/use-document';
import type { BoardDialog } from './board-context';
import { PasteLinkDialog } from './meeting/paste-link-dialog';
import { RejectDialog } from './decisions/reject-dialog';
import { TimeDialog } from './decisions/time-dialog';

/**
 * The dialog open over the board. It follows its booking by itself: the row may leave the filtered list while somebody
 * is still typing, and a decision must name the version that is on screen.
 */
export default function OpenDialog({
  dialog,
  opened,
  onClose,
}: {
  dialog: BoardDialog;
  opened: Booking;
  onClose: () => void;
}) {
  const live = useDocument(bookingPath(opened.id), bookings);
  const booking = live.data ?? opened;
  switch (dialog) {
    case 'confirm':
    case 'move':
      return <TimeDialog booking={booking} mode={dialog} onClose={onClose} />;
    case 'reject':
      return <RejectDialog booking={booking} onClose={onClose} />;
    case 'paste-link':
      return <PasteLinkDialog booking={booking} onClose={onClose} />;
  }
}
