import { refundDue } from '@tulia/domain/booking/payment';
import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import type { FreeTime } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useEffect, useRef, useState } from 'react';
import { freeTimesOf } from '../../shared/bookings/free-times';
import { paymentsTexts } from '../../shared/pay/texts';
import { sessionsTexts } from './texts';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { useAction, type Action } from '../../platform/live/use-action';
import { toast } from '../../ui/toast-store';
import { useMoments } from './use-moments';

/** The calls that change a session: with an account, or by a link. Each throws a `Refusal`. */
export interface ChangeWays {
  cancel: (seen: { version: number }) => Promise<{ refund: number }>;
  move: (to: { version: number; date: string; time: string }) => Promise<unknown>;
}

/** The later sessions of a series, which may change with this one. */
export interface LaterSessions {
  later: readonly ChangeableSession[];
  /** changes this session and the later ones: all, or none */
  together: ChangeWays;
}

export interface SessionDialogProps {
  /** the live session: the dialog shows changes from elsewhere and sends the version on screen */
  session: ChangeableSession;
  /** name of the service; undefined when it must not be shown */
  name?: string;
  ways: ChangeWays;
  series?: LaterSessions;
  onClose: () => void;
}

/**
 * Reports a change once: when the listener shows it, or when the server answers, whichever is first. The server waits
 * for Google, the listener does not. If the answer never comes, a change that the listener shows has not failed.
 * @param seen the change that the listener shows, or null
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

export function useCancel(
  session: ChangeableSession,
  { cancel }: ChangeWays,
  onDone: () => void,
  isTogether = false,
): Action<{ version: number }> {
  const { t } = useTexts(sessionsTexts);
  // The listener shows one session, and not the money of all.
  const seen =
    !isTogether && session.status === 'cancelled' ? { refund: refundDue(session) } : null;
  const done = useDone(seen, ({ refund }) => {
    toast({
      title: isTogether ? t.series.cancelled : t.cancelDialog.done,
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
 * Moves a session, or asks for another time. The dialog shows a conflict with the free times; a toast shows any other
 * refusal.
 */
export function useMove(
  session: ChangeableSession,
  ways: ChangeWays,
  on: {
    done: () => void;
    conflict: (said: string, free: FreeTime[]) => void;
  },
) {
  const { t, lang } = useTexts(sessionsTexts);
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
      if (refusal.is('times-unavailable')) {
        const days = refusal.details.clashes.map(({ date, time }) =>
          moments.full(toInstant(date, time), timezone),
        );
        on.conflict(t.series.notAll(days.join(', ')), []);
        return true;
      }
      const free = freeTimesOf(refusal);
      if (free === null) return false;
      on.conflict(refusalSentence(refusal, lang), free);
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
