import type { Booking } from '@tulia/domain/booking/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { useBoard } from '../board/board-context';
import { ClientWords } from '../board/client-words';
import { clientWordTexts } from '../board/texts/client-word';
import { adminDecisionsTexts } from '../board/texts/decisions';

/** Asks before a client who has said to be late, or asked for a call, is marked as missing. */
export function NoShowQuestion({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common } = useTexts(adminDecisionsTexts);
  const { t: words } = useTexts(clientWordTexts);
  const { begin } = useBoard();
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={words.missedTitle}
      description={words.missedText(booking.clientName)}
      cancelLabel={common.back}
      confirmLabel={t.actions['no-show']}
      onConfirm={() => {
        begin('no-show', booking);
        onClose();
      }}
    >
      <ClientWords booking={booking} />
    </AlertDialog>
  );
}
