import { refundDue } from '@tulia/domain/booking/payment';
import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import type { FreeTime, Refusal } from '@tulia/domain/refusal';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useEffect, useRef, useState } from 'react';
import { freeTimesOf } from '../../shared/bookings/free-times';
import { paymentsTexts } from '../../shared/pay/texts';
import { useSessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useAction, type Action } from '../../platform/live/use-action';
import { toast } from '../../ui/toast-store';
import { useMoments } from './use-moments';

/** How a session is changed: by the account of its client, or by a link. Each throws a `Refusal`. */
export interface ChangeWays {
  cancel: (seen: { version: number }) => Promise<{ refund: number }>;
  move: (to: { version: number; date: string; time: string }) => Promise<unknown>;
}

/** What the dialogs are opened with. */
export interface SessionDialogProps {
  /** as it stands: a change made meanwhile elsewhere shows, and the version that is sent is the one on screen */
  session: ChangeableSession;
  /** of its service; left out where it must not be shown */
  name?: string;
  ways: ChangeWays;
  onClose: () => void;
}

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

/** Cancels a session; what shows it hears of it by itself. */
export function useCancel(
  session: ChangeableSession,
  { cancel }: ChangeWays,
  onDone: () => void,
): Action<{ version: number }> {
  const { t } = useSessionsTexts();
  const seen = session.status === 'cancelled' ? { refund: refundDue(session) } : null;
  const done = useDone(seen, ({ refund }) => {
    toast({
      title: t.cancelDialog.done,
      description:
        refund > 0 ? t.cancelDialog.doneRefund(formatMoney(refund)) : t.cancelDialog.doneText,
    });
    onDone();
  });
  return useAction(cancel, {
    failed: t.cancelDialog.failed,
    onDone: done.say,
    onRefused: done.isSaid,
  });
}

/**
 * Moves a session to another time, or asks for another one. A conflict is told by the dialog, which names the free
 * times; any other refusal has been told by a toast.
 */
export function useMove(
  session: ChangeableSession,
  ways: ChangeWays,
  on: { done: () => void; conflict: (refusal: Refusal, free: FreeTime[]) => void },
) {
  const { t } = useSessionsTexts();
  const { t: pay } = useTexts(paymentsTexts);
  const moments = useMoments();
  const { version, timezone, startsAt } = session;
  const isRequest = session.status === 'pending';
  const [wanted, setWanted] = useState<{ startsAt: number; version: number } | null>(null);
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
  const { busy, run } = useAction(ways.move, {
    failed: t.moveDialog.failed,
    onRefused: (refusal) => {
      if (done.isSaid()) return true;
      const free = freeTimesOf(refusal);
      if (free === null) return false;
      on.conflict(refusal, free);
      return true;
    },
  });
  return {
    busy,
    run: async ({ date, time, startsAt: wish }: FreeTime) => {
      const moved = { startsAt: wish, version };
      setWanted(moved);
      const isMoved = await run({ version, date, time });
      if (isMoved) done.say(moved);
      else setWanted(null);
      return isMoved;
    },
  };
}
