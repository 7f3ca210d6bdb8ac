import { cancelBooking, moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { chooseAnotherTime } from '@tulia/domain/calls/bookings/own-request';
import type { InputOf } from '@tulia/domain/calls/call';
import { refundDue } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useEffect, useRef, useState } from 'react';
import { paymentsCopy } from '../../shared/pay/texts';
import { sessionsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { useAction, type Action } from '../../platform/live/use-action';
import { toast } from '../../ui/toast-store';
import { useMoments } from './use-moments';

/**
 * Says that something is done, once: when the list shows it, or when the server answers before. The answer waits for
 * Google, the list does not; an answer that never comes is no failure of what the list shows.
 * @param seen what the list shows; null while it does not show it
 */
function useDone<Shown>(
  seen: Shown | null,
  tell: (shown: Shown) => void,
): { say: (shown: Shown) => void; isSaid: () => boolean } {
  const isSaid = useRef(false);
  const say = (shown: Shown) => {
    if (isSaid.current) return;
    isSaid.current = true;
    tell(shown);
  };
  useEffect(() => {
    if (seen !== null) say(seen);
  });
  return { say, isSaid: () => isSaid.current };
}

/** Cancels a session; the list hears of it by itself. */
export function useCancel(
  booking: Booking,
  onDone: () => void,
): Action<InputOf<typeof cancelBooking>> {
  const { t } = useCopy(sessionsCopy);
  const seen = booking.status === 'cancelled' ? { refund: refundDue(booking) } : null;
  const done = useDone(seen, ({ refund }) => {
    toast({
      title: t.cancelDialog.done,
      description:
        refund > 0 ? t.cancelDialog.doneRefund(formatMoney(refund)) : t.cancelDialog.doneText,
    });
    onDone();
  });
  return useAction(cancelBooking, {
    failed: t.cancelDialog.failed,
    onDone: done.say,
    onRefused: done.isSaid,
  });
}

/** A time that is taken, or cannot be booked: the refusal names free ones. */
export type TimeConflict = Refusal<'slot-taken'> | Refusal<'slot-unavailable'>;

/**
 * Moves a session to another time, or asks for another one. A conflict is told by the dialog, which names the free
 * times; any other refusal has been told by a toast.
 */
export function useMove(
  booking: Booking,
  on: { done: () => void; conflict: (conflict: TimeConflict) => void },
): {
  busy: boolean;
  run: (to: { date: string; time: string; startsAt: Instant }) => Promise<boolean>;
} {
  const { t } = useCopy(sessionsCopy);
  const { t: pay } = useCopy(paymentsCopy);
  const moments = useMoments();
  const { id: bookingId, version, timezone, startsAt } = booking;
  const isRequest = booking.status === 'pending';
  const [wanted, setWanted] = useState<{ startsAt: Instant; version: number } | null>(null);
  const isThere = wanted !== null && version > wanted.version && startsAt === wanted.startsAt;
  const done = useDone(isThere ? wanted : null, (moved) => {
    const moment = moments.full(moved.startsAt, timezone);
    toast(
      isRequest
        ? { title: pay.timeChosen, description: moment }
        : { title: t.moveDialog.done, description: t.moveDialog.doneText(moment) },
    );
    on.done();
  });
  const contract = isRequest ? chooseAnotherTime : moveBooking;
  const { busy, run } = useAction<InputOf<typeof moveBooking>, unknown>(contract, {
    failed: t.moveDialog.failed,
    onRefused: (refusal) => {
      if (done.isSaid()) return true;
      if (!refusal.is('slot-taken') && !refusal.is('slot-unavailable')) return false;
      on.conflict(refusal);
      return true;
    },
  });
  return {
    busy,
    run: async ({ date, time, startsAt: wish }) => {
      const moved = { startsAt: wish, version };
      setWanted(moved);
      const isMoved = await run({ bookingId, version, date, time });
      if (isMoved) done.say(moved);
      else setWanted(null);
      return isMoved;
    },
  };
}
