/**
 * The actions that the server cannot take back: each waits five seconds, with Undo, before it is sent (design
 * section 6). The desk belongs to the tab, not to a page: on another page the action still waits, and the toast
 * with Undo stays. A tab that is closed or reloaded before the five seconds are over sends nothing: the booking
 * stays as it was. The browser asks first (`staff/frame/staff-shell.tsx`).
 */
import type { CancelSaid } from '@tulia/domain/booking/cancellation';
import { createStore } from '../../../../store';

export const UNDO_MS = 5000;

export type UndoableAction = 'cancel' | 'complete' | 'no-show' | 'reopen' | 'cancel-meeting';

export interface WaitingAction {
  action: UndoableAction;
  bookingId: string;
  /** the version that was on screen; the server refuses the action for another version */
  version: number;
  referenceNumber: string;
  /** who asked for the cancellation, and why */
  said?: CancelSaid;
}

/** The action that is under way with a booking; a booking has one at a time. */
export interface ActionUnderWay {
  action: UndoableAction;
  step: 'waiting' | 'sending';
}

export interface ActionDesk {
  /**
   * @param send sends the action and tells how it went; never throws.
   * @returns false while another action is under way
   */
  begin: (asked: WaitingAction, send: (asked: WaitingAction) => Promise<void>) => boolean;
  /** @returns true when the action still waited */
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
