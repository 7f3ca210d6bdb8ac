import { cancelBooking } from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { asRefusal } from '@tulia/domain/refusal';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import type { Language } from '../../../copy/catalogue';
import { useLanguage } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { toast } from '../../../ui/toast-store';
import {
  ABANDONED_AFTER_MS,
  openCancellationDesk,
  UNDO_MS,
  type Cancellation,
} from './cancellation-desk';
import { refusalText } from '../refusal-text';
import { unsentCancellations } from './unsent-cancellations';

/** Sends a cancellation and says how it went; never throws. */
async function send({ bookingId, version }: Cancellation, lang: Language): Promise<void> {
  const t = adminDecisionsCopy[lang];
  try {
    const { refundDue } = await call(cancelBooking, { bookingId, version });
    toast({ title: t.cancelled, description: refundDue ? t.refundDue : t.cancelledText });
  } catch (error) {
    toast({
      variant: 'destructive',
      title: t.cancelFailed,
      description: refusalText(asRefusal(error), lang),
    });
  }
}

const openDesk = (lang: Language) =>
  openCancellationDesk({
    ...unsentCancellations(crypto.randomUUID()),
    send: (cancellation) => send(cancellation, lang),
    now: () => Date.now(),
  });

/** Cancelling with Undo, for the rows of one board; whatever waits is sent when the board or the page is left. */
export function useCancellations() {
  const lang = useLanguage();
  const t = adminDecisionsCopy[lang];
  const [desk] = useState(() => openDesk(lang));
  const [shown] = useState(() => new Map<string, () => void>());
  const cancellations = useSyncExternalStore(desk.subscribe, desk.states);

  useEffect(() => {
    desk.resume();
    const again = setTimeout(desk.resume, ABANDONED_AFTER_MS + UNDO_MS);
    window.addEventListener('pagehide', desk.flush);
    const unsubscribe = desk.subscribe(() => {
      for (const [id, dismiss] of shown) {
        if (desk.states().get(id) === 'waiting') continue;
        shown.delete(id);
        dismiss();
      }
    });
    return () => {
      clearTimeout(again);
      window.removeEventListener('pagehide', desk.flush);
      desk.flush();
      unsubscribe();
    };
  }, [desk, shown]);

  const undoCancel = useCallback(
    ({ id, referenceNumber }: Booking) => {
      if (desk.undo(id)) toast({ title: t.kept, description: t.keptText(referenceNumber) });
    },
    [desk, t],
  );

  const cancel = useCallback(
    (booking: Booking) => {
      const { id, version, referenceNumber } = booking;
      if (desk.states().has(id)) return;
      desk.begin({ bookingId: id, version, referenceNumber });
      const { dismiss } = toast({
        title: t.cancelTitle,
        description: t.cancelText(referenceNumber),
        duration: UNDO_MS,
        action: {
          label: t.undo,
          altText: t.undoCancel(referenceNumber),
          onPress: () => undoCancel(booking),
        },
      });
      shown.set(id, dismiss);
    },
    [desk, shown, t, undoCancel],
  );

  return { cancellations, cancel, undoCancel };
}
