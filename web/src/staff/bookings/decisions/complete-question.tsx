import type { Booking } from '@tulia/domain/booking/booking';
import { practiceMoment } from '../../../shared/views/moments';
import { useTexts } from '../../../platform/language/use-texts';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { useBoard } from '../board/board-context';
import { adminDecisionsTexts } from '../board/texts/decisions';

/** Asks before staff complete a session that has not begun, which is mostly a slip. */
export function CompleteQuestion({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common, lang } = useTexts(adminDecisionsTexts);
  const { begin } = useBoard();
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t.completeTitle}
      description={t.completeEarly(booking.clientName, practiceMoment(booking.startsAt, lang))}
      cancelLabel={common.back}
      confirmLabel={t.complete}
      onConfirm={() => {
        begin('complete', booking);
        onClose();
      }}
    />
  );
}
