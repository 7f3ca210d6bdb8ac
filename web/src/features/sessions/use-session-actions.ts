import { cancelBooking, moveBooking } from '@tulia/domain/calls/decide-booking';
import { chooseAnotherTime } from '@tulia/domain/calls/own-request';
import type { InputOf } from '@tulia/domain/calls/call';
import type { Booking } from '@tulia/domain/records/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { formatMoney } from '@tulia/domain/wording/moments';
import { paymentsCopy } from '../../copy/booking/payments';
import { sessionsCopy } from '../../copy/booking/sessions';
import { useCopy } from '../../copy/use-copy';
import { useAction, type Action } from '../../live/use-action';
import { toast } from '../../ui/toast-store';
import { useMoments } from './use-moments';

/** Cancels a session; the list hears of it by itself. */
export function useCancel(onDone: () => void): Action<InputOf<typeof cancelBooking>> {
  const { t } = useCopy(sessionsCopy);
  return useAction(cancelBooking, {
    failed: t.cancelDialog.failed,
    onDone: ({ refund }) => {
      toast({
        title: t.cancelDialog.done,
        description:
          refund > 0 ? t.cancelDialog.doneRefund(formatMoney(refund)) : t.cancelDialog.doneText,
      });
      onDone();
    },
  });
}

/** A time that somebody else has, or that cannot be booked: the refusal names free ones. */
export type TimeConflict = Refusal<'slot-taken'> | Refusal<'slot-unavailable'>;

/**
 * Moves a session to another time, or asks for another one. A conflict is told by the dialog, which names the free times; any other refusal has
 * been told by a toast.
 */
export function useMove(
  booking: Booking,
  on: { done: () => void; conflict: (conflict: TimeConflict) => void },
): {
  busy: boolean;
  run: (to: { date: string; time: string; startsAt: number }) => Promise<boolean>;
} {
  const { t } = useCopy(sessionsCopy);
  const { t: pay } = useCopy(paymentsCopy);
  const moments = useMoments();
  const contract = booking.status === 'pending' ? chooseAnotherTime : moveBooking;
  const { busy, run } = useAction<InputOf<typeof moveBooking>, unknown>(contract, {
    failed: t.moveDialog.failed,
    onDone: on.done,
    onRefused: (refusal) => {
      if (!refusal.is('slot-taken') && !refusal.is('slot-unavailable')) return false;
      on.conflict(refusal);
      return true;
    },
  });
  const { id: bookingId, version, timezone } = booking;
  return {
    busy,
    run: async ({ date, time, startsAt }) => {
      const isMoved = await run({ bookingId, version, date, time });
      if (isMoved) {
        const moment = moments.full(startsAt, timezone);
        toast(
          booking.status === 'pending'
            ? { title: pay.timeChosen, description: moment }
            : { title: t.moveDialog.done, description: t.moveDialog.doneText(moment) },
        );
      }
      return isMoved;
    },
  };
}
