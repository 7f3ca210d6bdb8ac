/**
 * What cannot be taken back on the server, with five seconds to take it back before it is sent (design section 6). The desk
 * belongs to the tab, not to a page: going on to another page changes nothing, and the toast with Undo stays. A tab that is
 * closed or loaded again before the five seconds are over sends nothing: the booking stays as it was.
 *
 * begin -> waiting -(undo, tab closed)-> nothing happened
 *                  -(5 s)-> sending -> done | refused
 */
import type { CancelSaid } from '@tulia/domain/booking/cancellation';
import { createStore } from '../../../../store';

export const UNDO_MS = 5000;

export type UndoableAction = 'cancel' | 'complete' | 'no-show' | 'reopen' | 'cancel-meeting';

export interface WaitingAction {
  action: UndoableAction;
  bookingId: string;
  /** the version that was on screen; another one refuses the action */
  version: number;
  referenceNumber: string;
  /** of a cancellation: by whom, and why */
  said?: CancelSaid;
}

/** What is under way with a booking; one thing at a time. */
export interface ActionUnderWay {
  action: UndoableAction;
  step: 'waiting' | 'sending';
}

export interface ActionDesk {
  /** @param send carries it out and says how it went; never throws. @returns false while something is under way already */
  begin: (asked: WaitingAction, send: (asked: WaitingAction) => Promise<void>) => boolean;
  /** true when it came in time */
  undo: (bookingId: string) => boolean;
  /** by booking */
  underWay: () => ReadonlyMap<string, ActionUnderWay>;
  subscribe: (listener: () => void) => () => void;
}

export function openActionDesk(): ActionDesk {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const underWay = createStore<ReadonlyMap<string, ActionUnderWay>>(new Map());

  const set = (bookingId: string, next: ActionUnderWay | null) => {
    const changed = new Map(underWay.get());
    if (next === null) changed.delete(bookingId);
    else changed.set(bookingId, next);
    underWay.set(changed);
  };

  return {
    begin: (asked, send) => {
      const { action, bookingId } = asked;
      if (underWay.get().has(bookingId)) return false;
      const dispatch = () => {
        timers.delete(bookingId);
        set(bookingId, { action, step: 'sending' });
        void send(asked).finally(() => set(bookingId, null));
      };
      timers.set(bookingId, setTimeout(dispatch, UNDO_MS));
      set(bookingId, { action, step: 'waiting' });
      return true;
    },
    undo: (bookingId) => {
      const timer = timers.get(bookingId);
      if (timer === undefined) return false;
      clearTimeout(timer);
      timers.delete(bookingId);
      set(bookingId, null);
      return true;
    },
    underWay: underWay.get,
    subscribe: underWay.subscribe,
  };
}

/** The desk of this tab. */
export const actionDesk = openActionDesk();
