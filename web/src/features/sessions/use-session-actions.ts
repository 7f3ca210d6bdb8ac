import { cancelBooking, moveBooking } from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { refusalSentence } from '../../copy/refusals';
import { sessionsCopy } from '../../copy/booking/sessions';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { toast } from '../../ui/toast-store';
import { useMoments } from './use-moments';

/** Cancels a session; the list hears of it by itself. `run` answers whether it worked; a failure has been told by then. */
export function useCancel(): { busy: boolean; run: (booking: Booking) => Promise<boolean> } {
  const { t, lang } = useCopy(sessionsCopy);
  const [busy, setBusy] = useState(false);
  const run = async ({ id, version }: Booking) => {
    setBusy(true);
    try {
      const { refund } = await call(cancelBooking, { bookingId: id, version });
      toast({
        title: t.cancelDialog.done,
        description:
          refund > 0 ? t.cancelDialog.doneRefund(formatMoney(refund)) : t.cancelDialog.doneText,
      });
      return true;
    } catch (error) {
      tell(t.cancelDialog.failed, refusalSentence(refusalIn(error), lang));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/**
 * Moves a session to another time. Answers null when it worked, else the refusal: a conflict is told by the dialog, which
 * names the free times; anything else has been told by a toast.
 */
export function useMove(): {
  busy: boolean;
  run: (
    booking: Booking,
    to: { date: string; time: string; startsAt: number },
  ) => Promise<Refusal | null>;
} {
  const { t, lang } = useCopy(sessionsCopy);
  const moments = useMoments();
  const [busy, setBusy] = useState(false);
  const run = async (
    booking: Booking,
    { date, time, startsAt }: { date: string; time: string; startsAt: number },
  ) => {
    setBusy(true);
    try {
      await call(moveBooking, { bookingId: booking.id, version: booking.version, date, time });
      toast({
        title: t.moveDialog.done,
        description: t.moveDialog.doneText(moments.full(startsAt, booking.timezone)),
      });
      return null;
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal.is('slot-taken') && !refusal.is('slot-unavailable'))
        tell(t.moveDialog.failed, refusalSentence(refusal, lang));
      return refusal;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

function refusalIn(error: unknown): Refusal {
  return error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
}

function tell(title: string, description: string) {
  toast({ title, description, variant: 'destructive' });
}
