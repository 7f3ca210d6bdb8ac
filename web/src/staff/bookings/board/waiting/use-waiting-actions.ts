import { asksByWhom, isToldOf, type CancelSaid } from '@tulia/domain/booking/cancellation';
import type { Booking } from '@tulia/domain/booking/booking';
import { useCallback, useSyncExternalStore } from 'react';
import { presentInstant } from '../../../../platform/hooks/clock';
import { adminDecisionsTexts } from '../texts/decisions';
import { useTexts } from '../../../../platform/language/use-texts';
import { toast } from '../../../../ui/toast-store';
import { isSentAtOnce, pendingActions, UNDO_MS } from './pending-actions';
import type { PendingActions, SentAtOnce, UndoableAction } from './pending-actions';
import { sendAction } from './send-action';

/** Closes the toast of a waiting action, by booking id. */
const shown = new Map<string, () => void>();

function aboutCancelling(action: SentAtOnce, booking: Booking, said?: CancelSaid) {
  const now = presentInstant();
  const toldBy = booking.clientEmail === '' ? ('text' as const) : ('mail' as const);
  // A line that failed was nobody's wish, and its client is always told.
  if (action === 'line-failed') return { toldBy };
  return {
    toldBy: isToldOf(booking, now) ? toldBy : null,
    asksByWhom: said === undefined && asksByWhom(booking, now),
  };
}

/** Actions with Undo. They continue when staff leave the board. */
export function useWaitingActions(pending: PendingActions = pendingActions) {
  const { t, lang } = useTexts(adminDecisionsTexts);
  const underWay = useSyncExternalStore(pending.subscribe, pending.underWay, pending.underWay);

  const undo = useCallback(
    ({ id, clientName }: Booking) => {
      if (!pending.undo(id)) return;
      shown.get(id)?.();
      shown.delete(id);
      toast({ title: t.kept, description: t.keptText(clientName) });
    },
    [pending, t],
  );

  const begin = useCallback(
    (action: UndoableAction, booking: Booking, said?: CancelSaid) => {
      const { id, version, clientName } = booking;
      const asked = { action, bookingId: id, version, clientName, ...(said && { said }) };
      const more = isSentAtOnce(action) ? aboutCancelling(action, booking, said) : {};
      const begun = pending.begin({ ...asked, ...more }, (ready, offerUndo) => {
        shown.delete(id);
        return sendAction(ready, lang, offerUndo);
      });
      if (!begun || isSentAtOnce(action)) return;
      const { dismiss } = toast({
        title: t.waiting[action],
        description: t.waitingText(clientName),
        duration: UNDO_MS,
        action: {
          label: t.undo,
          altText: t.undoAction(clientName),
          onPress: () => undo(booking),
        },
      });
      shown.set(id, dismiss);
    },
    [pending, t, lang, undo],
  );

  return { underWay, begin, undo };
}
